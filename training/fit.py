"""Learns the judge's model of an opened toy from simulated close-ups.

  cargo run --release --example lessons -- lessons.bin 40000 1000000
  python3 training/fit.py lessons.bin --out assets/judge/opening.model --check tests/data/opening_model.txt

Needs numpy and torch. The model sees two close-ups (at rest; the last clear frame of its roll), the ball's expected outline and
a few numbers, and says: closed, partly open, open, or no such thing; and where the toy's base stands, off the ball's foot.
"""
import argparse
import math
import struct

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SIDE, CHANNELS, NUMBERS = 48, 6, 28
VIEW = CHANNELS * SIDE * SIDE
RADIUS = 9.0
# Places of the record's numbers.
SUBJECT, HAS_ROLL, BASE, SEEN = 0, 2, slice(3, 5), slice(5, 28)
# Of the seen numbers: those the model is given, with the middle and spread by which they are brought to about one.
GIVEN = [(5, 0.85, 0.2), (6, 14.0, 6.0), (7, 1.02, 0.06), (8, 0.7, 0.2), (9, 0.85, 0.2), (10, 1.4, 0.7)]
SHAPES = [(0, 0.9, 0.2), (1, 0.8, 0.25), (2, 0.15, 0.2), (3, 0.3, 0.5), (4, 0.8, 0.8), (5, 0.9, 1.0), (6, 0.5, 0.2)]
WIDTHS = [20, 24, 40, 40, 64]
VIEW_OUT, HIDDEN = 48, 64


