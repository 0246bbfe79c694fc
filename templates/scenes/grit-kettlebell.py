"""Gritmoor Gym: a kettlebell with chalk on its handle, dust in one light from above, the rest black."""
import random
from kit import LANDSCAPE, area, camera, dome, spot
from materials import Nodes, surface
from shapes import blob, box, mesh_of, spun, tube

SIZE = LANDSCAPE
EXPOSURE = 1.0
PLACE = (1.35, 0, 0)


def iron(chalked=0.0):
    """Cast and coated, knocked here and there; chalked: how much of a hand's chalk is on it."""
    n = Nodes("iron")
    worn = n.noise(5, 8, low=0.75, high=1.0)
    coat = n.mix(worn, n.mix(n.noise(2), "#1f2023", "#2a2b2f"), "#6d6a66")
    white = n.noise(4.5, 9, low=1 - chalked, high=1.35 - chalked)
    n.set(n.main.inputs["Base Color"], n.mix(n.between(white, 0, 0.85), coat, "#dcdad3") if chalked else coat)
    n.set(n.main.inputs["Roughness"], n.between(n.noise(6), 0.34, 0.58))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(55, 5), 0.3, 0.015, n.bump(n.noise(3.5, 3), 0.12, 0.06)))
    n.set(n.main.inputs["Specular"], 0.6)
    return n.material


def floor():
    n = Nodes("floor")
    crumbs = n.noise(38, 2, low=0.9, high=1.0)
    rubber = n.mix(crumbs, n.mix(n.noise(0.7), "#17181a", "#0f1011"), "#5a5c60")
    away = n.add("VectorMath", {0: n.place, 1: (PLACE[0] - 0.5, -0.9, 0)}, operation="DISTANCE").outputs["Value"]
    near = n.add("MapRange", {"Value": away, "From Min": 3.2, "From Max": 0.7}).outputs[0]
    dust = n.add("Math", {0: near, 1: n.noise(2.2, 10, low=0.3, high=1.1)}, operation="MULTIPLY").outputs[0]
    n.set(n.main.inputs["Base Color"], n.mix(dust, rubber, "#d8d6cf"))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(3), 0.45, 0.8))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(30, 5), 0.5, 0.03))
    return n.material


def kettlebell(at):
    body = [(0, 0.02), (0.6, 0.0), (0.68, 0.03), (0.93, 0.36), (1.06, 0.88), (0.98, 1.34), (0.72, 1.68), (0.4, 1.84), (0, 1.88)]
    spun(body, 128, 0.012, at=at, mat=iron())
    bow = [(-0.5, 0, 1.3), (-0.64, 0, 1.62), (-0.8, 0, 2.05), (-0.74, 0, 2.5), (-0.4, 0, 2.74), (0, 0, 2.78), (0.4, 0, 2.74), (0.74, 0, 2.5), (0.8, 0, 2.05), (0.64, 0, 1.62), (0.5, 0, 1.3)]
    tube(bow, 0.185, at=at, turn=(0, 0, 24), mat=iron(0.62))
    lime = surface("#d4ff2a", 0.45, "#b9e01c", 5, 0.3, 14)
    spun([(1.047, 1.04), (1.052, 1.05), (1.05, 1.12), (1.041, 1.18), (1.034, 1.19)], 128, 0.012, soft=False, at=at, mat=lime).scale = (1.004, 1.004, 1)
    paint = surface("#d4ff2a", 0.4, "#b9e01c", 5, 0.3, 14)


def beam():
    """Dust in the light: a cone that only adds a little, less at its edge and further down."""
    n = Nodes("beam")
    face = n.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    middle = n.add("Math", {0: n.add("Math", {0: 1.0, 1: face}, operation="SUBTRACT").outputs[0], 1: 2.2}, operation="POWER").outputs[0]
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    high = n.add("MapRange", {"Value": height, "From Min": 0.2, "From Max": 7, "To Min": 0.25, "To Max": 1}).outputs[0]
    cloud = n.add("Math", {0: n.between(n.noise(0.7, 7), 0.35, 1), 1: high}, operation="MULTIPLY").outputs[0]
    power = n.add("Math", {0: n.add("Math", {0: cloud, 1: middle}, operation="MULTIPLY").outputs[0], 1: 0.045}, operation="MULTIPLY").outputs[0]
    light = n.add("Emission", {"Color": "#fdf6ea", "Strength": power}).outputs[0]
    n.set(n.out.inputs["Surface"], n.add("AddShader", {0: light, 1: n.add("BsdfTransparent").outputs[0]}).outputs[0])
    cone = spun([(2.1, 0.02), (0.3, 8.6)], 96, soft=False, at=(1.2, 0.2, 0), mat=n.material)
    cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False


def build():
    mesh_of("floor", [(-40, -20, 0), (40, -20, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], mat=floor())
    kettlebell(PLACE)
    chalk = surface("#e9e9e6", 1, bump=0.3)
    dice = random.Random(9)
    for number, (at, turn, size) in enumerate((((-0.75, -1.35, 0.1), (0, 4, 24), (0.42, 0.3, 0.2)), ((-0.2, -1.55, 0.08), (6, 0, -33), (0.26, 0.28, 0.17)))):
        box(size, 0.025, 3, 0.035, number + 4, at=at, turn=turn, mat=chalk)
    for number in range(60):
        at = (dice.gauss(-0.45, 0.4), dice.gauss(-1.45, 0.25), 0.01)
        blob(dice.uniform(0.006, 0.028), (1, 1, 0.7), ((0.5, 1.5),), number % 9, 2, at=at, mat=chalk)
    for number in range(150):
        x, y, z = dice.gauss(0.9, 1.0), dice.gauss(-0.2, 0.8), abs(dice.gauss(1.6, 1.4))
        blob(dice.uniform(0.004, 0.012), (1, 1, 1), ((0.3, 1),), number % 5, 1, at=(x, y, z), mat=chalk)
    beam()
    dome("#0b0b0d", "#101114", 0.12)
    spot((0.7, 0.9, 8.6), (1.3, 0, 0.8), 5200, 38, 0.55, 0.35, "#fdf6ea")
    area((6.5, 3.5, 3.2), (1.4, 0, 1.4), (0.5, 3), 60, "#dfe8ff")
    area((-5, -5, 1.5), (1, 0, 1), (3, 3), 11, "#ffffff")
    camera((-0.4, -9.2, 1.15), (-0.1, 0, 1.75), 36, 2.0, focus=(1.2, -0.8, 1.6))
