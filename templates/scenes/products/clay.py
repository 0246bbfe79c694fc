"""Juniper & Clay: a jug, a bowl and a mug, on warm white."""
import importlib
from materials import Nodes, darker, stoneware
from shapes import spun, tube
from products.studio import SIZE, shoot

EXPOSURE = 0.85
GROUND = "#efe2cc"
shelf = importlib.import_module("clay-shelf")


def jug():
    shelf.jug((0, 0, 0))
    shoot(GROUND, 10, -14, 15)


def bowl():
    shelf.bowl((0, 0, 0))
    shoot(GROUND, 24, 0, 15)


def dipped(glaze, raw, line):
    """Glaze down to a line that ran a little, bare clay below."""
    n = Nodes("dipped")
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    ran = n.add("Math", {0: n.noise(1.6, 3), 1: 0.12, 2: height}, operation="MULTIPLY_ADD").outputs[0]
    bare = n.add("MapRange", {"Value": ran, "From Min": line + 0.015, "From Max": line - 0.015}).outputs[0]
    spots = n.noise(34, 1, low=0.97, high=1.07)
    coat = n.mix(spots, n.mix(n.noise(2.4), glaze, darker(glaze, 0.8)), "#d8cfae")
    n.set(n.main.inputs["Base Color"], n.mix(bare, coat, n.mix(n.noise(20), raw, darker(raw, 0.85))))
    n.set(n.main.inputs["Roughness"], n.between(bare, 0.22, 0.85))
    rings = n.bump(n.noise(1.5, 3, (0.4, 0.4, 9)), 0.2, 0.05)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(30, 4), 0.12, 0.02, rings))
    return n.material


def mug():
    clay = dipped("#3f6650", "#c79a72", 0.42)
    out = [(0, 0.02), (0.46, 0.0), (0.52, 0.03), (0.56, 0.12), (0.585, 0.4), (0.59, 0.9), (0.585, 1.22), (0.58, 1.28), (0.555, 1.3), (0.535, 1.27), (0.54, 0.9), (0.53, 0.3), (0.46, 0.12), (0, 0.1)]
    spun(out, 128, 0.012, 3, mat=clay)
    bow = [(0.56, 0, 1.06), (0.72, 0, 1.12), (0.94, 0, 1.04), (1.03, 0, 0.78), (0.94, 0, 0.48), (0.74, 0, 0.36), (0.56, 0, 0.36)]
    tube(bow, 0.085, 0.9, mat=clay).scale = (1, 1.35, 1)
    shoot(GROUND, 18, -24, 15)


GOODS = {"jug": jug, "bowl": bowl, "mug": mug}
