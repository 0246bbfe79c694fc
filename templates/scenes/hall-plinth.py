"""Plaster Hall: a smooth plaster head on a plinth, a cube and a sphere; raking spot, ultramarine wall."""
import math
from mathutils import Vector
from kit import PORTRAIT, area, camera, dome, spot
from materials import Nodes, surface
from shapes import blob, box, mesh_of, spun

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


def bump_at(way, place, wide, far):
    """Pushes the surface out (or in) around a direction."""
    return far * math.exp(-((way - Vector(place).normalized()).length / wide) ** 2)


def head(way):
    """Looks along -y, turned later: brow, sockets, nose, cheeks, lips and chin, as a carver roughs them out."""
    out = 1.0
    out += bump_at(way, (0, -1, 0.3), 0.42, 0.06) + bump_at(way, (0, 0.9, 0.35), 0.7, 0.12)
    for side in (-1, 1):
        out += bump_at(way, (0.34 * side, -1, 0.13), 0.19, -0.1)
        out += bump_at(way, (0.33 * side, -1, 0.1), 0.09, 0.045)
        out += bump_at(way, (0.3 * side, -1, 0.32), 0.2, 0.035)
        out += bump_at(way, (0.5 * side, -1, -0.18), 0.26, 0.045)
        out += bump_at(way, (0.13 * side, -1, -0.24), 0.085, 0.05)
        out += bump_at(way, (1.0 * side, -0.2, -0.75), 0.4, -0.05)
        out += bump_at(way, (1.0 * side, 0.12, 0.02), 0.13, 0.11)
    for step in range(7):
        out += bump_at(way, (0, -1, 0.2 - 0.062 * step), 0.085, 0.045 + 0.026 * step)
    out += bump_at(way, (0, -1, -0.45), 0.13, 0.085) + bump_at(way, (0, -1, -0.575), 0.12, 0.085)
    out += bump_at(way, (0, -1, -0.51), 0.06, -0.045) + bump_at(way, (0, -1, -0.86), 0.22, 0.15)
    out += bump_at(way, (0, -1, -0.68), 0.1, -0.03) + bump_at(way, (0, 0.6, -1), 0.6, -0.2)
    return out


def bust(at, turn):
    white = plaster()
    x, y, z = at
    blob(0.82, (0.8, 0.98, 1.16), ((0.008, 5),), 3, 7, head, at=(x, y, z + 2.05), turn=(6, 0, turn), mat=white)
    neck = [(0.66, 0), (0.66, 0), (0.62, 0.05), (0.5, 0.35), (0.41, 0.75), (0.4, 1.1), (0.44, 1.5), (0.3, 1.7)]
    thing = spun(neck, 112, 0.05, 4, at=(x, y, z + 0.12), turn=(-3, 0, turn), mat=white)
    thing.scale = (1, 1, 1)
    box((1.15, 1.0, 0.24), 0.03, 3, 0.008, 6, at=(x, y + 0.02, z + 0.12), turn=(0, 0, turn), mat=white)


def build():
    wall = surface("#2a24e8", 0.85, "#241fd0", 0.6, 0.3, 14)
    mesh_of("wall", [(-40, 3.4, -1), (40, 3.4, -1), (40, 3.4, 30), (-40, 3.4, 30)], [(0, 1, 2, 3)], mat=wall)
    floor = surface("#cfc9bc", 0.7, "#bdb6a8", 0.7, 0.25, 12)
    box((60, 40, 0.4), 0.02, at=(0, -14, -0.2), mat=floor)
    box((1.9, 1.9, 2.6), 0.03, 3, 0.008, 2, at=(0.55, 0.3, 1.3), turn=(0, 0, 6), mat=plaster("#e7e3da"))
    bust((0.55, 0.3, 2.6), -38)
    box((0.95, 0.95, 0.95), 0.02, 3, 0.006, 3, at=(-1.45, -0.5, 0.475), turn=(0, 0, 28), mat=surface("#ff4a1c", 0.75, "#ee4013", 1.5, 0.2, 24))
    spun([(0.38 * math.sin(a), -0.38 * math.cos(a)) for a in [math.pi * i / 48 for i in range(49)]], 96, soft=False, at=(-0.75, -1.35, 0.38), mat=plaster())
    dome("#3a3f66", "#565c88", 0.3)
    spot((-7.5, -3.6, 7.2), (0.3, 0.6, 2.6), 9000, 62, 0.6, 0.16, "#fff1dc")
    area((6, -4, 4), (0.5, 0, 3.5), (2, 4), 6, "#cfd6ff")
    camera((0, -21, 3.2), (-0.1, 0, 2.95), 96, 5.6, focus=(0.4, -0.6, 4))
