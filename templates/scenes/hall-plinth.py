"""Plaster Hall: the plaster cast of a jar on a plinth, a cube and a sphere; a raking spot, ultramarine wall."""
import math
from kit import PORTRAIT, area, camera, dome, spot
from materials import Nodes, surface
from shapes import box, mesh_of, spun, tube

SIZE = PORTRAIT
EXPOSURE = 0.2


def plaster(colour="#efece4"):
    """Cast and scraped: pits, and marks of the blade."""
    n = Nodes("plaster")
    pits = n.noise(22, 2, low=0.86, high=0.98)
    n.set(n.main.inputs["Base Color"], n.mix(n.between(pits, 0, 0.5), n.mix(n.noise(1.6, 6), colour, "#ddd7ca"), "#a8a090"))
    n.set(n.main.inputs["Roughness"], 0.85)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(9, 7), 0.22, 0.03, n.bump(pits, -0.35, 0.02)))
    return n.material


def amphora(at, turn):
    """A cast of a two-handled jar: turned rings at the neck, a cushion of a foot."""
    white = plaster()
    x, y, z = at
    line = [(0, 0), (0, 0), (0.5, 0), (0.5, 0), (0.53, 0.05), (0.5, 0.12), (0.5, 0.12), (0.3, 0.2), (0.24, 0.3), (0.3, 0.42), (0.62, 0.95), (0.86, 1.55), (0.9, 2.0), (0.78, 2.36)]
    line += [(0.46, 2.6), (0.36, 2.72), (0.36, 2.72), (0.385, 2.76), (0.36, 2.8), (0.36, 2.8), (0.32, 2.95), (0.31, 3.2), (0.36, 3.42), (0.5, 3.5), (0.5, 3.5), (0.52, 3.56), (0.48, 3.61), (0.4, 3.6), (0.28, 3.4), (0.26, 3.0), (0.3, 2.6)]
    spun(line, 160, 0.012, 4, at=at, turn=(0, 0, turn), mat=white)
    for side in (-1, 1):
        bow = [(0.3, 3.3), (0.5, 3.42), (0.74, 3.36), (0.86, 3.1), (0.84, 2.75), (0.76, 2.42), (0.72, 2.3)]
        angle = math.radians(turn)
        tube([(x + side * out * math.cos(angle), y + side * out * math.sin(angle), z + up) for out, up in bow], 0.085, 1.25, mat=white)


def build():
    wall = surface("#2a24e8", 0.85, "#2722dc", 0.6, 0.3, 14)
    mesh_of("wall", [(-40, 3.4, -1), (40, 3.4, -1), (40, 3.4, 30), (-40, 3.4, 30)], [(0, 1, 2, 3)], mat=wall)
    floor = surface("#cfc9bc", 0.7, "#bdb6a8", 0.7, 0.25, 12)
    box((60, 40, 0.4), 0.02, at=(0, -14, -0.2), mat=floor)
    box((1.9, 1.9, 2.6), 0.03, 3, 0.008, 2, at=(0.55, 0.3, 1.3), turn=(0, 0, 6), mat=plaster("#e7e3da"))
    amphora((0.55, 0.3, 2.6), -12)
    box((0.95, 0.95, 0.95), 0.02, 3, 0.006, 3, at=(-1.45, -0.5, 0.475), turn=(0, 0, 28), mat=surface("#ff4a1c", 0.75, "#ee4013", 1.5, 0.2, 24))
    spun([(0.38 * math.sin(a), -0.38 * math.cos(a)) for a in [math.pi * i / 48 for i in range(49)]], 96, soft=False, at=(-0.75, -1.35, 0.38), mat=plaster())
    dome("#3a3f66", "#565c88", 0.3)
    spot((-8.5, -3.6, 8.0), (0.3, 0.6, 2.6), 8600, 64, 0.6, 0.16, "#fff1dc")
    area((6, -4, 4), (0.5, 0, 3.5), (2, 4), 6, "#cfd6ff")
    camera((0, -21, 3.2), (-0.1, 0, 2.95), 96, 5.6, focus=(0.4, -0.6, 4))
