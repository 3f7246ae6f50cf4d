"""Learns the judge's model of an opened toy from simulated close-ups.

  cargo run --release --example lessons -- lessons.bin 40000 1000000
  python3 training/fit.py lessons.bin --out assets/judge/opening.model --check tests/data/opening_model.txt

Several such files one behind the other are one model, and so are their checks: `--seed` makes another network of the same lessons.

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

# Side, channels, and the expected ball's radius of the two cuts of a close-up.
WIDE, FINE = (48, 6, 9.0), (56, 3, 18.0)
WIDE_BYTES, FINE_BYTES = (c * s * s for s, c, _ in (WIDE, FINE))
VIEW, NUMBERS = WIDE_BYTES + FINE_BYTES, 28
# Places of the record's numbers.
SUBJECT, HAS_ROLL, BASE, SEEN = 0, 2, slice(3, 5), slice(5, 28)
# Of the seen numbers: those the model is given, with the middle and spread by which they are brought to about one.
GIVEN = [(5, 0.85, 0.2), (6, 14.0, 6.0), (7, 1.02, 0.06), (8, 0.7, 0.2), (9, 0.85, 0.2), (10, 1.4, 0.7)]
SHAPES = [(0, 0.9, 0.2), (1, 0.8, 0.25), (2, 0.15, 0.2), (3, 0.3, 0.5), (4, 0.8, 0.8), (5, 0.9, 1.0), (6, 0.5, 0.2)]
# Channels after each convolution, of the wide cut and of the fine one.
WIDTHS = [20, 24, 40, 40, 64], [16, 24, 32, 40, 48]
VIEW_OUT, HIDDEN = 64, 64


def load(paths):
    size = 2 * VIEW + 4 * NUMBERS
    parts = []
    for path in paths:
        raw = np.fromfile(path, dtype=np.uint8)
        parts.append(raw[: len(raw) // size * size].reshape(-1, size))
    raw = np.concatenate(parts)
    views = torch.from_numpy(raw[:, : 2 * VIEW].reshape(-1, 2, VIEW))
    numbers = torch.from_numpy(raw[:, 2 * VIEW :].copy().view(np.float32))
    return views, numbers


def cuts(views):
    """Both cuts of bytes, from -1 to 1: each lessons x 2 x channels x side x side."""
    parts = views.split([WIDE_BYTES, FINE_BYTES], 2)
    return [
        part.reshape(len(views), 2, channels, side, side).float() / 127.5 - 1
        for part, (side, channels, _) in zip(parts, (WIDE, FINE))
    ]


def given(numbers):
    """The numbers the model is given, each about one in size."""
    columns = [(numbers[:, k] - middle) / spread for k, middle, spread in GIVEN]
    has = numbers[:, HAS_ROLL]
    for start, seen in ((14, torch.ones_like(has)), (21, has)):
        columns += [(numbers[:, start + k] - middle) / spread * seen for k, middle, spread in SHAPES]
    columns.append(has)
    return torch.stack(columns, 1).clamp(-4, 4)


GIVEN_COUNT = len(GIVEN) + 2 * len(SHAPES) + 1


def ring(side, radius):
    """Distance from the expected ball's middle in its radii, less one."""
    at = torch.arange(side) - (side - 1) / 2
    return ((at[:, None] ** 2 + at[None, :] ** 2).sqrt() / radius - 1).clamp(-1, 1.5)


