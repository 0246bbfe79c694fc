"""Lantern Clinic: a glass of water, a folded towel, frosted discs; high key, no hard shadow."""
import math
from mathutils import Vector, noise
from kit import PORTRAIT, area, camera, dome, sweep
from materials import Nodes, darker, glass, surface
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
    # A little into the wall of the glass: with air between them, the water would look like quicksilver.
    water = [(0, 0.146), (0.4, 0.146), (0.455, 0.157), (0.48, 0.2), (0.531, 1.1), (0.534, 1.125), (0.5, 1.112), (0, 1.11)]
    spun(water, 160, soft=False, at=at, mat=glass("#eefafa", 0.0, "#ffffff", 1.33))


def disc(at, radius, thick, turn, mat):
    r, t = radius, thick
    spun([(0, 0), (r - 0.03, 0), (r - 0.01, 0.01), (r, 0.03), (r, t - 0.03), (r - 0.01, t - 0.01), (r - 0.03, t), (0, t)], 160, soft=False, at=at, turn=turn, mat=mat)


def terry(colour):
    """Loops of cotton: soft lumps, and no gloss."""
    n = Nodes("terry")
    loops = n.noise(34, 3, low=0.1, high=0.9)
    n.set(n.main.inputs["Base Color"], n.mix(n.between(loops, 0, 1), darker(colour, 0.82), colour))
    n.set(n.main.inputs["Roughness"], 1.0)
    n.set(n.main.inputs["Specular"], 0.1)
    n.set(n.main.inputs["Sheen"], 0.6)
    n.set(n.main.inputs["Normal"], n.bump(loops, 0.9, 0.04))
    return n.material


def towel(at):
    """Three layers, each folded over at the front; thick pile."""
    x, y, z = at
    white, blue = terry("#eef1ee"), terry("#7fbfc2")
    half = 0.17

    def folded(layer):
        wide, low, length = 2.05 - 0.06 * layer, z + 0.05 + layer * (2 * half + 0.015), 1.25

        def way(u, v):
            left = (u - 0.5) * wide + 0.03 * math.sin(layer * 2.2)
            sag = 0.03 * math.sin(u * 5 + layer * 2) * math.sin(v * 3)
            thin = half - 0.05 * (abs(u - 0.5) * 2) ** 8
            if v < 0.3:
                place = Vector((left, 0.7 - length * v / 0.3, low + half - thin))
            elif v < 0.7:
                angle = (v - 0.3) / 0.4 * math.pi
                place = Vector((left, -0.55 - (thin + sag) * math.sin(angle), low + half - thin * math.cos(angle)))
            else:
                place = Vector((left, -0.55 + length * (v - 0.7) / 0.3, low + half + thin))
            pile = noise.noise_vector(place * 26 + Vector((layer * 5, 0, 0))) * 0.016
            return tuple(place + pile + Vector((x, y, sag * 0.3)))

        return way

    for layer in range(3):
        sheet((2, 3), folded(layer), (180, 220), 0.05, mat=blue if layer == 1 else white)


def build():
    sweep(surface("#e2f0ef", 0.8, "#d8ebea", 0.5, 0.05, 40), depth=7, bend=4)
    disc((-0.95, 1.0, 1.32), 1.3, 0.16, (90, 0, 14), frosted("#bfe3e4"))
    disc((0.75, 1.75, 0.98), 0.98, 0.16, (90, 0, -10), frosted("#ffb9a8"))
    towel((0.75, -0.1, 0.0))
    tumbler((-0.98, -0.85, 0.0))
    disc((0.5, -0.15, 1.115), 0.36, 0.13, (1, -2, 0), surface("#ff8f78", 0.5, "#fb866e", 3, 0.08, 40, Subsurface=0.1, Subsurface_Color=(1, 0.4, 0.3, 1)))
    disc((0.46, -0.15, 1.246), 0.28, 0.12, (-1, 1, 0), surface("#f6fbfa", 0.5, "#ebf3f2", 3, 0.08, 40))
    dome("#eaf6f6", "#ffffff", 0.42)
    area((-5, -2.5, 5.5), (0, 0, 0.8), (3.5, 3.5), 74, "#fffdf8")
    area((0.5, 4.6, 4.5), (0, 0, 0.8), (5, 3), 18, "#f4ffff")
    area((5.5, 0, 3), (0, 0, 1), (1.2, 3.5), 16, "#fff4ef")
    camera((0.0, -16.5, 2.9), (0.0, 0, 1.62), 84, 2.8, focus=(-0.4, -1.2, 0.9))
