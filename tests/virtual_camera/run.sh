#!/usr/bin/env bash
# The built program against a real /dev/video0 inside a small virtual machine: the real drivers' path, unplugged, stalled,
# busy, without Huffman tables. Not part of `cargo test`: it needs a tool that boots such a machine.
#
#   ROLLCALL_VCAM=/path/to/tool bash tests/virtual_camera/run.sh [CASE...]
#
# The tool's folder holds `run.sh [--size WxH] [--format mjpeg|mjpeg-nodht|yuyv] [--fps N] [--do FILE] [--limit S]
# [--out DIR] BINARY CLIP... -- ARGS...`; a CLIP is a folder of JPEG frames, or `vivid` for a camera that can be unplugged.
# In FILE it offers vcam_unplug, vcam_replug, vcam_feed_stop, vcam_feed_go, vcam_feed_kill; BINARY may be a shell script.
#
#   ROLLCALL_BINARY   the program (target/debug/rollcall)
#   ROLLCALL_FRAMES   the frames that are fed (the project's own roll)
#   ROLLCALL_FPS      their rate (15); an emulated machine that looks at fewer a second misses most of a roll: 5 there
#   ROLLCALL_SETUP    a setup.json for them, so that no card need be found
set -u
here=$(cd "$(dirname "$0")/../.." && pwd)
tool=${ROLLCALL_VCAM:?the folder of the tool that boots a virtual machine with a camera}
binary=${ROLLCALL_BINARY:-$here/target/debug/rollcall}
frames=${ROLLCALL_FRAMES:-$here/tests/data/clips/opens_on_gate_2/frames}
fps=${ROLLCALL_FPS:-15}
work=$(mktemp -d "${TMPDIR:-/tmp}/rollcall-vcam.XXXXXX")
failed=0

# guest NAME OPTIONS-OF-THE-TOOL... -- ARGS: what it prints lands in $work/NAME.log, files in $work/NAME/.
guest() {
  local name=$1 clip=$frames; shift
  local options=()
  while [ "$1" != -- ]; do
    case $1 in --vivid) clip=vivid; shift;; *) options+=("$1"); shift;; esac
  done
  shift
  bash "$tool/run.sh" --fps "$fps" --limit 200 --out "$work/$name" "${options[@]}" "${program:-$binary}" "$clip" -- "$@" \
    > "$work/$name.log" 2>&1
  echo "exit $?" >> "$work/$name.log"
}

# says NAME WORDS...: each must be in its log.
says() {
  local name=$1 words; shift
  for words in "$@"; do
    if ! grep -qF -- "$words" "$work/$name.log"; then
      echo "FAILED $name: it does not say: $words (see $work/$name.log)"
      failed=1
      return
    fi
  done
  echo "ok     $name"
}

wanted() { [ ${#cases[@]} -eq 0 ] || printf '%s\n' "${cases[@]}" | grep -qx -- "$1"; }
cases=("$@")

if wanted cameras; then
  guest cameras -- cameras --format json
  says cameras '"name":"Fed Webcam 0"' '"source":"camera:Fed Webcam 0"' '"picked":{"format":"MJPEG"' '"event":"end","cameras":1'
fi

for size in 640x480 1280x720; do
  for format in mjpeg yuyv mjpeg-nodht; do
    name=record-$format-$size
    wanted "$name" || continue
    guest "$name" --size "$size" --format "$format" -- -v record --source camera --seconds 5 --format json clip
    says "$name" '"event":"recorded"' "\"width\":${size%x*},\"height\":${size#*x}" 'exit 0'
    grep -h '"recorded"' "$work/$name.log" | sed 's/^/       /'
  done
done

if wanted roll; then
  options=()
  set_up=()
  if [ -n "${ROLLCALL_SETUP:-}" ]; then
    options=(--file "$ROLLCALL_SETUP")
    set_up=(--setup setup.json)
  fi
  # The clip goes round for ever: a table must lie calm before a roll, and what was rolled must be gone again.
  mkdir -p "$work/roll-frames"
  number=0
  lay() { number=$((number + 1)); cp "$1" "$work/roll-frames/$(printf %04d $number).jpg"; }
  files=("$frames"/*.jpg)
  for _ in $(seq 40); do lay "${files[0]}"; done
  for file in "${files[@]}"; do lay "$file"; done
  for _ in $(seq 30); do lay "${files[-1]}"; done
  frames=$work/roll-frames guest roll "${options[@]}" -- -v detect --source camera --seconds 40 --format json "${set_up[@]}"
  says roll '"event":"call"' '"event":"end"' 'exit 0'
  grep -hE 'first picture|"event":"(call|end)"' "$work/roll.log" | cut -c1-200 | sed 's/^/       /'
fi

if wanted stall; then
  printf 'sleep 9; vcam_feed_stop 0; sleep 6; vcam_feed_go 0\n' > "$work/do"
  guest stall --do "$work/do" -- record --source camera --seconds 26 --format json clip
  says stall 'has sent no picture for 3 seconds' 'pictures come again' '"event":"recorded"' 'exit 0'
fi

if wanted silent; then
  printf 'sleep 5; vcam_feed_kill 0\n' > "$work/do"
  guest silent --do "$work/do" -- detect --source camera --seconds 12 --format json
  says silent '"event":"end"' 'exit 0'
fi

if wanted unplug; then
  printf 'sleep 9; vcam_unplug 0; sleep 4; vcam_replug 0\n' > "$work/do"
  guest unplug --vivid --do "$work/do" -- record --source camera --seconds 26 --format json clip
  says unplug 'is gone; plug it in again' 'pictures come again' '"event":"recorded"' 'exit 0'
fi

if wanted busy; then
  cat > "$work/busy.sh" <<'G'
name=rollcall
./$name detect --source camera --seconds 9 --format json & sleep 4
./$name detect --source camera --seconds 3 --format json
echo "the second ended with $?"
wait
G
  cp "$binary" "$work/rollcall"
  program=$work/busy.sh guest busy --vivid --file "$work/rollcall" -- 
  says busy 'is used by another program' 'the second ended with 2' '"event":"end"'
fi

[ $failed -eq 0 ] && echo "everything is as it should be; logs in $work"
exit $failed
