"""Tumblewick Toys: painted wooden blocks, a train, a ball; bright light from everywhere, a lens that tilts."""
import math
from kit import PORTRAIT, area, camera, dome, sweep
from materials import Nodes, darker, surface
from shapes import box, mesh_of, modifier, smooth, spun

SIZE = PORTRAIT
EXPOSURE = 0.55
YELLOW, RED, BLUE, NAVY, WHITE = "#ffc81e", "#d92635", "#1b5fd6", "#23204a", "#fffaf0"


def painted(colour):
    """Thick paint on beech: the grain shows through, here and there it is rubbed off."""
    n = Nodes("painted")
    grain = n.noise(26, 3, (0.1, 1, 1), 0.2, 0.8)
    rubbed = n.between(n.noise(9, 8, low=0.95, high=1.15), 0, 0.6)
    paint = n.mix(n.between(n.noise(2.5), 0, 0.5), colour, darker(colour, 0.9))
    n.set(n.main.inputs["Base Color"], n.mix(rubbed, paint, "#d9b583"))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(5), 0.28, 0.45))
    n.set(n.main.inputs["Normal"], n.bump(grain, 0.1, 0.02))
    n.set(n.main.inputs["Clearcoat"], 0.25)
    return n.material


def cube(at, turn, colour, size=1.0):
    return box((size, size, size), 0.07, 5, 0.008, int(at[0] * 20), at=at, turn=turn, mat=painted(colour))


def arch(at, turn, colour):
    """A bridge: a block with a half round out of it, as one outline pushed through."""
    arc = [(0.5 * math.cos(a), 0.5 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    points, faces = [], []
    outer = [(1.0, 0), (1.0, 1.0), (-1.0, 1.0), (-1.0, 0)]
    outline = outer + arc[::-1]
    for y in (-0.5, 0.5):
        points += [(px, y, pz) for px, pz in outline]
    count = len(outline)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    thing = mesh_of("arch", points, faces, at=at, turn=turn, mat=painted(colour))
    return smooth(modifier(thing, "BEVEL", width=0.06, segments=4, limit_method="ANGLE"), 50)


def turned(at, radius, tall, colour, turn=(0, 0, 0), point=False):
    r, t = radius, tall
    line = [(0, 0), (r - 0.06, 0), (r - 0.02, 0.02), (r, 0.06), (0.03, t - 0.02), (0, t)] if point else [(0, 0), (r - 0.06, 0), (r - 0.02, 0.02), (r, 0.06), (r, t - 0.06), (r - 0.02, t - 0.02), (r - 0.06, t), (0, t)]
    return spun(line, 112, soft=False, at=at, turn=turn, mat=painted(colour))


def wheel(x, y, radius, colour):
    turned((x, y, radius), radius, 0.2, colour, (90, 0, 0))
    turned((x, y - 0.2, radius), radius * 0.32, 0.06, WHITE, (90, 0, 0))


def train(x, y):
    """Engine and one car, of plain blocks."""
    box((2.1, 0.86, 0.24), 0.06, 4, at=(x, y, 0.5), mat=painted(NAVY))
    turned((x - 0.95, y, 1.02), 0.42, 1.3, RED, (0, 90, 0))
    box((0.78, 0.9, 1.15), 0.07, 5, at=(x + 0.64, y, 1.15), mat=painted(BLUE))
    box((1.0, 1.08, 0.16), 0.06, 4, at=(x + 0.64, y, 1.8), mat=painted(YELLOW))
    box((0.36, 0.02, 0.36), 0.009, 2, at=(x + 0.64, y - 0.452, 1.36), mat=painted(WHITE))
    turned((x - 0.6, y, 1.38), 0.17, 0.5, YELLOW)
    turned((x - 0.6, y, 1.82), 0.25, 0.14, NAVY)
    turned((x - 0.05, y, 1.4), 0.16, 0.2, YELLOW)
    for place, radius in ((x - 0.66, 0.34), (x + 0.62, 0.44)):
        wheel(place, y - 0.44, radius, YELLOW)
        wheel(place, y + 0.66, radius, YELLOW)


def ball(at, radius):
    n = Nodes("ball")
    n.place = n.add("TexCoord").outputs["Object"]
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    band = n.add("Math", {0: n.add("Math", {0: height}, operation="ABSOLUTE").outputs[0], 1: radius * 0.3}, operation="LESS_THAN").outputs[0]
    n.set(n.main.inputs["Base Color"], n.mix(band, RED, WHITE))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(6), 0.22, 0.36))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(40, 2), 0.05, 0.01))
    line = [(radius * math.sin(a), -radius * math.cos(a)) for a in [math.pi * i / 64 for i in range(65)]]
    spun(line, 128, soft=False, at=at, turn=(28, 24, 0), mat=n.material)


def build():
    sweep(surface("#ffcd28", 0.8, "#fecb25", 0.5, 0.03, 40), depth=8, bend=5)
    train(-0.55, -1.1)
    cube((0.55, 0.75, 0.55), (0, 0, 12), BLUE, 1.1)
    cube((-1.0, 0.95, 0.55), (0, 0, -9), RED, 1.1)
    arch((-0.2, 0.85, 1.1), (0, 0, 3), WHITE)
    cube((-0.78, 0.85, 2.56), (0, 0, 20), "#3aa76d", 0.9)
    turned((0.42, 0.85, 2.1), 0.5, 1.0, BLUE)
    turned((0.42, 0.85, 3.1), 0.56, 0.95, RED, point=True)
    ball((1.75, -0.75, 0.62), 0.62)
    cube((1.55, -2.1, 0.34), (0, 0, 33), NAVY, 0.68)
    turned((-1.9, -2.3, 0.0), 0.3, 0.6, "#3aa76d")
    dome("#fff3d6", "#ffffff", 0.55)
    area((-5, -3.5, 7.5), (0, 0, 1), (2, 2), 250, "#fffaf0")
    area((5, 2, 4), (0, 0, 1), (2, 4), 14, "#ffffff")
    camera((1.0, -12.5, 5.4), (0.05, 0, 1.95), 60, 1.8, focus=(-0.2, -1.3, 1.2))
