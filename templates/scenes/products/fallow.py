"""Fallow Acre: tomatoes, carrots and eggs, on oat."""
import importlib
import math
import random
import bpy
from mathutils import Matrix
from kit import put
from materials import Nodes, stoneware, surface
from shapes import blob, leaf, spun, tube
from products.studio import SIZE, shoot

EXPOSURE = 0.85
GROUND = "#f6e6c2"
crate = importlib.import_module("fallow-crate")


def tomatoes():
    green = surface("#4f7434", 0.5, "#39582a", 4, 0.2, 30)
    skins = [crate.skin(*pair) for pair in (("#b52f18", "#c4602a"), ("#a8240f", "#b3471f"), ("#c23a1c", "#c97a35"))]
    heap = [(-0.76, -0.05, 0.31, 20, -14), (0.0, -0.42, 0.31, 34, 8), (0.74, -0.02, 0.31, 12, 22), (-0.36, 0.62, 0.31, 0, 0), (0.4, 0.64, 0.31, 0, 10), (0.02, 0.14, 0.86, 14, -6)]
    for number, (x, y, z, lean, roll) in enumerate(heap):
        crate.tomato((x, y, z), 0.4, (lean, roll, number * 61), number + 3, skins, green)
    shoot(GROUND, 24, 0, 16, "#fff6ea")


def root():
    """Orange, with the rings that it grew and a little of the earth in them."""
    n = Nodes("root")
    rings = n.noise(5, 5, (0.35, 0.35, 5), 0.35, 0.95)
    n.set(n.main.inputs["Base Color"], n.mix(n.between(rings, 0, 0.22), n.mix(n.noise(1.5), "#e2711d", "#d15c12"), "#8f4416"))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(8), 0.4, 0.62))
    n.set(n.main.inputs["Normal"], n.bump(rings, 0.16, 0.03))
    return n.material


def carrot(at, turn, long, thick, seed, orange, greens, frond):
    """Its tip towards -x, its green towards +x."""
    dice = random.Random(seed)
    side = [(0.0, -long - 0.35), (0.012, -long - 0.2), (0.03, -long), (thick * 0.6, -long * 0.74), (thick * 0.9, -long * 0.38), (thick, -0.12), (thick * 0.92, -0.03), (thick * 0.5, 0.02), (0, 0.0)]
    body = spun(side, 64, 0.09, seed, at=at, turn=(0, 90, turn), mat=orange)
    for vertex in body.data.vertices:
        vertex.co.x += 0.05 * math.sin(vertex.co.z * 1.7 + seed)
    place = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for _ in range(4):
        way, high, reach = dice.uniform(-0.45, 0.45), dice.uniform(0.02, 0.2), dice.uniform(1.2, 1.7)
        line = [place @ m for m in (Matrix.Translation((x * reach, way * x * x, 0.02 + high * math.sin(x * 2.4))).to_translation() for x in (0, 0.3, 0.6, 0.85, 1.05))]
        mat = dice.choice(greens)
        tube(line, 0.026, 0.4, mat=mat)
        for number in range(26):
            along = 0.42 + 0.58 * number / 25
            spot = line[1].lerp(line[4], along) if along < 0.5 else line[2].lerp(line[4], (along - 0.5) * 2)
            wing = put(frond[dice.randrange(len(frond))], "frond", spot, (dice.uniform(-30, 30), dice.uniform(-45, 20), turn - 90 + (-1) ** number * dice.uniform(15, 75)))
            wing.scale = [dice.uniform(0.7, 1.2) * (1.25 - 0.6 * along)] * 3
            wing.modifiers.new("thick", "SOLIDIFY").thickness = 0.006


def carrots():
    orange = root()
    greens = [surface(colour, 0.5, other, 5, 0.15, 30) for colour, other in (("#5f8a35", "#4b7429"), ("#4f7a2e", "#3e6424"))]
    frond = []
    for number in range(4):
        thing = leaf(0.3, 0.17, 0.3, 0.2, number, 0.55, at=(0, 0, -50), mat=greens[number % 2])
        frond.append(thing.data)

        bpy.data.objects.remove(thing)
    for number, (x, y, z, turn, long, thick) in enumerate([(0, 0.62, 0.3, -13, 1.75, 0.3), (0.05, 0.2, 0.32, -4, 2.0, 0.32), (0, -0.24, 0.3, 6, 1.85, 0.3), (0.06, -0.64, 0.28, 14, 1.6, 0.28), (0.0, 0.02, 0.8, 1, 1.7, 0.29)]):
        carrot((x, y, z), turn, long, thick, number + 2, orange, greens, frond)
    twine = surface("#b89a6a", 0.9, bump=0.6)
    for shift in (0.24, 0.3, 0.36):
        tube([(shift, -0.42, 0.1), (shift, -0.44, 0.35), (shift, -0.12, 0.62), (shift, 0.2, 0.62), (shift, 0.44, 0.35), (shift, 0.42, 0.1)], 0.026, mat=twine)
    shoot(GROUND, 58, 52, 16, "#fff6ea")


def egg(at, turn, shade, other, seed):
    def form(way):
        return 1 + 0.1 * way.z * (1 - abs(way.z)) - 0.04 * way.z

    shell = surface(shade, 0.48, other, 9, 0.06, 60, Subsurface=0.08, Subsurface_Color=(0.9, 0.6, 0.4, 1), Subsurface_Radius=(0.1, 0.06, 0.03))
    blob(0.4, (1, 1, 1.32), ((0.004, 2),), seed, 5, form, at=at, turn=turn, mat=shell)


def eggs():
    clay = stoneware("#e7dcc6", "#6b4a30", 0.4, 0.9)
    line = [(0, 0.04), (0.55, 0.0), (0.62, 0.0), (0.62, 0.08), (0.95, 0.2), (1.3, 0.5), (1.45, 0.82), (1.43, 0.86), (1.39, 0.82), (1.22, 0.52), (0.85, 0.26), (0, 0.16)]
    spun(line, 128, 0.012, 4, mat=clay)
    shades = [("#c88d63", "#b97a50"), ("#e3c3a0", "#d8b48c"), ("#b8754a", "#a5653c"), ("#efe3d2", "#e6d6c0")]
    dice = random.Random(3)
    for number in range(6):
        angle = number * math.pi / 3 + 0.3
        egg((0.83 * math.cos(angle), 0.83 * math.sin(angle), 0.74), (dice.uniform(70, 95), 0, math.degrees(angle) + dice.uniform(40, 130)), *shades[number % 4], number)
    egg((0.05, 0.0, 0.72), (80, 0, 30), *shades[1], 8)
    egg((-0.28, -0.12, 1.2), (84, 0, 64), *shades[2], 9)
    egg((0.42, 0.16, 1.2), (78, 0, -20), *shades[0], 10)
    shoot(GROUND, 26, 0, 16, "#fff6ea")


GOODS = {"tomatoes": tomatoes, "carrots": carrots, "eggs": eggs}
