"""Foxwillow Books: cloth-bound books in a stack, tea, a ribbon; the warm pool of a lamp in the dark."""
import math
import random
import bpy
from kit import PORTRAIT, area, camera, dome, put, rgb, spot
from materials import Nodes, metal, stoneware, surface, wood, woven
from shapes import box, mesh_of, sheet, spun, tube

SIZE = PORTRAIT
EXPOSURE = 0.8


def pages():
    n = Nodes("pages")
    leaves = n.noise(70, 4, (0.03, 0.03, 1), 0.2, 0.8)
    n.set(n.main.inputs["Base Color"], n.mix(leaves, "#e9dcc0", "#b79f78"))
    n.set(n.main.inputs["Roughness"], 0.9)
    n.set(n.main.inputs["Normal"], n.bump(leaves, 0.4, 0.02))
    return n.material


def book(z, long, deep, thick, colour, turn, at=(0, 0), label=None, rules=()):
    """Lies with its spine to the camera, which bulges; gold lines across it, maybe a label."""
    cloth = woven(colour, 120, 0.35, sheet=False, sheen=0.3)
    gold = metal("#b58a3c", 0.32)
    parts = [box((long - 0.14, deep - 0.1, thick - 0.11), 0.01, at=(0, 0.03, thick / 2), mat=pages())]
    for low in (0.03, thick - 0.03):
        parts.append(box((long, deep, 0.06), 0.02, 3, 0.006, int(z * 50), at=(0, 0, low), mat=cloth))

    def arc(start, width, out):
        def way(u, v):
            angle = math.pi * (v - 0.5)
            return (start + u * width, -deep / 2 + 0.03 - (0.13 + out) * math.cos(angle) ** 0.8, thick / 2 + (thick / 2 + out * 0.6) * math.sin(angle))
        return way

    parts.append(sheet((1, 1), arc(-long / 2, long, 0), (12, 28), 0.03, mat=cloth))
    for share in rules:
        for gap in (0, 0.05):
            parts.append(sheet((1, 1), arc(-long / 2 + share * long + gap, 0.018, 0.004), (1, 28), 0, mat=gold))
    if label:
        parts.append(sheet((1, 1), arc(-long * 0.22, long * 0.44, 0.003), (4, 28), 0, mat=surface(label, 0.7, bump=0.2)))
        parts.append(sheet((1, 1), lambda u, v: arc(-long * 0.12, long * 0.24, 0.008)(u, 0.47 + 0.06 * v), (4, 4), 0, mat=gold))
    holder = bpy.data.objects.new("book", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = (at[0], at[1], z), (0, 0, math.radians(turn))
    for part in parts:
        part.parent = holder


def cup(at):
    china = stoneware("#efe4cf", "#8a6b48", 0.22, 0.93, 0.06)
    spun([(0, 0.03), (0.4, 0.0), (0.44, 0.02), (0.72, 0.1), (0.8, 0.14), (0.78, 0.16), (0.45, 0.07), (0, 0.07)], 112, 0.008, at=at, mat=china)
    x, y, z = at
    line = [(0, 0.02), (0.24, 0.0), (0.26, 0.03), (0.36, 0.12), (0.46, 0.34), (0.5, 0.6), (0.5, 0.66), (0.475, 0.66), (0.46, 0.55), (0.42, 0.34), (0.3, 0.12), (0, 0.08)]
    spun(line, 112, 0.01, 3, at=(x, y, z + 0.07), mat=china)
    spun([(0, 0), (0.4, 0), (0.452, 0.006)], 96, at=(x, y, z + 0.6), mat=surface("#5a2408", 0.05, "#3b1604", 2, 0))
    tube([(0.46, 0, 0.55), (0.62, 0, 0.6), (0.74, 0, 0.48), (0.7, 0, 0.3), (0.55, 0, 0.2), (0.42, 0, 0.2)], 0.045, 0.8, at=(x, y, z + 0.07), turn=(0, 0, 205), mat=china)


def lit_silk():
    """A lampshade: most light where the bulb is near, less and redder towards its sides."""
    n = Nodes("silk")
    side = n.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    far = n.add("Math", {0: n.add("Math", {0: height, 1: 3.85}, operation="SUBTRACT").outputs[0]}, operation="ABSOLUTE").outputs[0]
    less = n.add("Math", {0: side, 1: far}, operation="ADD").outputs[0]
    n.set(n.main.inputs["Base Color"], "#d9b98a")
    n.set(n.main.inputs["Emission"], n.mix(less, "#ffb457", "#e8702a"))
    n.set(n.main.inputs["Emission Strength"], n.add("MapRange", {"Value": less, "To Min": 1.5, "To Max": 0.3}).outputs[0])
    return n.material


def build():
    top = wood("#5a3520", "#2f1a0e", 0.42, "X", 0.7, 0.15)
    box((30, 14, 0.4), 0.04, at=(0, -1.3, -0.2), mat=top)
    mesh_of("wall", [(-20, 5.5, -2), (20, 5.5, -2), (20, 5.5, 20), (-20, 5.5, 20)], [(0, 1, 2, 3)], mat=surface("#3d2018", 0.9, "#2c1712", 0.4, 0.2, 8))
    stack = [
        (2.75, 1.9, 0.46, "#6a1d2b", 3, "", (0.09, 0.86)),
        (2.5, 1.8, 0.34, "#56622f", -5, "#241813", (0.08, 0.87)),
        (2.65, 1.85, 0.52, "#b58a3c", 2, "#6a1d2b", ()),
        (2.35, 1.65, 0.3, "#2a3340", -8, "", (0.12, 0.2, 0.8, 0.88)),
        (2.45, 1.7, 0.42, "#7d2a2c", 5, "#241813", (0.1, 0.85)),
        (2.1, 1.5, 0.28, "#d8c7a2", -11, "", (0.5,)),
    ]
    z, dice = 0, random.Random(2)
    for long, deep, thick, colour, turn, label, rules in stack:
        book(z, long, deep, thick, colour, turn, (0.55 + dice.uniform(-0.08, 0.08), 0.3), label, rules)
        z += thick + 0.005
    ribbon = surface("#8e2435", 0.4, Sheen=0.5)
    sheet((1, 1), lambda u, v: (1.32 + 0.07 * (u - 0.5) + 0.12 * math.sin(v * 4), -0.78 - 0.1 * math.sin(v * 5) - 0.12 * v, 1.15 - v * 1.0), (4, 30), 0.008, mat=ribbon)
    cup((-1.05, -1.35, 0))
    brass = metal("#a97c35", 0.25)
    spun([(0, 0), (0.6, 0), (0.62, 0.05), (0.5, 0.1), (0.1, 0.16), (0.05, 0.3), (0.05, 3.6), (0, 3.6)], 64, at=(2.7, 2.6, 0), mat=brass)
    spun([(1.25, 3.3), (0.72, 4.7)], 96, soft=False, at=(2.7, 2.6, 0), mat=lit_silk())
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = 420, rgb("#ffb05c"), 0.2
    put(bulb, "bulb", (2.7, 2.6, 3.9))
    spot((2.4, 1.2, 5.2), (0.2, -0.3, 0.8), 900, 95, 0.8, 0.35, "#ffb765")
    area((3.6, -3.4, 4.8), (0, -0.3, 1), (1.2, 1.2), 150, "#ffbd74")
    area((-5, -3, 3), (0, 0, 1), (3, 3), 2.2, "#8fa4c8")
    dome("#1a0f0b", "#20140f", 0.35)
    camera((-0.7, -13.2, 3.1), (0.22, 0, 1.75), 66, 1.8, focus=(0.4, -0.9, 1.4))
