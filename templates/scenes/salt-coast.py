"""Saltwren Travel: a paper boat leaves a toy coast where a small suitcase waits; golden hour, haze, seen from above."""
import math
import random
import bpy
from mathutils import Vector, noise
from kit import LANDSCAPE, camera, dome, sun
from materials import Nodes, metal, surface
from shapes import blob, box, mesh_of, modifier, paint, sheet, tube

SIZE = LANDSCAPE
EXPOSURE = 0.2
HAZE = ((1.25, 0.66, 0.38), 15, 16)


def inland(x, y):
    """How far from the waterline."""
    return x - 1.9 - 0.32 * y + 0.8 * math.sin(y * 0.42) + 0.25 * math.sin(y * 1.3)


def land(u, v):
    x, y = (u - 0.35) * 60, (v - 0.28) * 60
    far = inland(x, y)
    rise = 0.16 * far if far < 1.5 else 0.24 + 0.1 * (far - 1.5)
    hills = max(0, far - 4) * 0.28 * max(0, y + 1) ** 0.35
    rough = 0.05 * noise.noise(Vector((x * 0.9, y * 0.9, 0))) + 0.5 * min(1, max(0, far - 4) / 6) * noise.noise(Vector((x * 0.25, y * 0.25, 5)))
    return (x, y, max(-0.8, rise + hills * (0.6 + noise.noise(Vector((x * 0.12, y * 0.12, 9)))) + rough))


def sand():
    n = Nodes("sand")
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    wet = n.add("MapRange", {"Value": height, "From Min": 0.03, "From Max": 0.15}).outputs[0]
    green = n.add("MapRange", {"Value": height, "From Min": 0.8, "From Max": 1.5}).outputs[0]
    beach = n.mix(wet, "#b98a62", n.mix(n.noise(2), "#f2cfa4", "#e3b98a"))
    n.set(n.main.inputs["Base Color"], n.mix(green, beach, n.mix(n.noise(1.2), "#8f9a5c", "#5f7d5a")))
    n.set(n.main.inputs["Roughness"], n.between(wet, 0.25, 0.95))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(9, 8), 0.35, 0.06))
    return n.material


def sea():
    n = Nodes("sea")
    near = n.painted("near")
    foam = n.add("Math", {0: near, 1: n.noise(2.6, 6, low=0.35, high=0.75)}, operation="MULTIPLY").outputs[0]
    deep = n.mix(n.between(near, 0, 0.8), n.mix(n.noise(0.25), "#1a3fd0", "#2a62d8"), "#5fc0d0")
    n.set(n.main.inputs["Base Color"], n.mix(n.add("MapRange", {"Value": foam, "From Min": 0.45, "From Max": 0.62}).outputs[0], deep, "#fff6ee"))
    n.set(n.main.inputs["Roughness"], 0.16)
    ripples = n.bump(n.noise(0.9, 5, (1, 1.8, 1)), 0.55, 0.22)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(5, 4, (1, 1.6, 1)), 0.3, 0.05, ripples))
    return n.material


def boat(at, turn, size):
    """The folded one: a hull of two sides, and the peak between them."""
    paper = surface("#fff8f0", 0.8, "#f3e6d8", 1.5, 0.1, 30)
    points = [(-1.25, 0, 0.62), (1.25, 0, 0.62), (-0.62, 0, 0), (0.62, 0, 0), (0, -0.46, 0.36), (0, 0.46, 0.36), (0, 0, 1.12), (-0.56, 0, 0.2), (0.56, 0, 0.2), (-0.5, -0.2, 0.0), (0.5, -0.2, 0.0), (-0.5, 0.2, 0.0), (0.5, 0.2, 0.0)]
    faces = [(0, 9, 4), (9, 10, 4), (10, 1, 4), (0, 5, 11), (11, 5, 12), (12, 5, 1), (2, 9, 0), (2, 0, 11), (3, 1, 10), (3, 12, 1), (2, 11, 12, 3), (2, 3, 10, 9)]
    peak = [(7, 4, 6), (4, 8, 6), (7, 6, 5), (5, 6, 8)]
    hull = mesh_of("boat", points, faces + peak, at=at, turn=turn, mat=paper)
    hull.scale = (size, size, size)
    modifier(hull, "SOLIDIFY", thickness=0.018)
    modifier(hull, "BEVEL", width=0.008, segments=2)


def suitcase(at, turn):
    parts = [box((1.7, 0.62, 1.15), 0.13, 5, at=(0, 0, 0.6), mat=surface("#ff7f4f", 0.45, "#f2703f", 3, 0.2, 45))]
    leather = surface("#8a4a2a", 0.5, "#6f3820", 5, 0.2, 50)
    for x in (-0.5, 0.5):
        parts.append(box((0.15, 0.66, 1.19), 0.1, 4, at=(x, 0, 0.6), mat=leather))
        parts.append(box((0.13, 0.05, 0.12), 0.015, at=(x, -0.33, 0.86), mat=metal("#d8b56a", 0.25)))
    parts.append(box((1.71, 0.03, 1.16), 0.012, at=(0, 0, 0.6), mat=metal("#e8cf9a", 0.4)))
    parts.append(tube([(-0.28, 0, 1.16), (-0.27, 0, 1.3), (-0.15, 0, 1.38), (0.15, 0, 1.38), (0.27, 0, 1.3), (0.28, 0, 1.16)], 0.045, mat=leather))
    parts.append(box((0.36, 0.02, 0.36), 0.01, at=(0.02, -0.315, 0.52), turn=(0, 8, 0), mat=surface("#1a3fd0", 0.6)))
    holder = bpy.data.objects.new("suitcase", None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.scale = (1.25, 1.25, 1.25)
    holder.location, holder.rotation_euler = at, [math.radians(angle) for angle in turn]


def build():
    sheet((1, 1), land, (300, 300), 0, mat=sand())
    water = sheet((70, 70), lambda u, v: 0.0, (200, 200), 0, at=(-2, 14, 0.06))
    paint(water, "near", lambda c: math.exp(min(0, inland(c.x - 2, c.y + 14) - 0.2) * 0.85))
    water.data.materials.append(sea())
    boat((-1.9, 0.9, 0.0), (3, -3, 24), 1.6)
    suitcase((4.2, 1.6, 0.36), (-6, -5, -26))
    stone = surface("#b9a48e", 0.8, "#8f7c6c", 4, 0.4, 12)
    dice = random.Random(4)
    for number in range(26):
        y = dice.uniform(-2, 9)
        x = 1.9 + 0.32 * y - 0.8 * math.sin(y * 0.42) - 0.25 * math.sin(y * 1.3) + dice.uniform(0.4, 2.2)
        blob(dice.uniform(0.04, 0.13), (1.2, 1, 0.6), ((0.3, 1.2), (0.1, 4)), number, 3, at=(x, y, 0.16 * (x - 1.9 - 0.32 * y) * 0.8), mat=stone)
    dome("#ffc9a0", "#8fb0e8", 0.75)
    sun((0.85, 0.3, -0.36), 5.2, 1.2, "#ffb878")
    camera((-0.6, -11.5, 7.2), (0.6, 2.6, 0.2), 40, 2.8, focus=(0.4, 1.4, 0.5))