def load(paths):
    size = 2 * VIEW + 4 * NUMBERS
    parts = []
    for path in paths:
        raw = np.fromfile(path, dtype=np.uint8)
        parts.append(raw[: len(raw) // size * size].reshape(-1, size))
    raw = np.concatenate(parts)
    views = torch.from_numpy(raw[:, : 2 * VIEW].reshape(-1, 2, CHANNELS, SIDE, SIDE))
    numbers = torch.from_numpy(raw[:, 2 * VIEW :].copy().view(np.float32))
    return views, numbers


def given(numbers):
    """The numbers the model is given, each about one in size."""
    columns = [(numbers[:, k] - middle) / spread for k, middle, spread in GIVEN]
    has = numbers[:, HAS_ROLL]
    for start, seen in ((14, torch.ones_like(has)), (21, has)):
        columns += [(numbers[:, start + k] - middle) / spread * seen for k, middle, spread in SHAPES]
    columns.append(has)
    return torch.stack(columns, 1).clamp(-4, 4)


GIVEN_COUNT = len(GIVEN) + 2 * len(SHAPES) + 1


def ring():
    """Distance from the expected ball's middle in its radii, less one."""
    at = torch.arange(SIDE) - (SIDE - 1) / 2
    return ((at[:, None] ** 2 + at[None, :] ** 2).sqrt() / RADIUS - 1).clamp(-1, 1.5)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        a, b, c, d, e = WIDTHS
        self.convs = nn.ModuleList(
            [
                nn.Conv2d(CHANNELS + 1, a, 5, 2, 2),
                nn.Conv2d(a, b, 3, 1, 1),
                nn.Conv2d(b, c, 3, 2, 1),
                nn.Conv2d(c, d, 3, 1, 1),
                nn.Conv2d(d, e, 3, 2, 1),
            ]
        )
        self.view_out = nn.Linear(e * 36, VIEW_OUT)
        self.hidden = nn.Linear(3 * VIEW_OUT + GIVEN_COUNT, HIDDEN)
        self.out = nn.Linear(HIDDEN, 8)
        self.register_buffer("ring", ring()[None, None])

    def view(self, view):
        x = torch.cat([view, self.ring.expand(len(view), 1, SIDE, SIDE)], 1)
        for conv in self.convs:
            x = F.relu(conv(x))
        x = F.dropout(x.flatten(1), 0.15, self.training)
        return F.relu(self.view_out(x))

    def forward(self, views, numbers, has):
        rest, roll = self.view(views[:, 0]), self.view(views[:, 1]) * has[:, None]
        x = torch.cat([rest, roll, (rest - roll) * has[:, None], numbers], 1)
        x = F.dropout(F.relu(self.hidden(x)), 0.1, self.training)
        return self.out(x)


def vary(views, numbers):
    """Other light, other cameras, other colours: whatever does not change what the toy did."""
    n = len(views)
    views = views.float() / 127.5 - 1
    base = numbers[:, BASE].clone()
    flip = torch.rand(n) < 0.5
    views[flip] = views[flip].flip(-1)
    base[flip, 0] *= -1
    # Colours in another order; one gain and bend for all, a little of its own for each picture.
    for i in torch.nonzero(torch.rand(n) < 0.35).flatten().tolist():
        order = torch.randperm(3)
        views[i] = views[i][:, torch.cat([order, order + 3])]
    grey = torch.nonzero(torch.rand(n) < 0.08).flatten()
    if len(grey):
        v = views[grey].view(len(grey), 2, 2, 3, SIDE, SIDE)
        views[grey] = v.mean(3, keepdim=True).expand_as(v).reshape(len(grey), 2, 6, SIDE, SIDE)
    light = (views + 1) / 2
    bend = torch.exp(0.35 * torch.randn(n, 1, 1, 1, 1))
    light = light.clamp(1e-4, 1) ** bend
    gain = torch.exp(0.15 * torch.randn(n, 1, 1, 1, 1)) * torch.exp(0.05 * torch.randn(n, 1, 3, 1, 1)).repeat(1, 1, 2, 1, 1)
    own = torch.exp(0.02 * torch.randn(n, 2, 2, 1, 1, 1)).expand(n, 2, 2, 3, 1, 1).reshape(n, 2, 6, 1, 1)
    light = light * gain * own
    # Somebody's shadow over one or both of the pictures after.
    at = torch.linspace(-1, 1, SIDE)
    angle, shift = torch.rand(n) * 2 * math.pi, torch.rand(n) * 1.6 - 0.8
    across = at[None, None, :] * torch.cos(angle)[:, None, None] + at[None, :, None] * torch.sin(angle)[:, None, None]
    edge = torch.sigmoid((across - shift[:, None, None]) * (3 + 20 * torch.rand(n, 1, 1)))
    depth = torch.where(torch.rand(n) < 0.2, 0.6 * torch.rand(n), torch.zeros(n))
    shade = 1 - depth[:, None, None] * edge
    shaded = torch.rand(n, 2) < 0.75
    for which in range(2):
        on = shaded[:, which]
        light[on, which, :3] *= shade[on][:, None]
    sigma = 0.016 * torch.rand(n, 1, 1, 1, 1)
    light = light + sigma * torch.randn_like(light)
    soft = torch.nonzero(torch.rand(n) < 0.2).flatten()
    if len(soft):
        v = light[soft].reshape(-1, 1, SIDE, SIDE)
        light[soft] = F.avg_pool2d(F.pad(v, (1, 1, 1, 1), "replicate"), 3, 1).reshape(len(soft), 2, 6, SIDE, SIDE)
    # The ball is not found to the pixel.
    for i in torch.nonzero(torch.rand(n) < 0.4).flatten().tolist():
        dx, dy = (int(v) for v in torch.randint(-1, 2, (2,)))
        which = int(torch.randint(0, 2, (1,)))
        light[i, which] = light[i, which].roll((dy, dx), (-2, -1))
    has = numbers[:, HAS_ROLL] * (torch.rand(n) > 0.2).float()
    given_numbers = numbers.clone()
    given_numbers[:, HAS_ROLL] = has
    return light.clamp(0, 1) * 2 - 1, base, has, given_numbers


def losses(out, subject, base):
    kind = F.cross_entropy(out[:, :4], subject, label_smoothing=0.02)
    toy = subject < 3
    log_spread = out[toy, 6:8].clamp(-4, 2)
    place = (((out[toy, 4:6] - base[toy]) / log_spread.exp()) ** 2 / 2 + log_spread).mean()
    return kind, place


def quality(model, views, numbers):
    model.eval()
    outs = []
    with torch.no_grad():
        for i in range(0, len(views), 512):
            n = numbers[i : i + 512]
            outs.append(model(views[i : i + 512].float() / 127.5 - 1, given(n), n[:, HAS_ROLL]))
    out = torch.cat(outs)
    subject = numbers[:, SUBJECT].long()
    toy = subject < 3
    share = out[:, :4].softmax(1)
    opened = (share[:, 1] + share[:, 2]) / (share[:, :3].sum(1) + 1e-9)
    truth = subject > 0
    right = ((opened > 0.5) == truth)[toy].float().mean().item()
    sure = (opened - 0.5).abs() > 0.4
    sure_right = ((opened > 0.5) == truth)[toy & sure].float().mean().item()
    other = ((share[:, 3] > 0.5) == (subject == 3)).float().mean().item()
    off = (out[toy, 4:6] - numbers[toy][:, BASE]).norm(dim=1).median().item()
    loss = F.cross_entropy(out[:, :4], subject).item()
    return f"loss {loss:.4f} open/closed right {right:.4f}, of the sure {sure_right:.4f} ({sure[toy].float().mean():.3f}); other {other:.4f}; base off {off:.3f}"


def write(model, path):
    """One signed byte a weight with one scale an output; scales and biases as f32, little-endian."""
    with open(path, "wb") as file:
        file.write(b"RCM1")
        for layer in [*model.convs, model.view_out, model.hidden, model.out]:
            weight = layer.weight.detach().flatten(1)
            scale = weight.abs().amax(1).clamp(min=1e-8) / 127
            whole = (weight / scale[:, None]).round().clamp(-127, 127)
            layer.weight.data = (whole * scale[:, None]).view_as(layer.weight)
            file.write(struct.pack("<II", *weight.shape))
            file.write(scale.numpy().astype("<f4").tobytes())
            file.write(layer.bias.detach().numpy().astype("<f4").tobytes())
            file.write(whole.numpy().astype(np.int8).tobytes())


def write_check(model, path):
    """The answer to a made-up input, for the test that reads the model elsewhere."""
    at = torch.arange(2 * VIEW)
    views = ((at * 7919 + at // 48 * 104729) % 251).to(torch.uint8).view(1, 2, CHANNELS, SIDE, SIDE)
    numbers = torch.sin(torch.arange(GIVEN_COUNT).float())[None]
    model.eval()
    with torch.no_grad():
        rows = [model(views.float() / 127.5 - 1, numbers, torch.tensor([has]))[0] for has in (1.0, 0.0)]
    with open(path, "w") as file:
        for row in rows:
            file.write(" ".join(f"{v:.5f}" for v in row) + "\n")


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("lessons", nargs="+")
    ask.add_argument("--exam", nargs="*", default=[], help="lessons of other families, only measured")
    ask.add_argument("--out", default="opening.model")
    ask.add_argument("--check")
    ask.add_argument("--epochs", type=int, default=12)
    ask.add_argument("--start", help="a state to go on from")
    ask.add_argument("--state", default="opening.pt")
    asked = ask.parse_args()
    torch.manual_seed(1)
    # Threads that wait for each other cost more than they save on so small a network.
    torch.set_num_threads(1)
    views, numbers = load(asked.lessons)
    mixed = torch.randperm(len(views))
    views, numbers = views[mixed], numbers[mixed]
    exams = {path: load([path]) for path in asked.exam}
    held = max(500, len(views) // 20)
    # Quicker on a processor.
    model = Model().to(memory_format=torch.channels_last)
    if asked.start:
        model.load_state_dict(torch.load(asked.start))
    count = sum(p.numel() for p in model.parameters())
    print(f"{len(views)} lessons, {held} held back; {count} weights", flush=True)
    steps = asked.epochs * ((len(views) - held) // 128)
    best = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.02)
    rate = torch.optim.lr_scheduler.OneCycleLR(best, 2e-3, total_steps=steps + 1, pct_start=0.1)
    for epoch in range(asked.epochs):
        model.train()
        order = torch.randperm(len(views) - held) + held
        total = [0.0, 0.0]
        for i in range(0, len(order) - 127, 128):
            index = order[i : i + 128]
            varied, base, has, told = vary(views[index], numbers[index])
            heard = given(told)
            # It shall look: often it hears no numbers at all, which hard shadows and glare make wrong.
            heard[:, :-1] *= (torch.rand(len(heard), 1) > 0.35).float()
            kind, place = losses(model(varied, heard, has), told[:, SUBJECT].long(), base)
            best.zero_grad()
            (kind + 0.1 * place).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            best.step()
            rate.step()
            total[0] += kind.item()
            total[1] += place.item()
        n = len(order) // 128
        print(f"epoch {epoch + 1}: {total[0] / n:.4f} {total[1] / n:.4f}; held back: {quality(model, views[:held], numbers[:held])}", flush=True)
        for path, exam in exams.items():
            print(f"    {path}: {quality(model, *exam)}", flush=True)
        torch.save(model.state_dict(), asked.state)
    write(model, asked.out)
    print("in bytes:", quality(model, views[:held], numbers[:held]))
    for path, exam in exams.items():
        print(f"    {path}: {quality(model, *exam)}")
    if asked.check:
        write_check(model, asked.check)


if __name__ == "__main__":
    main()
