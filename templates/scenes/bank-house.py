"""Northmere: a folded paper house, a brass key, a stack of coins on white; soft light from above."""
import math
import random
import bpy
from kit import LANDSCAPE, area, camera, dome, sweep
from materials import metal, surface
from shapes import box, mesh_of, modifier, spun, tube

SIZE = LANDSCAPE
EXPOSURE = 0.75


def paper(colour, other):
    return surface(colour, 0.85, other, 1.2, 0.16, 55)


def folded(points, faces, mat, at, turn, thick=0.022):
    thing = mesh_of("folded", points, faces, at=at, turn=turn, mat=mat)
    modifier(thing, "SOLIDIFY", thickness=thick)
    return modifier(thing, "BEVEL", width=0.007, segments=2)


def house(at, turn):
    """One sheet for the walls, one for the roof, which stands off them a little; windows are cut and folded open."""
    white, navy = paper("#f4f4f1", "#e9e8e4"), surface("#0a1f42", 0.9, "#081a38", 1.2, 0.1, 55, Specular=0.15)
    w, d, h, top = 0.95, 1.1, 1.35, 2.2
    walls = [(-w, -d, 0), (w, -d, 0), (w, -d, h), (0, -d, top), (-w, -d, h), (-w, d, 0), (w, d, 0), (w, d, h), (0, d, top), (-w, d, h)]
    folded(walls, [(0, 1, 2, 3, 4), (1, 6, 7, 2), (6, 5, 9, 8, 7), (5, 0, 4, 9)], white, at, turn)
    slope = (top - h) / w
    over, lift = 0.22, 0.05
    roof = [(-w - over, -d - 0.16, h - over * slope + lift), (0, -d - 0.16, top + lift), (w + over, -d - 0.16, h - over * slope + lift + 0.03), (w + over, d + 0.16, h - over * slope + lift), (0, d + 0.16, top + lift), (-w - over, d + 0.16, h - over * slope + lift + 0.02)]
    folded(roof, [(0, 1, 4, 5), (1, 2, 3, 4)], navy, at, turn, 0.026)
    holder = bpy.data.objects.new("house", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = at, [math.radians(angle) for angle in turn]
    blue = paper("#0b2440", "#0a1f38")
    parts = [box((0.46, 0.012, 0.8), 0.004, 2, at=(0.0, -d - 0.014, 0.4), mat=blue), box((0.3, 0.012, 0.3), 0.004, 2, at=(0.0, -d - 0.014, 1.34), mat=blue)]
    parts.append(folded([(-0.23, -d - 0.02, 0), (-0.23, -d - 0.02, 0.8), (-0.42, -d - 0.36, 0.8), (-0.42, -d - 0.36, 0)], [(0, 1, 2, 3)], white, (0, 0, 0), (0, 0, 0)))
    for y in (-0.5, 0.45):
        parts.append(box((0.012, 0.42, 0.42), 0.004, 2, at=(-w - 0.014, y, 0.78), mat=blue))
        for z in (0.78,):
            parts.append(box((0.02, 0.42, 0.03), 0.004, 2, at=(-w - 0.024, y, z), mat=white))
            parts.append(box((0.02, 0.03, 0.42), 0.004, 2, at=(-w - 0.024, y, z), mat=white))
    parts.append(box((0.3, 0.3, 0.62), 0.008, 2, at=(0.5, 0.45, 2.12), mat=white))
    for part in parts:
        part.parent = holder


def coins(at, count, dice):
    gold = [metal(colour, 0.3, 0.02, 30) for colour in ("#c9a050", "#bd9244", "#d1ab62")]
    line = [(0, 0.012), (0.36, 0.012), (0.37, 0.012), (0.38, 0.0), (0.408, 0.0), (0.42, 0.012), (0.42, 0.078), (0.408, 0.09), (0.38, 0.09), (0.37, 0.078), (0.3, 0.078), (0.29, 0.084), (0.24, 0.084), (0.23, 0.078), (0, 0.078)]
    x, y, z = at
    for number in range(count):
        spun(line, 120, soft=False, at=(x + dice.uniform(-0.03, 0.03), y + dice.uniform(-0.03, 0.03), z + number * 0.0915), turn=(0, 0, dice.uniform(0, 360)), mat=dice.choice(gold))
    return line, gold


def key(at, turn):
    """Bow, shank, collar and bit, as one thing."""
    brass = metal("#b98d3a", 0.24, 0.015, 20)
    holder = bpy.data.objects.new("key", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = at, [math.radians(angle) for angle in turn]
    circle = lambda x, y, r: [(x + r * math.cos(a), y + r * math.sin(a), 0) for a in [math.pi * 2 * i / 40 for i in range(41)]]
    parts = [tube(circle(-0.32, 0, 0.3), 0.075, mat=brass)]
    parts += [tube(circle(-0.72 + 0.0, s * 0.24, 0.17), 0.06, mat=brass) for s in (-1, 1)]
    for x, radius, long in ((0.02, 0.14, 0.09), (0.15, 0.11, 0.06), (1.42, 0.11, 0.05)):
        parts.append(spun([(0, 0), (radius - 0.02, 0), (radius, 0.02), (radius, long - 0.02), (radius - 0.02, long), (0, long)], 64, soft=False, at=(x, 0, 0), turn=(0, 90, 0), mat=brass))
    parts.append(spun([(0, 0), (0.08, 0), (0.075, 0.2), (0.075, 1.85), (0.055, 1.9), (0, 1.9)], 64, soft=False, at=(0.02, 0, 0), turn=(0, 90, 0), mat=brass))
    for x, deep in ((1.56, 0.42), (1.71, 0.28), (1.84, 0.4)):
        parts.append(box((0.11, deep, 0.085), 0.014, 3, at=(x, -deep / 2 - 0.03, 0), mat=brass))
    for part in parts:
        part.parent = holder


def build():
    sweep(surface("#f6f7f9", 0.75, "#eff1f4", 0.4, 0.05, 40), 60, depth=9, bend=5)
    house((1.3, 0.55, 0), (0, 0, 24))
    dice = random.Random(6)
    line, gold = coins((3.05, -0.75, 0), 9, dice)
    coins((3.62, 0.1, 0), 5, dice)
    spun(line, 120, soft=False, at=(2.35, -1.5, 0.02), turn=(1, 2, 0), mat=gold[1])
    key((-0.3, -2.1, 0.08), (0, 0, 14))
    dome("#eef2f8", "#ffffff", 0.3)
    area((4.2, 2.8, 7.5), (1.2, 0, 0.4), (2.6, 2.6), 150, "#ffffff")
    area((-7, -3, 5), (1.5, 0, 0.8), (2.5, 3), 26, "#fff3df")
    area((7, 3, 3), (2, 0, 1), (1, 4), 22, "#dfeaff")
    camera((-0.3, -17.5, 4.9), (0.35, 0, 0.95), 84, 4, focus=(1.6, -1.2, 0.8))
