"""Emberfold: an open chest with a glowing crystal, gold and cyan light along the edges, fog; a wide lens, low."""
import math
import random
import bpy
from kit import PORTRAIT, area, camera, dome
from materials import Nodes, glow, metal, surface, wood
from shapes import blob, box, mesh_of, modifier, spun

SIZE = PORTRAIT
EXPOSURE = 0.55
IRON, GOLD = ("#3b3a46", 0.42, 0.25, 24), ("#d9a441", 0.28, 0.08, 40)


def crystal(at, turn, tall, wide):
    """Six sides and a point; clear outside, light inside."""
    n = Nodes("crystal")
    height = n.add("SeparateXYZ", {"Vector": n.place}).outputs["Z"]
    face = n.add("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    tint = n.mix(n.add("MapRange", {"Value": height, "From Max": tall}).outputs[0], "#0a8fd8", "#7af6ff")
    n.set(n.main.inputs["Base Color"], "#0d5a70")
    n.set(n.main.inputs["Emission"], tint)
    cloud = n.between(n.noise(2.5, 6, (1, 1, 0.5)), 0.5, 2.6)
    n.set(n.main.inputs["Emission Strength"], n.add("Math", {0: cloud, 1: n.between(face, 1.0, 0.25)}, operation="MULTIPLY").outputs[0])
    n.set(n.main.inputs["Roughness"], 0.08)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(5, 2), 0.15, 0.05))
    ring = lambda r, z, off: [(r * math.cos(i * math.pi / 3 + off), r * math.sin(i * math.pi / 3 + off), z) for i in range(6)]
    points = ring(wide * 0.8, 0, 0) + ring(wide, tall * 0.68, 0.06) + [(wide * 0.12, 0, tall)]
    faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [(6 + i, 6 + (i + 1) % 6, 12) for i in range(6)]
    modifier(mesh_of("crystal", points, faces, at=at, turn=turn, mat=n.material), "BEVEL", width=0.02, segments=2)


def halo(at, radius, colour, power):
    """Lit fog: a ball that only adds light, most in its middle."""
    n = Nodes("halo")
    face = n.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    middle = n.add("Math", {0: n.add("Math", {0: 1.0, 1: face}, operation="SUBTRACT").outputs[0], 1: 6}, operation="POWER").outputs[0]
    cloud = n.add("Math", {0: middle, 1: n.between(n.noise(0.9, 6), 0.25 * power, power)}, operation="MULTIPLY").outputs[0]
    light = n.add("Emission", {"Color": colour, "Strength": cloud}).outputs[0]
    n.set(n.out.inputs["Surface"], n.add("AddShader", {0: light, 1: n.add("BsdfTransparent").outputs[0]}).outputs[0])
    ball = blob(radius, (1, 1, 0.9), ((0.0, 1),), 1, 5, at=at, mat=n.material)
    ball.visible_shadow = ball.visible_diffuse = ball.visible_glossy = False


def chest():
    planks = [wood(light, dark, 0.6, "X", 0.9, 0.35) for light, dark in (("#6b4630", "#402616"), ("#5d3b28", "#382012"))]
    iron, gold = metal(*IRON), metal(*GOLD)
    parts = []
    for row in range(3):
        for y in (-0.85, 0.85):
            parts.append(box((2.7, 0.14, 0.42), 0.03, 3, 0.012, row + int(y * 9), at=(0, y, 0.3 + row * 0.43), mat=planks[row % 2]))
        for x in (-1.32, 1.32):
            parts.append(box((0.14, 1.7, 0.42), 0.03, 3, 0.012, row, at=(x, 0, 0.3 + row * 0.43), mat=planks[(row + 1) % 2]))
    parts.append(box((2.6, 1.6, 0.9), 0.02, at=(0, 0, 0.5), mat=surface("#2a1a5e", 0.9, bump=0.3)))
    for x in (-1.28, -0.5, 0.5, 1.28):
        parts.append(box((0.24, 0.1, 1.36), 0.03, 3, 0.008, 5, at=(x, -0.93, 0.72), mat=iron))
        for z in (0.2, 0.72, 1.24):
            parts.append(blob(0.05, (1, 0.6, 1), ((0.1, 2),), 1, 3, at=(x, -0.985, z), mat=gold))
    parts.append(box((2.86, 0.16, 0.14), 0.04, 3, at=(0, -0.9, 1.4), mat=iron))
    parts.append(box((0.5, 0.12, 0.56), 0.05, 4, at=(0, -0.98, 1.16), mat=gold))
    parts.append(box((0.08, 0.1, 0.2), 0.02, 2, at=(0, -1.02, 1.1), mat=glow("#000000", 0)))
    hinge = bpy.data.objects.new("lid", None)
    bpy.context.collection.objects.link(hinge)
    hinge.location, hinge.rotation_euler = (0, 0.92, 1.42), (math.radians(-68), 0, 0)
    for number in range(9):
        angle = math.pi * (number + 0.5) / 9
        slat = box((2.74, 0.34, 0.12), 0.03, 3, 0.01, number, at=(0, -0.92 + 0.88 * math.cos(angle), 0.62 * math.sin(angle)), turn=(math.degrees(angle) - 90 + 90 + 90, 0, 0), mat=planks[number % 2])
        slat.parent = hinge
        for x in (-1.28, 0, 1.28):
            band = box((0.22, 0.37, 0.17), 0.03, 3, at=(x, -0.92 + 0.9 * math.cos(angle), 0.64 * math.sin(angle)), turn=(math.degrees(angle) + 90, 0, 0), mat=iron)
            band.parent = hinge
    holder = bpy.data.objects.new("chest", None)
    bpy.context.collection.objects.link(holder)
    holder.rotation_euler = (0, 0, math.radians(16))
    for part in [*parts, hinge]:
        part.parent = holder


