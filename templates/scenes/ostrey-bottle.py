"""Ostrey Apothecary: amber bottle and jar with gold lids, figs, on wet stone before a lilac sweep; one softbox from the left."""
import math
from kit import PORTRAIT, area, camera, dome, sweep
from materials import Nodes, glass, surface
from shapes import blob, sheet, spun, tube

SIZE = PORTRAIT
EXPOSURE = 0.3


def vessel(at, radius, height, neck, amber):
    """Thick glass, cream in it, its label and the gold lid."""
    r, h = radius, height
    outside = [(0, 0.03), (r * 0.8, 0.02), (r * 0.95, 0.02), (r, 0.1), (r, 0.14), (r, h - 0.24), (r, h - 0.16), (r * 0.9, h - 0.03), (neck + 0.05, h + 0.03), (neck, h + 0.08), (neck, h + 0.2)]
    inside = [(neck - 0.06, h + 0.2), (neck - 0.06, h + 0.05), (r * 0.86, h - 0.08), (r - 0.07, h - 0.2), (r - 0.07, 0.2), (r * 0.8, 0.13), (0, 0.12)]
    spun(outside + inside, 128, at=at, mat=amber)
    gold = surface("#d9a860", 0.24, "#d2a055", 2, 0.01, 14, uneven=0.05, Metallic=1.0)
    wide, low = neck + 0.07, h + 0.07
    tall = 0.52 if neck < r * 0.6 else 0.3
    lid = [(0, low), (wide - 0.02, low), (wide - 0.005, low + 0.005), (wide, low + 0.02), (wide, low + tall - 0.045), (wide - 0.012, low + tall - 0.014), (wide - 0.045, low + tall), (0, low + tall)]
    spun(lid, 160, soft=False, at=at, mat=gold)


def label(at, radius, low, high, turn):
    paper = surface("#f7f0ea", 0.75, "#efe5dc", 6, 0.12, 90)
    ink = surface("#4b2247", 0.6, bump=0)

    def arc(reach, out, below, above):
        def way(u, v):
            angle = math.radians(turn + (u - 0.5) * reach)
            return (out * math.cos(angle), out * math.sin(angle), below + v * (above - below))
        return way

    sheet((1, 1), arc(128, radius + 0.006, low, high), (60, 4), 0.004, at=at, mat=paper)
    tall = high - low
    for share, thick, reach in ((0.86, 0.008, 100), (0.62, 0.05, 46), (0.5, 0.014, 66), (0.14, 0.008, 100)):
        sheet((1, 1), arc(reach, radius + 0.012, low + tall * share, low + tall * share + thick), (40, 2), 0.001, at=at, mat=ink)


def fig_skin():
    """Dark plum with paler ribs and the bloom of a fresh fruit."""
    n = Nodes("fig")
    ribs = n.noise(6, 3, (1, 1, 0.12), 0.35, 0.9)
    bloom = n.noise(2.5, 5, low=0.3, high=0.9)
    skin = n.mix(n.between(ribs, 0, 0.6), "#2c0f28", "#5b2744")
    n.set(n.main.inputs["Base Color"], n.mix(n.between(bloom, 0, 0.22), skin, "#8d7fa0"))
    n.set(n.main.inputs["Roughness"], n.between(bloom, 0.32, 0.6))
    n.set(n.main.inputs["Normal"], n.bump(ribs, 0.12, 0.02))
    return n.material


def fig(at, size, turn, seed, skin):
    def form(way):
        rise = max(0, way.z)
        return 1 + 0.5 * rise**3 - 0.12 * math.sin(math.pi * rise) + 0.007 * math.sin(9 * math.atan2(way.y, way.x) + seed)

    blob(size, (1, 1, 0.95), ((0.04, 1.1), (0.006, 4)), seed, 5, form, at=at, turn=turn, mat=skin)
    return at


def build():
    sweep(surface("#cdbddd", 0.85, "#c5b3d6", 0.5, 0.06, 40), depth=7, bend=4)
    stone = surface("#4d4650", 0.3, "#2c2730", 1.6, 0.5, 7, (1, 1, 1), 0.28, Specular=0.6)
    blob(1, (2.75, 1.75, 0.34), ((0.1, 1.1), (0.05, 3.2), (0.015, 11)), 5, 6, lambda w: (abs(w.x) ** 3 + abs(w.y) ** 3 + abs(w.z) ** 3) ** -0.33, at=(0.1, 0.1, 0.16), mat=stone)
    amber = glass("#eab95c", 0.01, "#eec58a")
    top = 0.47
    vessel((0.22, 0.25, top), 0.62, 2.0, 0.3, amber)
    label((0.22, 0.25, top), 0.62, 0.38, 1.42, -100)
    vessel((1.42, -0.38, top), 0.56, 0.6, 0.48, amber)
    skin = fig_skin()
    fig((-0.98, -0.45, top + 0.42), 0.44, (8, -6, 0), 2, skin)
    fig((-0.62, -1.12, top + 0.33), 0.4, (74, 10, 40), 7, skin)
    wood = surface("#6e7a3c", 0.7, "#4d4a2a", bump=0.3)
    tube([(-0.98, -0.45, top + 0.92), (-0.95, -0.46, top + 1.06), (-0.88, -0.47, top + 1.16)], 0.05, 0.8, mat=wood)
    drop = glass("#ffffff", 0, "#f2f2f5", 1.33)
    for number in range(26):
        angle, far = number * 2.4, 0.75 + 0.075 * (number % 14)
        x, y = 0.2 + far * 1.35 * math.cos(angle), -0.25 + far * 0.75 * math.sin(angle)
        if y < -0.3 and -2 < x < 2.3:
            blob(0.02 + 0.014 * (number % 4), (1, 1, 0.5), ((0.1, 1),), number, 3, at=(x, y, top + 0.012), mat=drop)
    dome("#e9e0ef", "#f6f2f8", 0.42)
    area((-5, -3, 5.5), (0.2, 0, 1), (4, 5), 62, "#fff4ea", seen=False)
    area((4.5, 2.5, 3.5), (0.3, 0.3, 1.4), (1.2, 4), 34, "#ffe3c4")
    area((0.6, 4.5, 2.2), (0.25, 0.2, 1.5), (2, 2.6), 60, "#ffe9cf")
    camera((0, -16, 3.3), (0.12, 0, 1.62), 92, 4, focus=(0.1, -0.4, 1.2))
