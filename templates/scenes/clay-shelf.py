"""Juniper & Clay: stoneware jug and bowl on a shelf, linen over its edge, one branch; low window light from the left."""
import math
import random
from mathutils import Matrix
from kit import PORTRAIT, area, camera, dome
from materials import stoneware, surface, wood, woven
from shapes import box, leaf, mesh_of, sheet, spun, tube

SIZE = PORTRAIT
EXPOSURE = 0.7


def jug(at):
    clay = stoneware("#d9cbb4", rough=0.42, amount=0.9)
    outside = [(0, 0.02), (0.5, 0.0), (0.56, 0.03), (0.78, 0.45), (0.86, 0.85), (0.74, 1.35), (0.46, 1.75), (0.37, 2.0), (0.43, 2.32), (0.47, 2.42)]
    inside = [(0.45, 2.45), (0.41, 2.4), (0.33, 2.0), (0.42, 1.72), (0.68, 1.3), (0.7, 0.5), (0, 0.3)]
    body = spun(outside + inside, 128, 0.012, at=at, turn=(0, 0, 24), mat=clay)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        pull = max(0, (z - 1.95) / 0.5) ** 2 * math.exp(-((math.atan2(y, -x) / 0.42) ** 2))
        vertex.co.x -= 0.22 * pull
        vertex.co.z += 0.05 * pull
    bow = [(0.4, 0, 2.18), (0.62, 0, 2.3), (0.92, 0, 2.2), (1.08, 0, 1.85), (1.02, 0, 1.45), (0.8, 0, 1.15), (0.72, 0, 1.08)]
    handle = tube(bow, 0.1, 0.85, at=at, turn=(0, 0, 24), mat=clay)
    handle.scale = (1, 1.25, 1)


def bowl(at):
    clay = stoneware("#a3512f", "#3a1d12", 0.6, 0.88)
    line = [(0, 0.03), (0.3, 0.0), (0.34, 0.0), (0.34, 0.07), (0.6, 0.25), (0.86, 0.6), (0.92, 0.84), (0.9, 0.87), (0.87, 0.84), (0.8, 0.6), (0.52, 0.28), (0, 0.3)]
    spun(line, 128, 0.015, 4, at=at, mat=clay)


def branch(foot, points, seed, count):
    dice = random.Random(seed)
    bark = surface("#5c4a38", 0.8, "#7a6a50", bump=0.4)
    green = [surface(colour, 0.42, other, 6, 0.1, 60, Specular=0.35) for colour, other in (("#35563b", "#4d6e44"), ("#44663f", "#64803f"), ("#264736", "#3c5d43"))]
    stem = [tuple(f + p for f, p in zip(foot, point)) for point in points]
    tube(stem, 0.035, 0.35, mat=bark)
    spots = len(stem) - 1
    for number in range(count):
        along = 1.2 + (spots - 1.2) * number / (count - 1)
        a = min(int(along), spots - 1)
        part = along - a
        at = [p + (q - p) * part for p, q in zip(stem[a], stem[a + 1])]
        way = math.degrees(math.atan2(stem[a + 1][0] - stem[a][0], stem[a + 1][2] - stem[a][2]))
        side = -1 if number % 2 else 1
        size = dice.uniform(0.55, 0.85) * (1 - 0.35 * number / count)
        if number == count - 1:
            side = 0
        thing = leaf(size, size * 0.3, dice.uniform(0.1, 0.35), 0.2, number, at=at, mat=dice.choice(green))
        thing.rotation_mode = "XYZ"
        lean = math.radians(way + side * dice.uniform(38, 62))
        thing.rotation_euler = (math.radians(dice.uniform(60, 115)), dice.uniform(-0.7, 0.7), 0)
        turn = thing.rotation_euler.to_matrix()
        thing.rotation_euler = (Matrix.Rotation(lean, 3, "Y") @ turn).to_euler()


def linen():
    """Lies on the board, goes over its edge and hangs in folds."""

    def way(u, v):
        far = 4.1 * v
        hang = max(0, far - 2.25)
        fold = 0.02 + 0.13 * min(1, hang / 1.4) * (0.6 + 0.4 * v)
        wave = math.sin(u * 14 + 0.7 * math.sin(v * 4)) + 0.45 * math.sin(u * 27 + 2 + v * 2) + 0.25 * math.sin(v * 11 + u * 5)
        x = -1.2 + (u - 0.5) * (1.9 - 0.34 * min(1, hang / 1.6)) + 0.1 * (far - 2) * 0.4
        if far < 2.05:
            return (x, 0.5 - far, 0.035 + 0.022 * (1 + wave) + 0.05 * math.exp(-((far - 0.9 - u * 0.5) ** 2) * 30))
        bend = min(1, (far - 2.05) / 0.2) * math.pi / 2
        return (x, -1.55 - 0.05 * math.sin(bend) - fold * (1 + wave * 0.7), 0.05 * math.cos(bend) - hang - 0.05 + 0.05 * u * hang)

    sheet((1.9, 4.1), way, (120, 160), 0.03, mat=woven("#e9dfcd", 190, 0.55))


def build():
    plank = wood("#a87f56", "#7d5835", 0.55)
    box((14, 3.1, 0.42), 0.035, at=(0, 0, -0.21), mat=plank)
    wall = surface("#d9c9b2", 0.92, "#cdbba2", 0.7, 0.35, 9)
    mesh_of("wall", [(-15, 1.6, -8), (15, 1.6, -8), (15, 1.6, 12), (-15, 1.6, 12)], [(0, 1, 2, 3)], mat=wall)
    jug((0.42, 0.1, 0))
    bowl((1.35, -0.75, 0))
    branch((0.35, 0.1, 2.1), [(0.1, 0, -1.2), (-0.05, 0, 0.2), (-0.3, -0.1, 0.85), (-0.75, -0.2, 1.5), (-1.3, -0.25, 2.0), (-1.75, -0.3, 2.25)], 3, 15)
    linen()
    dome("#8d8478", "#a9b4bd", 0.36)
    window = (-9, -4.2, 4.6)
    area(window, (0.3, 0, 0.9), (1.7, 2.7), 480, "#ffe6c8")
    area((7, -6, 2), (0.5, 0, 1), (5, 5), 2.5, "#dfe8f0")
    dark = surface("#20180f", 1)
    for number in range(3):
        box((0.16, 0.16, 8), 0.02, at=(-5.6 + 0.2 * number, -3.9 + 1.05 * number, 3), turn=(0, 4, 0), mat=dark)
    camera((-0.3, -15.5, 1.9), (0.12, 0, 1.42), 70, 1.6, focus=(0.42, -0.7, 1.2))