def build():
    chest()
    for at, turn, tall, wide in (((0, 0.1, 0.9), (4, 6, 10), 2.3, 0.36), ((-0.5, -0.05, 0.9), (-6, -22, 40), 1.45, 0.24), ((0.52, 0.05, 0.9), (8, 24, 70), 1.3, 0.22), ((0.25, -0.4, 0.9), (24, 10, 20), 0.95, 0.17), ((-0.25, -0.42, 0.9), (20, -14, 50), 0.8, 0.15)):
        crystal(at, turn, tall, wide)
    halo((0, 0.2, 2.1), 3.4, "#22cfe8", 0.2)
    halo((0, 0.1, 1.7), 1.4, "#6ff4ff", 0.2)
    halo((-0.3, 6, 1.5), 6, "#5a3cd0", 0.14)
    gold, dice = metal(*GOLD), random.Random(8)
    coin = [(0, 0.0), (0.13, 0), (0.14, 0.008), (0.14, 0.028), (0.13, 0.036), (0.115, 0.028), (0, 0.028)]
    for number in range(46):
        x, y = dice.gauss(0.2, 1.0), -1.3 - abs(dice.gauss(0.1, 0.5))
        spun(coin, 32, soft=False, at=(x, y, 0.012 + 0.016 * (number % 2)), turn=(dice.uniform(-6, 6), dice.uniform(-6, 6), 0), mat=gold)
    rock = surface("#2b2444", 0.62, "#1a1533", 1.3, 0.6, 9, uneven=0.25)
    for number in range(26):
        side = dice.choice((-1, 1))
        far = dice.uniform(-2, 9)
        blob(dice.uniform(0.2, 0.6) * (1 + max(0, far) * 0.18), (1.2, 1, 0.75), ((0.5, 1.2), (0.16, 3), (0.05, 9)), number, 4, at=(side * dice.uniform(1.9, 3.6) * (1 + max(0, far) * 0.1), far, 0.05), mat=rock)
    mesh_of("ground", [(-40, -20, 0), (40, -20, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], mat=surface("#241d3d", 0.5, "#1d1736", 1.1, 0.4, 7, uneven=0.15))
    bulb = bpy.data.lights.new("crystal", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = 300, (0.1, 0.75, 0.9), 0.4
    lamp = bpy.data.objects.new("lamp", bulb)
    bpy.context.collection.objects.link(lamp)
    lamp.location = (0, -0.2, 2.3)
    area((-4.5, 2.4, 3.4), (0, 0, 1), (0.8, 3), 220, "#35e0e8")
    area((4.2, 1.8, 2.8), (0, 0, 1), (0.8, 3), 520, "#ffc04a")
    area((2.5, -6, 3.6), (0, 0, 1), (3, 3), 75, "#a898ff")
    dome("#150c33", "#2a1a5e", 0.5)
    camera((-0.5, -7.4, 1.35), (0.02, 0, 2.0), 34, 2.0, focus=(0, -0.7, 1.5))
