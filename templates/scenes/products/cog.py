"""Cog & Lane: a wheel, a bell and a lamp, on pale grey."""
import importlib
import math
import bpy
from materials import glass, glow, metal, surface
from shapes import blob, box, spun, tube
from products.studio import SIZE, shoot

EXPOSURE = 1.0
GROUND = "#e4e2dd"


def wheel():
    importlib.import_module("cog-wheel").wheel()
    for thing in bpy.context.scene.objects:
        thing.location.z += 0.11
    shoot(GROUND, 5, 148, 15)


def ring(radius, thick, **where):
    """A hoop around the z of its own."""
    return spun([(radius + thick * math.cos(a), thick * math.sin(a)) for a in [math.pi * step / 12 for step in range(25)]], 96, soft=False, **where)


def bell():
    """A turned dome over its spring and hammer, on the clamp that holds the bar."""
    brass, black, steel = metal("#d3a24c", 0.16, 0.02, 50), surface("#1d1e20", 0.4, bump=0.1), metal("#c9ccd0", 0.22, 0.02, 60)
    out = [(1.0, 0.0), (1.03, 0.01), (1.03, 0.07), (1.0, 0.09), (0.985, 0.16), (0.95, 0.36), (0.84, 0.6), (0.62, 0.8), (0.34, 0.9), (0.16, 0.925), (0.0, 0.93)]
    base = 0.62
    spun([(0.95, 0.01), *out], 160, at=(0, 0, base), mat=brass)
    spun([(0, 0.92), (0.15, 0.92), (0.17, 0.94), (0.17, 0.985), (0.14, 1.02), (0.06, 1.035), (0, 1.035)], 64, soft=False, at=(0, 0, base), mat=brass)
    spun([(0, -0.1), (0.7, -0.1), (0.78, -0.06), (0.8, 0.02), (0, 0.02)], 96, soft=False, at=(0, 0, base), mat=black)
    box((0.5, 0.62, 0.24), 0.05, 4, at=(0, 0, base - 0.18), mat=black)
    spun([(0.3, -0.22), (0.4, -0.22), (0.42, -0.2), (0.42, 0.2), (0.4, 0.22), (0.3, 0.22), (0.3, -0.22)], 96, soft=False, at=(0, 0, 0.2), turn=(0, 90, 0), mat=black)
    lever = [(0.55, -0.35, base - 0.06), (0.95, -0.62, base - 0.08), (1.2, -0.74, base + 0.02), (1.34, -0.8, base + 0.12)]
    tube(lever, 0.05, 1.1, mat=steel)
    blob(0.13, (1, 1, 1), ((0, 1),), 1, 4, at=lever[-1], mat=black)
    for x in (-0.26, 0.26):
        spun([(0, 0), (0.07, 0), (0.08, 0.02), (0.08, 0.05), (0.06, 0.07), (0, 0.07)], 40, soft=False, at=(x, -0.4, 0.2), turn=(90, 0, 0), mat=steel)
    shoot(GROUND, 20, 12, 15, back=16)


def lamp():
    """A barrel with fins, its lens a little lit, and the rubber foot that goes round the bar."""
    black, rim = metal("#2b2d31", 0.36, 0.04, 70), metal("#ff5a1f", 0.3, 0.02, 60)
    axle = 1.02
    where = {"at": (0, 0, axle), "turn": (90, 0, 0)}
    barrel = [(0, -1.15), (0.4, -1.15), (0.46, -1.1), (0.46, -0.9)]
    for fin in range(5):
        back = -0.86 + fin * 0.13
        barrel += [(0.4, back), (0.4, back + 0.05), (0.47, back + 0.06), (0.47, back + 0.12)]
    barrel += [(0.47, 0.1), (0.58, 0.34), (0.62, 0.4), (0.62, 0.72), (0.6, 0.75), (0.54, 0.75), (0.53, 0.6)]
    spun(barrel, 128, soft=False, mat=black, **where)
    spun([(0.621, 0.46), (0.63, 0.47), (0.63, 0.53), (0.621, 0.54)], 128, soft=False, mat=rim, **where)
    spun([(0.53, 0.62), (0.44, 0.4), (0.3, 0.22), (0.14, 0.12), (0, 0.12)], 96, mat=metal("#f2f3f5", 0.08, 0.0), **where)
    blob(0.11, (1, 1, 1), ((0, 1),), 1, 4, at=(0, -0.16, axle), mat=glow("#fff1d0", 14))
    spun([(0.535, 0.63), (0.535, 0.67), (0.4, 0.71), (0.2, 0.735), (0, 0.74), (0, 0.7), (0.535, 0.63)], 96, soft=False, mat=glass("#ffffff", 0.02), **where)
    rubber = surface("#1b1c1e", 0.6, bump=0.15)
    box((0.5, 0.8, 0.32), 0.06, 4, at=(0, 0.3, axle - 0.56), mat=rubber)
    spun([(0.3, -0.24), (0.4, -0.24), (0.42, -0.22), (0.42, 0.22), (0.4, 0.24), (0.3, 0.24), (0.3, -0.24)], 96, soft=False, at=(0, 0.3, 0.42), turn=(0, 90, 0), mat=rubber)
    blob(0.09, (1, 1, 0.35), ((0, 1),), 1, 4, at=(0, 0.62, axle + 0.46), mat=surface("#ff5a1f", 0.5, bump=0))
    shoot(GROUND, 14, -38, 15, back=18)


GOODS = {"wheel": wheel, "bell": bell, "lamp": lamp}
