"""Fallow Acre: a crate of tomatoes with their leaves on a table outdoors; overcast noon."""
import math
import random
from mathutils import Matrix
from kit import PORTRAIT, area, camera, dome
from materials import Nodes, surface, wood
from shapes import blob, box, leaf, mesh_of, tube

SIZE = PORTRAIT
EXPOSURE = 0.1


def skin(shade, shoulder):
    """Red all round, paler and greener at the shoulder, with a waxy gloss."""
    n = Nodes("tomato")
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    near = n.add("MapRange", {"Value": height, "From Min": 0.2, "From Max": 0.36}).outputs[0]
    red = n.mix(n.noise(2.5), shade, "#d8431f")
    n.set(n.main.inputs["Base Color"], n.mix(n.between(near, 0, 0.75), red, shoulder))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(7), 0.14, 0.3))
    n.set(n.main.inputs["Subsurface"], 0.12)
    n.set(n.main.inputs["Subsurface Color"], "#d8300f")
    n.set(n.main.inputs["Subsurface Radius"], (0.12, 0.03, 0.01))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(24, 2), 0.04, 0.02))
    return n.material


def tomato(at, size, turn, seed, skins, green):
    lobes, start = 5 + seed % 3, seed * 1.3

    def form(way):
        around = math.atan2(way.y, way.x)
        pole = max(0, way.z) ** 6
        return 1 + 0.035 * math.sin(lobes * around + start) * (1 - abs(way.z)) - 0.32 * pole - 0.12 * max(0, -way.z) ** 8

    body = blob(size, (1, 1, 0.82), ((0.06, 1.3),), seed, 4, form, at=at, turn=turn, mat=skins[seed % len(skins)])
    top = body.rotation_euler.to_matrix()
    crown = top @ Matrix.Translation((0, 0, size * 0.58)).to_translation()
    for number in range(5 + seed % 2):
        star = leaf(size * 0.75, size * 0.2, -0.1 - 0.25 * (number % 3) / 2, 0.3, seed + number, mat=green)
        star.location = [a + c for a, c in zip(at, crown)]
        star.rotation_euler = (top @ Matrix.Rotation(number * 1.13 + seed, 3, "Z") @ Matrix.Rotation(0.12, 3, "X")).to_euler()
    stem = [(0, 0, 0), (0.02, 0.01, 0.14), (0.09, 0.03, 0.25)]
    tube(stem, 0.03, 1.3, at=[a + c for a, c in zip(at, crown)], mat=green).rotation_euler = body.rotation_euler


def crate(dice):
    """Rough slats: each a little off, each of its own colour."""
    boards = [wood(light, dark, 0.8, "X", 0.8, 0.3) for light, dark in (("#c9a273", "#98703f"), ("#bd9566", "#8a6236"), ("#d2ae80", "#a37b4a"))]
    ends = [wood("#b78f60", "#8a6539", 0.8, "Z", 0.8, 0.3)]
    for side in (-1, 1):
        for row, z in enumerate((0.32, 0.86, 1.4)):
            box((4.5, 0.12, 0.44), 0.025, 2, 0.015, row + 5 * side, at=(dice.uniform(-0.03, 0.03), 1.36 * side, z), turn=(0, dice.uniform(-0.5, 0.5), 0), mat=dice.choice(boards))
        for y in (-1.22, 1.22):
            box((0.2, 0.2, 1.68), 0.025, 2, 0.01, int(y * 9) + side, at=(2.06 * side, y, 0.84), mat=ends[0])
        for z in (0.4, 1.05):
            box((0.12, 2.6, 0.52), 0.025, 2, 0.01, at=(2.2 * side, 0, z), mat=wood("#c39b6b", "#8f693b", 0.8, "Y", 0.8, 0.3))
    nail = surface("#4b4640", 0.5, Metallic=0.8)
    for x in (-2.06, 2.06):
        for z in (0.24, 0.4, 0.78, 0.94, 1.32, 1.48):
            blob(0.032, (1, 0.5, 1), ((0.1, 1),), 1, 2, at=(x + dice.uniform(-0.03, 0.03), -1.425, z), mat=nail)


