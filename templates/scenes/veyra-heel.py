"""Maison Veyra: satin falls over a plinth, a small black bag stands on it; one hard sun, long shadow, bone ground."""
import math
from kit import PORTRAIT, area, camera, dome, sun
from materials import metal, surface
from shapes import box, mesh_of, modifier, sheet, spun, tube

SIZE = PORTRAIT
EXPOSURE = -0.15
TOP = 2.3


def satin():
    """Over the top, down the front, and out over the floor, in folds that open as it falls."""
    def way(u, v):
        far = 8.2 * v
        drop = TOP - 0.1
        fallen = max(0.0, min(1.0, (far - 2.2) / drop))
        wave = math.sin(u * 17 + 0.8 * math.sin(v * 5 + 1)) + 0.5 * math.sin(u * 31 + 1.7 + v * 4) + 0.3 * math.sin(u * 7 - v * 6)
        side = (u - 0.5) * (1.75 + 0.75 * fallen**1.5 - 0.25 * math.sin(math.pi * fallen))
        lean = -0.45 + side - 0.5 * max(0, far - 2.2) * 0.22
        if far < 2.2:
            return (lean, 1.05 - far, TOP + 0.03 + 0.03 * (1 + wave * 0.5) * (0.4 + 0.6 * far / 2.2))
        if far < 2.2 + drop:
            deep = (0.04 + 0.16 * fallen) * (1.3 + wave * 0.6)
            return (lean, -1.16 - deep - 0.16 * fallen**2, TOP + 0.03 - (far - 2.2) * 0.985)
        out = far - 2.2 - drop
        lift = 0.13 * (1 + 0.55 * wave) * math.exp(-out * 0.55) + 0.05 * (1 + math.sin(out * 4 + u * 6)) * math.exp(-out * 0.4)
        return (lean - 0.35 * out * out * 0.25, -1.62 - out * 0.9 - 0.1 * wave * math.exp(-out), 0.03 + lift)

    cloth = surface("#b3a18b", 0.5, "#a8967f", 1.5, 0.12, 120, (1, 1, 1), 0.06, Sheen=0.8, Specular=0.3)
    modifier(sheet((2, 8), way, (130, 260), 0.02, mat=cloth), "SUBSURF", levels=1, render_levels=1)


def bag(at, turn):
    leather = surface("#131212", 0.36, "#161414", 4, 0.2, 110, (1, 1, 1), 0.05, Specular=0.45)
    body = box((1.75, 0.62, 1.2), 0.09, 5, 0.01, 2, at=at, turn=turn, mat=leather)
    for vertex in body.data.vertices:
        rise = vertex.co.z / 1.2 + 0.5
        vertex.co.x *= 1.06 - 0.14 * rise
        vertex.co.y *= 1.12 - 0.36 * rise + 0.1 * math.sin(math.pi * rise)

    def flap(u, v):
        x = (u - 0.5) * 2
        low = 0.16 + 0.5 * (1 - x * x * 0.8) * v if v > 0.35 else 0
        reach = 1.5 * (1 - 0.02 * v)
        angle = min(1, v / 0.35) * math.pi / 2
        y = 0.2 - 0.42 * min(1, v / 0.35) - 0.04 * math.sin(angle) - (0.085 * max(0, v - 0.35) / 0.65)
        z = 0.62 + 0.035 * math.sin(min(1, v / 0.35) * math.pi) - (0.78 * (1 - 0.42 * x * x) * max(0, v - 0.35) / 0.65)
        return (x * reach / 2, y, z)

    gold = metal("#d8b878", 0.18)
    parts = [sheet((1, 1), flap, (40, 50), 0.035, mat=leather)]
    parts.append(spun([(0, 0.05), (0.07, 0.05), (0.1, 0.03), (0.1, 0)], 48, at=(0, -0.385, -0.04), turn=(90, 0, 0), mat=gold))
    parts.append(tube([(-0.48, 0, 0.6), (-0.47, 0, 0.85), (-0.3, 0, 1.14), (0, 0, 1.23), (0.3, 0, 1.14), (0.47, 0, 0.85), (0.48, 0, 0.6)], 0.05, mat=leather))
    for x in (-0.48, 0.48):
        parts.append(tube([(x, 0, 0.58), (x, 0, 0.74)], 0.065, mat=gold))
    for part in parts:
        part.parent = body


def build():
    bone = surface("#e9e4da", 0.9, "#dfd9cd", 0.5, 0.2, 12)
    mesh_of("floor", [(-40, -30, 0), (40, -30, 0), (40, 3.6, 0), (-40, 3.6, 0)], [(0, 1, 2, 3)], mat=bone)
    mesh_of("wall", [(-40, 3.6, 0), (40, 3.6, 0), (40, 3.6, 30), (-40, 3.6, 30)], [(0, 1, 2, 3)], mat=surface("#e6e1d7", 0.92, "#dcd6ca", 0.4, 0.25, 10))
    box((2.6, 2.3, TOP), 0.03, 3, 0.008, at=(-0.1, 0, TOP / 2), mat=surface("#efece6", 0.85, "#e2dcd1", 1.2, 0.25, 16))
    satin()
    bag((0.12, -0.05, TOP + 0.68), (0, 0, -14))
    sun((0.62, 0.7, -0.45), 5.8, 0.35, "#fff1de")
    dome("#e4e6ea", "#cfdaea", 0.3)
    area((5, -5, 2), (0, 0, 1.5), (4, 4), 1.2, "#fff6ea")
    camera((1.3, -21, 3.1), (0.55, 0, 2.35), 98, 5.6, focus=(0, -0.8, 2.6))
