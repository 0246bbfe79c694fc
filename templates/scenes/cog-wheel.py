"""Cog & Lane: a wheel on wet asphalt, hub and spokes against a low sun, seen from near the ground."""
import math
import random
from kit import area, camera, dome, sun
from materials import Nodes, glow, metal, surface
from shapes import blob, box, mesh_of, spun, tube

# Smaller than the others: its fine grain costs many bytes.
SIZE = (1200, 900)
EXPOSURE = 0.35
HAZE = ((1.0, 0.34, 0.09), 14, 90)
AXLE, RIM, TYRE = (2.1, 0, 3.55), 3.1, 0.26


def asphalt():
    """Grit, and between it water that lies flat."""
    n = Nodes("asphalt")
    n.place = n.add("NewGeometry").outputs["Position"]
    wet = n.noise(0.42, 4, low=0.35, high=0.6)
    grit = n.noise(11, 5, low=0.1, high=0.9)
    n.set(n.main.inputs["Base Color"], n.mix(wet, n.mix(grit, "#3a3c40", "#1d1f22"), "#0d0f12"))
    n.set(n.main.inputs["Roughness"], n.between(wet, 0.55, 0.1))
    relief = n.add("Bump", {"Height": grit, "Strength": n.between(wet, 0.6, 0.03), "Distance": 0.06}).outputs[0]
    n.set(n.main.inputs["Normal"], relief)
    n.set(n.main.inputs["Specular"], 0.6)
    return n.material


def ring(radius, outline, mat):
    """outline: (out, along the axle) around the middle of the ring."""
    spun([(radius + out, along) for out, along in [*outline, outline[0]]], 200, soft=False, at=AXLE, turn=(90, 0, 0), mat=mat)


def tread():
    n = Nodes("tread")
    n.set(n.main.inputs["Base Color"], n.mix(n.noise(9), "#141415", "#232324"))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(4), 0.35, 0.7))
    flat = n.add("SeparateXYZ", {"Vector": n.place})
    angle = n.add("Math", {0: flat.outputs["Y"], 1: flat.outputs["X"]}, operation="ARCTAN2").outputs[0]
    slant = n.add("Math", {0: angle, 1: n.add("Math", {0: flat.outputs["Z"]}, operation="ABSOLUTE").outputs[0]}, operation="ADD").outputs[0]
    n.set(n.main.inputs["Normal"], n.bump(n.wave(slant, 150), 0.8, 0.06, n.bump(n.noise(30), 0.2)))
    return n.material


def wheel():
    steel, alloy, black = metal("#c9ccd0", 0.2, 0.02, 80), metal("#b9bcc2", 0.3, 0.04, 50), surface("#1b1c1f", 0.32, "#222327", 3, 0.08, 60)
    ring(RIM + 0.3, [(TYRE * math.cos(a), TYRE * math.sin(a)) for a in [math.pi * 2 * i / 28 for i in range(28)]], tread())
    ring(RIM, [(0.16, -0.15), (0.02, -0.16), (-0.1, -0.1), (-0.16, -0.04), (-0.16, 0.04), (-0.1, 0.1), (0.02, 0.16), (0.16, 0.15)], black)
    ring(RIM, [(0.07, -0.164), (0.045, -0.166), (0.045, -0.16), (0.07, -0.158)], surface("#ff5a1f", 0.4))
    hub = [(0, -0.62), (0.1, -0.62), (0.12, -0.6), (0.12, -0.46), (0.2, -0.44), (0.2, -0.4), (0.44, -0.37), (0.46, -0.35), (0.46, -0.31), (0.44, -0.29), (0.22, -0.24), (0.19, 0), (0.22, 0.24), (0.44, 0.29), (0.46, 0.31), (0.46, 0.35), (0.44, 0.37), (0.2, 0.42), (0.12, 0.5), (0.12, 0.62), (0, 0.62)]
    spun(hub, 96, soft=False, at=AXLE, turn=(90, 0, 0), mat=alloy)
    count = 28
    for number in range(count):
        side = 1 if number % 2 else -1
        start = 2 * math.pi * number / count
        lean = (0.9 if (number // 2) % 2 else -0.9)
        place = lambda r, a, y: (AXLE[0] + r * math.cos(a), y, AXLE[2] + r * math.sin(a))
        inner, outer = place(0.41, start + lean, side * 0.33), place(RIM - 0.15, start, side * 0.02)
        tube([inner, outer], 0.026, mat=steel)
        tube([place(RIM - 0.42, start, side * 0.055), outer], 0.045, mat=alloy)
        blob(0.05, (1, 0.6, 1), ((0, 1),), 1, 2, at=(inner[0], side * 0.38, inner[2]), mat=steel)


def fork():
    paint = surface("#ff5a1f", 0.22, "#f04c12", 2, 0.02, 60, Clearcoat=0.8)
    black = metal("#2a2b2e", 0.35, 0.05, 60)
    for y in (-0.58, 0.58):
        tube([(AXLE[0], y, AXLE[2]), (AXLE[0] + 0.3, y, AXLE[2] + 1.2), (AXLE[0] + 0.95, y * 0.95, AXLE[2] + 3.2), (AXLE[0] + 1.7, y * 0.8, AXLE[2] + 5.5)], 0.13, 1.7, mat=paint)
        spun([(0, 0), (0.17, 0), (0.2, 0.03), (0.2, 0.1), (0.17, 0.13), (0, 0.13)], 48, soft=False, at=(AXLE[0], y + (0.02 if y < 0 else 0.2) - 0.06, AXLE[2]), turn=(90, 0, 0), mat=black)
    tube([(AXLE[0], -0.75, AXLE[2]), (AXLE[0] - 0.12, -0.82, AXLE[2] + 0.35), (AXLE[0] - 0.22, -0.84, AXLE[2] + 0.75)], 0.06, 1.5, mat=black)


def build():
    mesh_of("road", [(-60, -30, 0), (60, -30, 0), (60, 120, 0), (-60, 120, 0)], [(0, 1, 2, 3)], mat=asphalt())
    wheel()
    fork()
    line = surface("#d8d5cc", 0.6, "#a9a69d", 2.5, 0.5, 11)
    mesh_of("line", [(-60, 4.2, 0.012), (60, 4.2, 0.012), (60, 5.2, 0.012), (-60, 5.2, 0.012)], [(0, 1, 2, 3)], mat=line)
    dice = random.Random(7)
    far = surface("#4a3a3a", 1, "#2d2830", 0.3, 0)
    for number in range(16):
        box((dice.uniform(3, 9), 3, dice.uniform(3, 11)), 0.1, at=(-44 + number * 6 + dice.uniform(-1, 1), dice.uniform(62, 74), 2), mat=far)
    dome("#ff9a5c", "#4f74b0", 0.7)
    sun((-0.16, -0.97, -0.13), 4.5, 2, "#ffb06a")
    blob(2.6, (1, 1, 1), ((0, 1),), 1, 4, at=(15, 90, 12.5), mat=glow("#ffc48a", 9))
    area((-5, -7, 4), (2, 0, 3.5), (4, 4), 15, "#ffd9b8")
    camera((-1.2, -10.2, 1.75), (-0.2, 0, 2.5), 36, 0.55, focus=(1.9, -0.45, 3.3))
