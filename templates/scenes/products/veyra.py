"""Maison Veyra: a bag, a pair of heels and a belt, on bone."""
import importlib
import math
import bpy
from materials import metal, surface
from shapes import curve_through, mesh_of, modifier, sheet, smooth, spun, tube
from products.studio import SIZE, shoot

EXPOSURE = 1.0
GROUND = "#efe8da"


def bag():
    importlib.import_module("veyra-heel").bag((0, 0, 0.61), (0, 0, 0))
    # Seen from so near, its flap has to lie closer.
    bpy.data.objects["sheet"].location.z -= 0.035
    shoot(GROUND, 9, -12, 17, back=8)


def through(stops, x):
    """The height at x of a soft line through the stops."""
    line = curve_through(stops, 24)
    for (a, low), (b, high) in zip(line, line[1:]):
        if a <= x <= b:
            return low + (high - low) * (x - a) / max(1e-6, b - a)
    return line[0][1] if x < line[0][0] else line[-1][1]


SOLE = [(0, 0.98), (0.25, 0.95), (0.5, 0.84), (0.9, 0.5), (1.3, 0.17), (1.6, 0.04), (1.85, 0.02), (2.2, 0.05), (2.55, 0.1)]
WIDTH = [(0, 0.05), (0.04, 0.15), (0.12, 0.23), (0.3, 0.27), (0.6, 0.25), (0.95, 0.24), (1.3, 0.31), (1.6, 0.36), (1.85, 0.345), (2.1, 0.26), (2.35, 0.14), (2.5, 0.06), (2.55, 0.02)]
TALL = [(0, 0.6), (0.3, 0.56), (0.6, 0.46), (1.0, 0.38), (1.4, 0.36), (1.65, 0.37), (1.9, 0.31), (2.2, 0.2), (2.45, 0.1), (2.55, 0.04)]
# How far round the foot the leather goes: 1 closes over the toes.
OPEN = [(0, 0.72), (0.3, 0.66), (0.7, 0.56), (1.1, 0.52), (1.4, 0.56), (1.56, 0.68), (1.66, 0.88), (1.72, 1.0), (2.6, 1.0)]


def upper(u, v):
    x = 2.55 * u
    angle = (v * 2 - 1) * math.pi * min(1, through(OPEN, x))
    wide, tall = through(WIDTH, x), through(TALL, x)
    # Flat below, round above.
    y = wide * math.copysign(abs(math.sin(angle)) ** (0.4 if abs(angle) < math.pi / 2 else 0.75), angle)
    z = tall * (0.5 - 0.5 * math.cos(angle)) ** 0.9
    return (x - 0.1 * z * max(0, 1 - x / 0.4), y, through(SOLE, x) + z)


def shoe(at, turn):
    leather = surface("#121011", 0.16, "#151314", 4, 0.03, 90, uneven=0.04, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    lining, sole = surface("#c9a98a", 0.6, bump=0.08), surface("#3a2a20", 0.35, bump=0.05)
    body = sheet((1, 1), upper, (150, 72), 0.02, at=at, turn=turn, mat=lining)
    body.data.materials.append(leather)
    body.modifiers[-1].material_offset, body.modifiers[-1].offset = 1, 1

    def under(u, v):
        x = 0.02 + 2.51 * u
        return (x, (v - 0.5) * 1.5 * through(WIDTH, x) * (1 if x > 0.5 else 0.98), through(SOLE, x) - 0.012)

    def within(u, v):
        x = 0.03 + 2.3 * u
        return (x, (v - 0.5) * 1.3 * through(WIDTH, x), through(SOLE, x) + 0.05)

    parts = [sheet((1, 1), under, (120, 10), 0.035, mat=sole), sheet((1, 1), within, (100, 10), 0.01, mat=lining)]
    rings = []
    for step in range(41):
        t = step / 40
        z = through(SOLE, 0.22) * (1 - t) - 0.01 * (1 - t)
        out = 0.05 + 0.2 * (1 - t) ** 3
        middle = 0.25 - 0.085 * math.sin(t * math.pi * 0.5) - 0.02 * t
        for side in range(48):
            a = 2 * math.pi * side / 48
            x = middle + out * math.cos(a) * 1.02
            top = min(z, through(SOLE, max(0, x)) - 0.01) if step < 6 else z
            rings.append((x, out * 0.98 * math.sin(a), top))
    faces = [(r * 48 + s, r * 48 + (s + 1) % 48, (r + 1) * 48 + (s + 1) % 48, (r + 1) * 48 + s) for r in range(40) for s in range(48)]
    parts.append(smooth(mesh_of("heel", rings, [*faces, tuple(range(40 * 48, 41 * 48))], mat=leather), 60))
    for part in parts:
        part.parent = body


def heels():
    shoe((-1.1, -0.45, 0), (0, 0, 0))
    shoe((-1.35, 0.5, 0), (0, 0, 9))
    shoot(GROUND, 13, -28, 17, back=16)


def belt():
    """Rolled up, lying on its edge, the buckle in front."""
    leather = surface("#5b3420", 0.36, "#4c2a19", 3, 0.25, 60, uneven=0.06, Specular=0.45)
    gold, thread = metal("#d8b878", 0.16, 0.01), surface("#b58a5a", 0.8, bump=0)
    wide, turns = 0.62, 4.6

    def spiral(far, out=0.0):
        angle = -math.pi / 2 + 0.5 - (1 - far) * turns * 2 * math.pi
        radius = 0.46 + 0.6 * far + out + 0.012 * math.sin(angle * 2.3)
        return (radius * math.cos(angle), radius * math.sin(angle))

    strap = sheet((1, 1), lambda u, v: (*spiral(u), 0.02 + v * wide), (600, 8), 0.06, mat=leather)
    modifier(strap, "BEVEL", width=0.014, segments=2)
    for z in (0.075, wide - 0.035):
        for number in range(130):
            a, b = [(*spiral(1 - 0.19 * (number + share) / 130, 0.002), z) for share in (0.0, 0.62)]
            tube([a, b], 0.008, mat=thread)
    x, y = spiral(0.985, 0.05)
    half, tall = 0.3, 0.285
    frame = [(-half, -tall), (-half, -tall), (half, -tall), (half, -tall), (half, tall), (half, tall), (-half, tall), (-half, tall), (-half, -tall), (-half, -tall)]
    buckle = [(x + 0.04 + dx, y - 0.01 + 0.07 * dx, 0.02 + wide / 2 + dz) for dx, dz in frame]
    tube(buckle, 0.055, mat=gold)
    tube([buckle[0][:2] + (0.33,), (x + 0.1, y - 0.07, 0.34), buckle[2][:2] + (0.33,)], 0.035, mat=gold)
    shoot(GROUND, 26, -6, 17, back=16)


GOODS = {"bag": bag, "heels": heels, "belt": belt}
