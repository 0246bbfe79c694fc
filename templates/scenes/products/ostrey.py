"""Ostrey Apothecary: serum, cream and soap, on pale lilac."""
import importlib
from materials import glass, surface
from shapes import box, spun
from products.studio import SIZE, shoot

EXPOSURE = 1.0
bottle = importlib.import_module("ostrey-bottle")


def serum():
    bottle.vessel((0, 0, 0), 0.62, 1.95, 0.3, glass("#eab95c", 0.01, "#eec58a"))
    bottle.label((0, 0, 0), 0.62, 0.36, 1.4, -98)
    shoot("#ddd1ea", 8, 0, 15, through=34)


def cream():
    """Opal glass, thick at its foot, and a lid that a hand can turn."""
    opal = surface("#f6f1ea", 0.16, "#f3ece4", 2, 0.0, Subsurface=0.15, Subsurface_Color=(0.95, 0.88, 0.8, 1), Subsurface_Radius=(0.2, 0.15, 0.1), Clearcoat=0.6)
    side = [(0, 0), (0.8, 0), (0.8, 0), (0.9, 0.03), (0.95, 0.12), (0.96, 0.2), (0.96, 0.62), (0.95, 0.7), (0.88, 0.77), (0.84, 0.79), (0.84, 0.9), (0, 0.9)]
    spun(side, 160, mat=opal)
    gold = surface("#d9a860", 0.2, "#d2a055", 2, 0.01, 14, uneven=0.05, Metallic=1.0)
    lid = [(0.9, 0.81), (0.955, 0.81), (0.965, 0.82), (0.97, 0.835), (0.97, 1.2), (0.965, 1.225), (0.95, 1.24), (0.93, 1.25), (0.9, 1.247), (0, 1.243)]
    spun(lid, 200, soft=False, mat=gold)
    bottle.label((0, 0, 0), 0.965, 0.14, 0.66, -98)
    shoot("#ddd1ea", 14, 0, 15, back=20)


def soap():
    """Two bars, the upper one in its paper band."""
    oat, fig = [
        surface(colour, 0.5, other, 2.5, 0.12, 22, Subsurface=0.2, Subsurface_Color=(0.85, 0.7, 0.55, 1), Subsurface_Radius=(0.15, 0.1, 0.06))
        for colour, other in (("#ead9bd", "#e2cfae"), ("#a58aa6", "#967a98"))
    ]
    box((1.8, 1.15, 0.5), 0.13, 8, 0.01, 2, at=(0.05, 0.05, 0.25), turn=(0, 0, -7), mat=fig)
    bar = box((1.8, 1.15, 0.5), 0.13, 8, 0.01, 4, at=(-0.02, 0, 0.75), turn=(0, 0, 6), mat=oat)
    band = box((0.8, 1.175, 0.525), 0.13, 8, at=(0.08, 0, 0), mat=surface("#4b2247", 0.7, "#431d40", 4, 0.12, 90))
    paper, ink = surface("#f7f0ea", 0.75, bump=0.08), surface("#4b2247", 0.7, bump=0)
    parts = [band, box((0.56, 0.62, 0.01), 0.002, 1, at=(0.08, 0, 0.265), mat=paper)]
    for y, wide, thick in ((0.22, 0.44, 0.012), (0.03, 0.28, 0.06), (-0.09, 0.36, 0.016), (-0.22, 0.44, 0.012)):
        parts.append(box((wide, thick, 0.004), 0.001, 1, at=(0.08, y, 0.273), mat=ink))
    for part in parts:
        part.parent = bar
    shoot("#ddd1ea", 30, 0, 15)


GOODS = {"serum": serum, "cream": cream, "soap": soap}
