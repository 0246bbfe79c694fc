"""Rye & Bell: a loaf, a croissant and a stack of cookies, on butter cream."""
import importlib
import math
import random
import bpy
from mathutils import Vector, noise
from materials import Nodes, surface
from shapes import blob, mesh_of, paint, smooth
from products.studio import SIZE, shoot

EXPOSURE = 1.0
GROUND = "#fbebcb"


def crumbs(dice, count, wide, deep, colour):
    mat = surface(colour, 0.8, bump=0.3)
    for number in range(count):
        at = (dice.gauss(0, wide), dice.gauss(0, deep), 0.012)
        blob(dice.uniform(0.012, 0.035), (1, 1, 0.7), ((0.5, 2),), number, 2, at=at, mat=mat)


def loaf():
    cuts = [(0, -0.02, 0.5, 0.62, 0.16), (-0.2, 0.34, 0.5, 0.3, 0.06), (0.24, -0.38, 0.5, 0.3, 0.06)]
    importlib.import_module("rye-loaves").loaf((0, 0, 0.41), 1.32, (0, 0, 12), 3, cuts)
    # In daylight, less flour than by lamplight.
    for spot in bpy.data.objects["blob"].data.attributes["flour"].data:
        spot.value = min(spot.value, 0.3)
    shoot(GROUND, 38, 0, 16, "#ffe8c8")


def pastry():
    """Gold where it rose and took the heat, pale between the layers."""
    n = Nodes("pastry")
    baked = n.painted("baked")
    flecks = n.noise(7, 6, low=0.2, high=0.9)
    gold = n.mix(flecks, "#c67a2c", "#9a4f17")
    pale = n.mix(n.noise(12, 4), "#efc98a", "#dfae66")
    n.set(n.main.inputs["Base Color"], n.mix(n.add("MapRange", {"Value": baked, "From Min": 0.12, "From Max": 0.75}).outputs[0], pale, gold))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(6), 0.3, 0.5))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(18, 6), 0.25, 0.03))
    return n.material


def croissant():
    """Rolled dough: each turn ends in an edge over the next, and the ends bend towards us."""
    along, around, bow, points, heat = 340, 110, 1.02, [], []
    for i in range(along + 1):
        s = i / along * 2 - 1
        angle = s * 1.75
        thick = 0.13 + 0.53 * (1 - abs(s) ** 1.7) ** 0.85
        for j in range(around):
            turn = 2 * math.pi * j / around
            rough = noise.noise(Vector((s * 3, math.cos(turn), math.sin(turn))))
            layer = abs(s) * 4.3 + 0.5 + 0.16 * math.cos(turn + 0.6) + 0.09 * rough
            part = layer % 1
            rise = math.sin(min(1, part * 1.12) * math.pi * 0.62) ** 0.8 * (1 if part < 0.9 else 1 - (part - 0.9) * 4)
            lines = 0.014 * math.sin(part * 34 + 3 * rough) * (1 - abs(s) ** 4)
            out = thick * (0.84 + 0.2 * rise + 0.05 * rough) + lines * thick
            flat, z = out * math.cos(turn), 0.92 * out * math.sin(turn)
            z = max(z, -0.5 * thick - 0.06 * (z + 0.5 * thick) ** 2)
            points.append(((bow + flat) * math.sin(angle), -bow + (bow + flat) * math.cos(angle) * 0.92, z + 0.33 * (1 - 0.75 * abs(s) ** 2)))
            heat.append(max(0, min(1, rise * (0.55 + 0.45 * math.sin(turn)) + lines * 14)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(along) for j in range(around)]
    faces += [tuple(range(around))[::-1], tuple(range(along * around, (along + 1) * around))]
    body = smooth(mesh_of("croissant", points, faces), 180)
    values = iter(heat)
    paint(body, "baked", lambda _: next(values))
    body.data.materials.append(pastry())
    crumbs(random.Random(4), 26, 0.9, 0.5, "#c98b45")
    shoot(GROUND, 42, 14, 16, "#ffe8c8")


def cookie(at, turn, seed, dough, dark):
    dice = random.Random(seed)

    def form(way):
        return (abs(way.x**2 + way.y**2) ** 1.35 + abs(way.z) ** 2.7) ** -0.37

    rough = ((0.05, 1.2), (0.03, 4), (0.014, 10), (0.006, 24))
    body = blob(1, (1, 1, 0.2), rough, seed, 6, form, at=at, turn=turn, mat=dough)
    for number in range(22):
        way, far = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random()) * 0.85 if number < 13 else 0.93
        z = 0.19 * (1 - far**4 * 0.35) if number < 13 else dice.uniform(-0.07, 0.08)
        size = dice.uniform(0.06, 0.12)
        chunk = blob(size, (1, 1, 0.75), ((0.35, 1.6),), seed * 31 + number, 3, at=(far * math.cos(way), far * math.sin(way), z), mat=dark)
        chunk.parent = body


def cookies():
    dough = surface("#c4884a", 0.85, "#8f5524", 3, 0.9, 13, uneven=0.08)
    dark = surface("#2e170d", 0.35, "#3f2213", 6, 0.1, 20)
    dice = random.Random(9)
    for number in range(5):
        at = (dice.uniform(-0.07, 0.07), dice.uniform(-0.07, 0.07), 0.2 + number * 0.385)
        cookie(at, (dice.uniform(-2, 2), dice.uniform(-2, 2), number * 77), number + 2, dough, dark)
    crumbs(dice, 30, 1.1, 0.7, "#b97d3e")
    shoot(GROUND, 18, 0, 16, "#ffe8c8")


GOODS = {"loaf": loaf, "croissant": croissant, "cookies": cookies}
