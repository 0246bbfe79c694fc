"""Rye & Bell: round loaves with flour on a dark table, butter; warm light from the side, seen from above."""
import math
import random
from mathutils import noise
from kit import PORTRAIT, area, camera, dome
from materials import Nodes, stoneware, surface
from shapes import blob, box, paint, spun

SIZE = PORTRAIT
EXPOSURE = 0.65


def crust():
    """Baked brown, darkest where it rose most; flour in the rings of the basket; pale where the blade went in."""
    n = Nodes("crust")
    cut, flour = n.painted("cut"), n.painted("flour")
    baked = n.mix(n.noise(1.6, 6), "#a9622a", "#5f2d10")
    baked = n.mix(n.noise(9, 5, low=0.5, high=1), baked, "#3f1c0a")
    dust = n.add("Math", {0: flour, 1: n.noise(30, 8, low=0.0, high=0.85)}, operation="MULTIPLY").outputs[0]
    floured = n.mix(n.add("MapRange", {"Value": dust, "From Min": 0.06, "From Max": 0.6}).outputs[0], baked, "#f1e4cd")
    crumb = n.mix(n.noise(11, 6), "#d9a763", "#b57535")
    n.set(n.main.inputs["Base Color"], n.mix(cut, floured, crumb))
    n.set(n.main.inputs["Roughness"], 0.75)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(16, 8), 0.5, 0.06))
    return n.material


def loaf(at, size, turn, seed, cuts):
    def far(c):
        """How far from the nearest cut, in the plane; a cut is (x, y, angle, half its length, bow)."""
        best = 9
        for x, y, angle, half, bow in cuts:
            dx, dy = c.x / size - x, c.y / size - y
            along, off = dx * math.cos(angle) + dy * math.sin(angle), -dx * math.sin(angle) + dy * math.cos(angle)
            off -= bow * (1 - (along / half) ** 2)
            best = min(best, math.hypot(off, max(0, abs(along) - half)))
        return best + 0.02 * noise.noise(c * 5)

    body = blob(size, (1, 1, 0.66), ((0.06, 1.1), (0.02, 4), (0.006, 14)), seed, 7, at=at, turn=turn)
    for vertex in body.data.vertices:
        c = vertex.co
        if c.z < -0.25 * size:
            c.z = -0.25 * size + (c.z + 0.25 * size) * 0.25
        if c.z > 0:
            gap = far(c)
            c.z += size * (-0.075 * math.exp(-((gap / 0.05) ** 2)) + 0.045 * math.exp(-(((gap - 0.1) / 0.045) ** 2)))
    paint(body, "cut", lambda c: 0 if c.z < 0 else max(0, min(1, (0.075 - far(c)) / 0.025)))

    def flour(c):
        radius = c.xy.length / size
        rings = 0.5 + 0.5 * math.sin(radius * 30 + noise.noise(c * 1.5) * 1.5)
        return max(0, min(1, c.z / size * 2.2)) * (0.2 + 0.8 * rings)

    paint(body, "flour", flour)
    body.data.materials.append(crust())


def table():
    """Dark boards with flour shaken over them."""
    n = Nodes("table")
    n.place = n.add("NewGeometry").outputs["Position"]
    bands, grain = n.noise(2.2, 6, (0.12, 1, 1)), n.noise(22, 3, (0.08, 1, 1), 0.2, 0.8)
    dark = n.mix(n.between(grain, 0, 0.5), n.mix(bands, "#54301a", "#38200f"), "#1f1008")
    away = n.add("VectorMath", {0: n.place, 1: (0.1, 0.3, 0)}, operation="DISTANCE").outputs["Value"]
    near = n.add("MapRange", {"Value": away, "From Min": 3.6, "From Max": 1.1}).outputs[0]
    dust = n.add("Math", {0: near, 1: n.noise(1.6, 10, low=0.25, high=1.2)}, operation="MULTIPLY").outputs[0]
    dust = n.add("Math", {0: dust, 1: n.noise(70, 4, low=0.3, high=0.9)}, operation="MULTIPLY").outputs[0]
    n.set(n.main.inputs["Base Color"], n.mix(dust, dark, "#efe2cc"))
    n.set(n.main.inputs["Roughness"], 0.6)
    n.set(n.main.inputs["Normal"], n.bump(grain, 0.3, 0.03))
    return n.material


def butter(at, turn):
    fat = surface("#f3cf66", 0.4, "#ecc04e", 3, 0.12, 9, Subsurface=0.2, Subsurface_Color=(0.9, 0.6, 0.15, 1), Subsurface_Radius=(0.2, 0.12, 0.04))
    spun([(0, 0.03), (0.7, 0.02), (0.75, 0.02), (1.0, 0.1), (1.02, 0.13), (0.98, 0.14), (0.74, 0.08), (0, 0.08)], 96, 0.012, at=at, mat=stoneware("#f0e2c8", "#7a3f16", 0.35, 0.85))
    x, y, z = at
    box((0.86, 0.56, 0.4), 0.035, 3, 0.012, 3, at=(x + 0.06, y, z + 0.28), turn=(0, 0, turn), mat=fat)
    box((0.12, 0.56, 0.4), 0.03, 3, 0.012, 5, at=(x - 0.5, y - 0.12, z + 0.14), turn=(0, 82, turn + 14), mat=fat)


def build():
    for number in range(7):
        box((24, 1.9, 0.3), 0.03, at=((number % 3 - 1) * 0.7, -5 + number * 1.91, -0.15), mat=table())
    loaf((0.45, 0.1, 0.34), 1.32, (0, 0, 12), 3, [(0, -0.02, 0.5, 0.62, 0.16), (-0.2, 0.34, 0.5, 0.3, 0.06), (0.24, -0.38, 0.5, 0.3, 0.06)])
    loaf((-1.35, 2.0, 0.3), 1.12, (0, 0, 60), 8, [(0, 0, 0.4, 0.6, 0), (0, 0, 1.97, 0.6, 0)])
    butter((1.35, -1.95, 0), 24)
    dice = random.Random(5)
    grain = surface("#b07a35", 0.5, "#8a5a22", 6, 0.2, 20)
    for number in range(42):
        x, y = dice.gauss(-1.3, 0.5), dice.gauss(-1.5, 0.55)
        blob(0.075, (0.42, 1, 0.4), ((0.1, 1.5),), number, 3, at=(x, y, 0.03), turn=(0, 0, dice.uniform(0, 360)), mat=grain)
    flour = surface("#f5ead6", 1, bump=0)
    for number in range(160):
        blob(dice.uniform(0.006, 0.018), (1, 1, 0.6), ((0.4, 2),), number % 7, 1, at=(dice.gauss(0, 1.6), dice.gauss(-0.6, 1.5), 0.008), mat=flour)
    dome("#6b4a30", "#7a6046", 0.5)
    area((-6.5, 1.8, 3.6), (0, 0, 0.4), (3, 3.5), 150, "#ffcf96")
    area((6, -4, 5), (0, 0, 0), (4, 4), 5, "#ffd9b0")
    camera((0, -5.2, 11.2), (0, -0.1, 0.15), 52, 3.2, focus=(0.45, -0.3, 1.05))
