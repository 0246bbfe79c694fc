"""Lantern Clinic: a glass of water, a folded towel, frosted discs; high key, no hard shadow."""
import math
from kit import PORTRAIT, area, camera, dome, sweep
from materials import Nodes, glass, surface, woven
from shapes import sheet, spun

SIZE = PORTRAIT
EXPOSURE = 0.55


def frosted(colour):
    """Ground glass, lit through."""
    n = Nodes("frosted")
    n.set(n.main.inputs["Base Color"], colour)
    n.set(n.main.inputs["Transmission"], 0.85)
    n.set(n.main.inputs["Roughness"], n.between(n.noise(9), 0.38, 0.5))
    n.set(n.main.inputs["IOR"], 1.3)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(60, 3), 0.06, 0.01))
    clear = n.add("BsdfTransparent", {"Color": colour})
    ray = n.add("LightPath").outputs["Is Shadow Ray"]
    n.set(n.out.inputs["Surface"], n.add("MixShader", {0: ray, 1: n.main.outputs[0], 2: clear.outputs[0]}).outputs[0])
    return n.material


def tumbler(at):
    line = [(0, 0), (0.46, 0), (0.49, 0.01), (0.51, 0.04), (0.585, 1.52), (0.58, 1.535), (0.565, 1.54), (0.55, 1.53), (0.545, 1.52), (0.475, 0.2), (0.45, 0.16), (0.4, 0.15), (0, 0.15)]
    spun(line, 160, soft=False, at=at, mat=glass("#fbfefe", 0.0, "#eef6f6", 1.45))
    water = [(0, 0.152), (0.4, 0.152), (0.449, 0.162), (0.473, 0.2), (0.523, 1.1), (0.528, 1.135), (0.5, 1.12), (0, 1.118)]
    spun(water, 160, soft=False, at=at, mat=glass("#eefafa", 0.0, "#ffffff", 1.33))


def disc(at, radius, thick, turn, mat):
    r, t = radius, thick
    spun([(0, 0), (r - 0.03, 0), (r - 0.01, 0.01), (r, 0.03), (r, t - 0.03), (r - 0.01, t - 0.01), (r - 0.03, t), (0, t)], 160, soft=False, at=at, turn=turn, mat=mat)


def towel(at):
    """Three layers, each folded over at the front; thick pile."""
    x, y, z = at
    cloth = woven("#f4f6f3", 60, 0.7, "#e6ecea", 0.8)
    band = woven("#86c3c6", 60, 0.7, "#76b7bb", 0.8)
    for layer in range(3):
        half = 0.17

        def way(u, v, layer=layer):
            wide = 2.05 - 0.05 * layer
            soft = 0.014 * math.sin(u * 9 + layer * 2) + 0.01 * math.sin(u * 23 + v * 9)
            round_end = 0.04 * (abs(u - 0.5) * 2) ** 6
            left = (u - 0.5) * wide + 0.03 * math.sin(layer * 2.2)
            low, length = z + 0.05 + layer * (2 * half + 0.03), 1.25
            if v < 0.4:
                return (x + left, y + 0.7 - length * v / 0.4, low + soft * 0.5)
            if v < 0.6:
                angle = (v - 0.4) / 0.2 * math.pi
                return (x + left, y - 0.55 - (half - round_end) * math.sin(angle) + soft, low + half - half * math.cos(angle) + soft)
            return (x + left, y - 0.55 + length * (v - 0.6) / 0.4, low + 2 * half - round_end + soft)

        sheet((2, 3), way, (60, 100), 0.05, mat=band if layer == 1 else cloth)


def build():
    sweep(surface("#e2f0ef", 0.8, "#d8ebea", 0.5, 0.05, 40), depth=7, bend=4)
    disc((-0.95, 1.0, 1.32), 1.3, 0.16, (90, 0, 14), frosted("#bfe3e4"))
    disc((0.75, 1.75, 0.98), 0.98, 0.16, (90, 0, -10), frosted("#ffb9a8"))
    towel((0.75, -0.1, 0.0))
    tumbler((-0.85, -0.75, 0.0))
    disc((0.5, -0.15, 1.17), 0.36, 0.13, (1, -2, 0), surface("#ff8f78", 0.5, "#fb866e", 3, 0.08, 40, Subsurface=0.1, Subsurface_Color=(1, 0.4, 0.3, 1)))
    disc((0.46, -0.15, 1.31), 0.28, 0.12, (-1, 1, 0), surface("#f6fbfa", 0.5, "#ebf3f2", 3, 0.08, 40))
    dome("#f2fafa", "#ffffff", 0.62)
    area((-5, -2.5, 5.5), (0, 0, 0.8), (5, 5), 24, "#ffffff")
    area((0.5, 4.6, 4.5), (0, 0, 0.8), (5, 3), 20, "#f4ffff")
    area((5.5, 0, 3), (0, 0, 1), (1.2, 3.5), 16, "#fff4ef")
    camera((0.0, -16.5, 2.9), (0.0, 0, 1.62), 84, 2.8, focus=(-0.5, -1.1, 0.9))