def fill(dice, green):
    skins = [skin("#b52f18", "#c4602a"), skin("#a8240f", "#b3471f"), skin("#c23a1c", "#c97a35")]
    seed = 0
    for z, rows, columns, inset in ((0.5, 1, 6, 0), (1.22, 4, 6, 0), (1.68, 3, 5, 0.32), (2.05, 1, 3, 1.0)):
        for row in range(rows):
            for column in range(columns):
                seed += 1
                x = -1.68 + inset + column * 0.68 + (row % 2) * 0.14 + dice.uniform(-0.06, 0.06)
                y = -0.98 + inset * 0.9 + row * 0.64 + dice.uniform(-0.06, 0.06)
                turn = (dice.uniform(-35, 45), dice.uniform(-35, 35), dice.uniform(0, 360))
                tomato((x, y, z + dice.uniform(-0.05, 0.05)), dice.uniform(0.35, 0.41), turn, seed, skins, green)


def build():
    dice = random.Random(11)
    green = surface("#4f7434", 0.5, "#39582a", 4, 0.2, 30)
    crate(dice)
    fill(dice, green)
    leaves = [surface(colour, 0.5, other, 4, 0.25, 18) for colour, other in (("#41672b", "#557c35"), ("#375a26", "#4c7432"))]
    spots = [(-2.0, -0.9, 1.72), (-1.7, -1.1, 1.7), (2.0, -0.7, 1.7), (1.75, -1.15, 1.66), (-0.3, 1.1, 2.0), (0.9, 0.9, 2.1), (-1.4, 0.8, 1.95), (2.2, 0.3, 1.8)]
    for number, spot in enumerate(spots * 2):
        at = [p + dice.uniform(-0.15, 0.15) for p in spot]
        out = math.degrees(math.atan2(-at[0], at[1])) + dice.uniform(-50, 50)
        leaf(dice.uniform(0.8, 1.25), dice.uniform(0.42, 0.6), dice.uniform(0.2, 0.6), 0.18, number, 0.1, at=at, turn=(dice.uniform(0, 35), dice.uniform(-25, 25), out), mat=dice.choice(leaves))
    skins = [skin("#b52f18", "#c4602a")]
    tomato((2.3, -2.3, 0.31), 0.38, (18, -14, 0), 61, skins, green)
    tomato((1.45, -2.75, 0.3), 0.37, (60, 20, 30), 64, skins, green)
    for number in range(9):
        box((40, 1.1, 0.3), 0.03, at=(dice.uniform(-3, 3), -5 + number * 1.13, -0.155), mat=wood("#8d7a66", "#5f4e40", 0.75, "X", 0.6, 0.3))
    field = surface("#4c6236", 1, "#b9b57c", 0.16, 0)
    mesh_of("field", [(-80, 9, -4), (80, 9, -4), (80, 60, 6), (-80, 60, 6)], [(0, 1, 2, 3)], mat=field)
    hedges = [surface(colour, 1, other, 0.8, 0) for colour, other in (("#3f5a30", "#7d8f4e"), ("#566f3c", "#9aa563"), ("#6f8450", "#c2bd86"))]
    for number in range(34):
        blob(dice.uniform(1.5, 4), (1.2, 1, 1), ((0.4, 1.5), (0.2, 5)), number, 3, at=(dice.uniform(-16, 16), dice.uniform(34, 48), dice.uniform(2, 8)), mat=dice.choice(hedges))
    dome("#efe6d2", "#dfe6ec", 1.05)
    area((-4, -6, 11), (0, 0, 1), (9, 9), 9, "#fff8ee")
    camera((0.5, -14.5, 4.3), (0, 0, 1.75), 62, 1.1, focus=(0, -1.2, 1.6))