class Trunk(nn.Module):
    """The convolutions of one cut."""

    def __init__(self, cut, widths):
        super().__init__()
        side, channels, radius = cut
        sizes = [channels + 1, *widths]
        shapes = [(5, 2), (3, 1), (3, 2), (3, 1), (3, 2)]
        self.convs = nn.ModuleList(nn.Conv2d(i, o, k, s, k // 2) for i, o, (k, s) in zip(sizes, widths, shapes))
        self.register_buffer("ring", ring(side, radius)[None, None])

    def forward(self, cut):
        x = torch.cat([cut, self.ring.expand(len(cut), 1, -1, -1)], 1)
        x = x.contiguous(memory_format=torch.channels_last)
        for conv in self.convs:
            x = F.relu(conv(x))
        return x.flatten(1)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.wide, self.fine = (Trunk(cut, widths) for cut, widths in zip((WIDE, FINE), WIDTHS))
        self.view_out = nn.Linear(WIDTHS[0][-1] * 36 + WIDTHS[1][-1] * 49, VIEW_OUT)
        self.hidden = nn.Linear(3 * VIEW_OUT + GIVEN_COUNT, HIDDEN)
        self.out = nn.Linear(HIDDEN, 8)

    def layers(self):
        """In the order of the file."""
        return [*self.wide.convs, *self.fine.convs, self.view_out, self.hidden, self.out]

    def view(self, wide, fine):
        x = torch.cat([self.wide(wide), self.fine(fine)], 1)
        x = F.dropout(x, 0.15, self.training)
        return F.relu(self.view_out(x))

    def forward(self, wide, fine, numbers, has):
        n = len(wide)
        both = self.view(wide.transpose(0, 1).flatten(0, 1), fine.transpose(0, 1).flatten(0, 1))
        rest, roll = both[:n], both[n:] * has[:, None]
        x = torch.cat([rest, roll, (rest - roll) * has[:, None], numbers], 1)
        x = F.dropout(F.relu(self.hidden(x)), 0.1, self.training)
        return self.out(x)


def vary(views, numbers):
    """Other light, other cameras, other colours: whatever does not change what the toy did."""
    n = len(views)
    base = numbers[:, BASE].clone()
    pair = [(cut + 1) / 2 for cut in cuts(views)]
    flip = torch.rand(n) < 0.5
    for light in pair:
        light[flip] = light[flip].flip(-1)
    base[flip, 0] *= -1
    # Colours in another order, or none.
    orders = [torch.randperm(3) if u < 0.35 else None for u in torch.rand(n).tolist()]
    grey = torch.nonzero(torch.rand(n) < 0.08).flatten()
    # One gain and bend for all, a little of its own for each picture.
    bend = torch.exp(0.35 * torch.randn(n, 1, 1, 1, 1))
    gain = torch.exp(0.15 * torch.randn(n, 1, 1, 1, 1)) * torch.exp(0.05 * torch.randn(n, 1, 3, 1, 1))
    own = torch.exp(0.02 * torch.randn(n, 2, 2, 1, 1))
    # Somebody's shadow over one or both of the pictures after.
    angle, shift = torch.rand(n) * 2 * math.pi, torch.rand(n) * 1.6 - 0.8
    sharp = 3 + 20 * torch.rand(n, 1, 1)
    depth = torch.where(torch.rand(n) < 0.2, 0.6 * torch.rand(n), torch.zeros(n))
    shaded = torch.rand(n, 2) < 0.75
    sigma = 0.045 * torch.rand(n, 1, 1, 1, 1) ** 2
    # Out of focus (-1), or sharpened by the camera (+1); paler or stronger colours.
    crisp = torch.where(torch.rand(n) < 0.4, 2 * torch.rand(n) - 1, torch.zeros(n))[:, None, None, None, None]
    vivid = torch.where(torch.rand(n) < 0.3, torch.exp(0.4 * torch.randn(n)), torch.ones(n))[:, None, None, None, None, None]
    # The ball is not found to the pixel.
    moved = [(i, which, dx, dy) for i in torch.nonzero(torch.rand(n) < 0.4).flatten().tolist()
             for which, dx, dy in [[int(v) for v in (torch.randint(0, 2, (1,)), *torch.randint(-2, 3, (2,)))]]]
    # The camera's place is not known exactly: turned, larger or smaller, and narrower or wider by a little.
    turn, size = 0.1 * torch.randn(n, 2), torch.exp(0.05 * torch.randn(n, 2, 1) + 0.03 * torch.randn(n, 2, 2))
    warped = torch.rand(n) < 0.5
    turn[~warped], size[~warped] = 0, 1
    cos, sin = torch.cos(turn), torch.sin(turn)
    way = torch.stack([torch.stack([cos * size[..., 0], -sin * size[..., 0]], -1),
                       torch.stack([sin * size[..., 1], cos * size[..., 1]], -1)], -2)
    way = torch.cat([way, torch.zeros(n, 2, 2, 1)], -1)
    done = []
    for light, (side, channels, radius) in zip(pair, (WIDE, FINE)):
        pictures = channels // 3
        grid = F.affine_grid(way[warped].flatten(0, 1), (2 * int(warped.sum()), channels, side, side), align_corners=False)
        light[warped] = F.grid_sample(light[warped].flatten(0, 1), grid, padding_mode="border", align_corners=False).view(-1, 2, channels, side, side)
        for i, order in enumerate(orders):
            if order is not None:
                light[i] = light[i][:, torch.cat([order + 3 * k for k in range(pictures)])]
        if len(grey):
            v = light[grey].view(len(grey), 2, pictures, 3, side, side)
            light[grey] = v.mean(3, keepdim=True).expand_as(v).reshape(len(grey), 2, channels, side, side)
        light = light.clamp(1e-4, 1) ** bend
        per_picture = own[:, :, :pictures, None].expand(-1, -1, -1, 3, -1, -1).reshape(n, 2, channels, 1, 1)
        light = light * gain.repeat(1, 1, pictures, 1, 1) * per_picture
        at = (torch.arange(side) - (side - 1) / 2) / radius * WIDE[2] / (WIDE[0] / 2)
        across = at[None, None, :] * torch.cos(angle)[:, None, None] + at[None, :, None] * torch.sin(angle)[:, None, None]
        shade = 1 - depth[:, None, None] * torch.sigmoid((across - shift[:, None, None]) * sharp)
        for which in range(2):
            on = shaded[:, which]
            light[on, which, :3] *= shade[on][:, None]
        v = light.view(n, 2, pictures, 3, side, side)
        pale = v.mean(3, keepdim=True)
        light = (pale + (v - pale) * vivid).view(n, 2, channels, side, side)
        light = light + sigma * torch.randn_like(light)
        v = light.view(-1, 1, side, side)
        blurred = F.avg_pool2d(F.pad(v, (1, 1, 1, 1), "replicate"), 3, 1).view_as(light)
        light = light + crisp * (light - blurred)
        scale = radius / FINE[2]
        for i, which, dx, dy in moved:
            light[i, which] = light[i, which].roll((round(dy * scale), round(dx * scale)), (-2, -1))
        done.append(light.clamp(0, 1) * 2 - 1)
    has = numbers[:, HAS_ROLL] * (torch.rand(n) > 0.2).float()
    given_numbers = numbers.clone()
    given_numbers[:, HAS_ROLL] = has
    return done, base, has, given_numbers


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
            outs.append(model(*cuts(views[i : i + 512]), given(n), n[:, HAS_ROLL]))
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
        file.write(b"RCM2")
        for layer in model.layers():
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
    views = ((at * 7919 + at // 48 * 104729) % 251).to(torch.uint8).view(1, 2, VIEW)
    numbers = torch.sin(torch.arange(GIVEN_COUNT).float())[None]
    model.eval()
    with torch.no_grad():
        rows = [model(*cuts(views), numbers, torch.tensor([has]))[0] for has in (1.0, 0.0)]
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
    ask.add_argument("--rate", type=float, default=2e-3, help="how fast it learns at most; half of it to go on from a state")
    ask.add_argument("--state", default="opening.pt")
    ask.add_argument("--seed", type=int, default=1, help="another model of the same lessons")
    asked = ask.parse_args()
    torch.manual_seed(asked.seed)
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
    best = torch.optim.AdamW(model.parameters(), lr=asked.rate, weight_decay=0.02)
    rate = torch.optim.lr_scheduler.OneCycleLR(best, asked.rate, total_steps=steps + 1, pct_start=0.1)
    # What it says on the average over its latest steps is better than at any one.
    mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
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
            # Half as exact is exact enough to learn from, and twice as quick.
            with torch.autocast("cpu", torch.bfloat16):
                said = model(*varied, heard, has)
            kind, place = losses(said.float(), told[:, SUBJECT].long(), base)
            best.zero_grad()
            (kind + 0.1 * place).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            best.step()
            rate.step()
            mean.update_parameters(model)
            total[0] += kind.item()
            total[1] += place.item()
        n = len(order) // 128
        print(f"epoch {epoch + 1}: {total[0] / n:.4f} {total[1] / n:.4f}; held back: {quality(mean.module, views[:held], numbers[:held])}", flush=True)
        for path, exam in exams.items():
            print(f"    {path}: {quality(mean.module, *exam)}", flush=True)
        torch.save(mean.module.state_dict(), asked.state)
    model = mean.module
    write(model, asked.out)
    print("in bytes:", quality(model, views[:held], numbers[:held]))
    for path, exam in exams.items():
        print(f"    {path}: {quality(model, *exam)}")
    if asked.check:
        write_check(model, asked.check)


if __name__ == "__main__":
    main()
