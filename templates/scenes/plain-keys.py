"""Plainsheet: graphite keycaps, one of them mint, along one mint strip light; seen as in a technical drawing."""
import random
from kit import LANDSCAPE, area, camera, dome
from materials import glow, surface
from shapes import box, mesh_of, modifier, put, smooth

SIZE = LANDSCAPE
EXPOSURE = 0.75
UNIT = 1.0


def cap(wide):
    """A keycap: narrower at the top, which is dished."""
    steps = 14
    points, faces = [], []
    for level, (inset, z) in enumerate(((0.0, 0.0), (0.13, 0.5))):
        half_x, half_y = wide * UNIT / 2 - 0.045 - inset, UNIT / 2 - 0.045 - inset * 0.9
        points += [(x * half_x, y * half_y + 0.03 * level, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    start = len(points)
    (x0, y0, z), (x1, y1, _) = points[4], points[6]
    for j in range(steps + 1):
        for i in range(steps + 1):
            u, v = i / steps, j / steps
            dish = 0.055 * (1 - (2 * u - 1) ** 2) * (1 if wide < 1.6 else 0.5) * (1 - (2 * v - 1) ** 8)
            points.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z - dish))
    row = steps + 1
    for j in range(steps):
        for i in range(steps):
            a = start + j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    thing = mesh_of("cap", points, faces)
    modifier(thing, "WELD", merge_threshold=0.002)
    modifier(thing, "BEVEL", width=0.055, segments=4, limit_method="ANGLE", angle_limit=0.6)
    return smooth(thing, 60)


def copy_of(thing, at, turn, mat):
    new = put(thing.data.copy(), "key", at, turn)
    for old in thing.modifiers:
        made = new.modifiers.new(old.name, old.type)
        for name in ("merge_threshold",) if old.type == "WELD" else ("width", "segments", "limit_method", "angle_limit"):
            setattr(made, name, getattr(old, name))
    new.data.materials.clear()
    new.data.materials.append(mat)
    return new


def plastic(colour, rough=0.5):
    return surface(colour, rough, bump=0.22, fine=90, uneven=0.07)


def build():
    dice = random.Random(3)
    graphite = [plastic(colour) for colour in ("#333b47", "#2f3742", "#38414d")]
    dark = [plastic("#1d232b"), plastic("#20262f")]
    mint = plastic("#2fbf82", 0.45)
    sizes = {wide: cap(wide) for wide in (1.0, 1.25, 1.5, 1.75, 2.25)}
    for thing in sizes.values():
        thing.hide_render = True
    rows = [(1.0,) * 9, (1.5,) + (1.0,) * 8, (1.75,) + (1.0,) * 8, (2.25,) + (1.0,) * 7, (1.25, 1.25, 1.25, 2.25, 2.25, 1.25)]
    for number, row in enumerate(rows):
        x = 0.0
        for place, wide in enumerate(row):
            side = place == 0 or number == 4
            mat = mint if (number, place) == (2, 4) else dice.choice(dark if side else graphite)
            at = (x + wide / 2, 2.0 - number * UNIT, 0.36 + dice.uniform(-0.012, 0.012))
            copy_of(sizes[wide], at, (3 - number * 1.5, dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4)), mat)
            x += wide
    box((11.4, 5.75, 0.5), 0.16, 5, at=(5.35, 0, 0.1), mat=surface("#1a1f27", 0.38, "#171b22", 3, 0.08, 70, Metallic=0.6))
    box((9.2, 0.16, 0.16), 0.07, 4, at=(4.7, 3.25, 0.5), mat=glow("#3ddc97", 1.7))
    desk = surface("#12161c", 0.5, "#11151b", 0.6, 0.06, 60, uneven=0.04)
    mesh_of("desk", [(-60, -60, -0.15), (60, -60, -0.15), (60, 60, -0.15), (-60, 60, -0.15)], [(0, 1, 2, 3)], mat=desk)
    dome("#0e1116", "#1d242e", 0.5)
    area((4.5, 3.9, 1.7), (4.5, 0, 0.3), (9, 0.5), 130, "#3ddc97")
    area((-4, -3, 8), (3, 0, 0), (5, 3), 110, "#c9d6e8")
    area((9, -6, 5), (4, 0, 0), (1, 5), 60, "#dfe7f2")
    camera((-7.6, -13.4, 13.2), (1.5, 0.25, 0.2), 62, 2.8, focus=(3.6, -0.4, 0.8))
