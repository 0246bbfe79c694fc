"""Low Tunnel Records: a record half out of its sleeve, a cable; hard flash from the camera, pink and blue gels."""
from kit import PORTRAIT, area, camera, dome, spot
from materials import Nodes, surface
from shapes import box, mesh_of, spun, tube

SIZE = PORTRAIT
EXPOSURE = 0.1
DISC, SLEEVE = (-0.3, 1.05, 0.07), (0.3, -0.85, 0.04)


def vinyl():
    """Grooves: gloss drawn out across them, and the gaps between songs."""
    n = Nodes("vinyl")
    flat = n.add("Mapping", {"Vector": n.place, "Scale": (1, 1, 0)}).outputs[0]
    away = n.add("VectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    line = n.add("CombineXYZ", {"X": away}).outputs[0]
    songs = n.add("TexNoise", {"Vector": line, "Scale": 9, "Detail": 8, "Roughness": 0.75}).outputs["Fac"]
    groove = n.add("TexWave", {"Vector": line, "Scale": 26}, bands_direction="X").outputs["Fac"]
    n.set(n.main.inputs["Base Color"], "#08080a")
    n.set(n.main.inputs["Roughness"], n.add("MapRange", {"Value": songs, "From Min": 0.35, "From Max": 0.65, "To Min": 0.2, "To Max": 0.42}).outputs[0])
    n.set(n.main.inputs["Anisotropic"], 0.85)
    n.set(n.main.inputs["Tangent"], n.add("Tangent", direction_type="RADIAL", axis="Z").outputs[0])
    n.set(n.main.inputs["Normal"], n.bump(groove, 0.12, 0.004))
    n.set(n.main.inputs["Specular"], 0.7)
    return n.material


def print_on_card():
    """Pink card, a blue disc printed over it, dots that grow towards one edge; rubbed at its edges."""
    n = Nodes("sleeve")
    parts = n.add("SeparateXYZ", {"Vector": n.place})
    x, y = parts.outputs["X"], parts.outputs["Y"]
    away = n.add("VectorMath", {0: n.place, 1: (-0.35, 0.3, 0.03)}, operation="DISTANCE").outputs["Value"]
    disc = n.add("Math", {0: away, 1: 0.95}, operation="LESS_THAN").outputs[0]
    dots = n.add("Math", {0: n.wave(x, 34), 1: n.wave(y, 34)}, operation="MULTIPLY").outputs[0]
    grow = n.add("MapRange", {"Value": y, "From Min": -1.6, "From Max": 0.5, "To Min": 0.3, "To Max": 1.02}).outputs[0]
    ink = n.add("Math", {0: dots, 1: grow}, operation="GREATER_THAN").outputs[0]
    card = n.mix(disc, n.mix(n.noise(3), "#ff4fa0", "#f0439a"), "#2b46ff")
    printed = n.mix(ink, card, "#15131a")
    n.set(n.main.inputs["Base Color"], n.mix(n.between(n.noise(9, 10, low=0.95, high=1.25), 0, 0.6), printed, "#f2efe6"))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(6), 0.3, 0.55))
    n.set(n.main.inputs["Normal"], n.bump(n.noise(12, 6), 0.12, 0.02))
    return n.material


def record(at, turn):
    line = [(0.036, 0.012), (0.036, 0.012), (0.5, 0.013), (0.5, 0.013), (0.6, 0.01), (1.46, 0.01), (1.48, 0.014), (1.5, 0.008), (1.5, 0), (1.48, -0.006), (0.036, -0.006)]
    spun(line, 160, at=at, turn=turn, mat=vinyl())
    x, y, z = at
    paper = surface("#ffe14a", 0.6, "#f5d335", 5, 0.15, 60)
    spun([(0.037, 0.017), (0.037, 0.017), (0.49, 0.017), (0.49, 0.017), (0.495, 0.012)], 120, at=at, turn=turn, mat=paper)
    ring = surface("#15131a", 0.6, bump=0)
    for radius in (0.19, 0.43):
        spun([(radius, 0.0185), (radius, 0.0185), (radius + 0.012, 0.0185), (radius + 0.012, 0.0185)], 120, at=at, turn=turn, mat=ring)


def build():
    floor = surface("#24222b", 0.5, "#1a1820", 0.9, 0.25, 30, uneven=0.12)
    mesh_of("floor", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], mat=floor)
    box((3.15, 3.15, 0.07), 0.02, 2, 0.01, 3, at=SLEEVE, turn=(0, 0, -19), mat=print_on_card())
    record(DISC, (1.2, 0, 0))
    rubber = surface("#17161b", 0.38, "#222028", bump=0.1)
    tube([(-5.5, -0.6, 0.07), (-3.2, -1.3, 0.07), (-1.85, -2.3, 0.07), (-0.6, -2.75, 0.07), (0.6, -2.55, 0.07), (1.6, -2.85, 0.07), (3.6, -2.5, 0.07)], 0.065, mat=rubber)
    dome("#1a1030", "#20184a", 0.25)
    spot((0.7, -3.4, 6.4), (0.1, 0.2, 0), 3100, 62, 0.5, 0.06, "#fff1f4")
    area((-5.5, 2.5, 2.6), (-0.3, 0.8, 0), (1, 3), 420, "#ff3f98")
    area((5.5, 2.8, 2.6), (0.3, 0, 0), (1, 3), 420, "#2b46ff")
    area((0, 6.5, 2.2), (0, 1, 0), (5, 0.7), 60, "#ff3f98")
    camera((-0.15, -3.3, 5.7), (-0.1, 0.1, 0), 30, 5.6, focus=(-0.2, 0.3, 0.05))
