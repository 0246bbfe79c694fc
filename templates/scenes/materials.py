"""What things are made of. Nothing is of one even colour or gloss, because nothing real is."""
import bpy
from kit import rgb


class Nodes:
    """The nodes of a new material, in few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.all, self.tree = self.material.node_tree.nodes, self.material.node_tree
        self.main, self.out = self.all["Principled BSDF"], self.all["Material Output"]
        self.place = self.all.new("ShaderNodeTexCoord").outputs["Object"]

    def add(self, kind, inputs=(), **values):
        node = self.all.new(f"ShaderNode{kind}")
        for name, value in values.items():
            setattr(node, name, value)
        for name, value in dict(inputs).items():
            self.set(node.inputs[name], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = (*rgb(value), 1) if isinstance(value, str) else value

    def noise(self, scale, detail=4, stretch=(1, 1, 1), low=0.0, high=1.0):
        """A value that wanders between 0 and 1; low and high sharpen it."""
        place = self.add("Mapping", {"Vector": self.place, "Scale": stretch}).outputs[0]
        value = self.add("TexNoise", {"Vector": place, "Scale": scale, "Detail": detail}).outputs["Fac"]
        return self.add("MapRange", {"Value": value, "From Min": 0.3 + 0.4 * low, "From Max": 0.3 + 0.4 * high}).outputs[0]

    def wave(self, value, count):
        """0 to 1 and back, `count` radians long a unit."""
        turn = self.add("Math", {0: value, 1: count}, operation="MULTIPLY").outputs[0]
        back = self.add("Math", {0: turn}, operation="SINE").outputs[0]
        return self.add("Math", {0: back, 1: 0.5, 2: 0.5}, operation="MULTIPLY_ADD").outputs[0]

    def mix(self, amount, one, other):
        return self.add("MixRGB", {"Fac": amount, "Color1": one, "Color2": other}).outputs[0]

    def painted(self, name):
        """What paint() in shapes.py left on the points."""
        return self.add("Attribute", attribute_name=name).outputs["Fac"]

    def between(self, value, low, high):
        return self.add("MapRange", {"Value": value, "To Min": low, "To Max": high}).outputs[0]

    def bump(self, height, strength, distance=0.02, over=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if over:
            inputs["Normal"] = over
        return self.add("Bump", inputs).outputs[0]


def darker(colour, by):
    return "#" + "".join(f"{max(0, min(255, round(int(colour[at : at + 2], 16) * by))):02x}" for at in (1, 3, 5))


def surface(colour, rough=0.5, other=None, patches=3, bump=0.15, fine=40, stretch=(1, 1, 1), uneven=0.12, **inputs):
    """The general one: colour wanders to `other` in patches, gloss by `uneven`, and a fine relief. inputs: Principled BSDF's."""
    n = Nodes("surface")
    value = n.noise(patches, stretch=stretch)
    n.set(n.main.inputs["Base Color"], n.mix(value, colour, other or darker(colour, 0.88)))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(patches * 4, stretch=stretch), max(0.02, rough - uneven), min(1, rough + uneven)))
    if bump:
        n.set(n.main.inputs["Normal"], n.bump(n.noise(fine, 6, stretch), bump))
    for name, given in inputs.items():
        n.set(n.main.inputs[name.replace("_", " ")], given)
    return n.material


def stoneware(colour, speckle="#4a3526", rough=0.45, amount=0.8, bump=0.12):
    """Glazed clay with iron spots and the rings of the wheel."""
    n = Nodes("stoneware")
    spots = n.noise(34, 1, low=amount, high=amount + 0.1)
    ground = n.mix(n.noise(2.2), colour, darker(colour, 0.86))
    n.set(n.main.inputs["Base Color"], n.mix(spots, ground, speckle))
    n.set(n.main.inputs["Roughness"], n.between(n.noise(5), rough - 0.12, rough + 0.15))
    rings = n.bump(n.noise(1.5, 3, (0.4, 0.4, 9)), bump * 2, 0.05)
    n.set(n.main.inputs["Normal"], n.bump(n.noise(30, 4), bump, 0.02, rings))
    return n.material


def woven(colour, threads=90, strength=0.5, other=None, sheen=0.4, sheet=True):
    """Linen and book cloth: two threads that cross. sheet: on one of sheet() in shapes.py, whose threads follow its folds."""
    n = Nodes("woven")
    if sheet:
        n.place = n.add("TexCoord").outputs["UV"]
    waves = [
        n.add("TexWave", {"Vector": n.place, "Scale": threads / 6.28, "Distortion": 1.2, "Detail": 3, "Detail Scale": 1.5}, bands_direction=way).outputs["Fac"]
        for way in "XY"
    ]
    weave = n.add("Math", {0: waves[0], 1: waves[1]}, operation="ADD").outputs[0]
    slub = n.noise(7, 4, (1, 9, 1))
    n.set(n.main.inputs["Base Color"], n.mix(n.between(slub, 0, 0.7), colour, other or darker(colour, 0.87)))
    n.set(n.main.inputs["Normal"], n.bump(weave, strength, 0.012))
    n.set(n.main.inputs["Roughness"], 0.9)
    n.set(n.main.inputs["Sheen"], sheen)
    return n.material


def wood(light, dark, rough=0.5, along="X", rings=1.0, bump=0.12):
    n = Nodes("wood")
    stretch = {"X": (0.12, 1, 1), "Y": (1, 0.12, 1), "Z": (1, 1, 0.12)}[along]
    bands = n.noise(3.5 * rings, 6, stretch)
    grain = n.noise(30 * rings, 3, stretch, 0.2, 0.8)
    n.set(n.main.inputs["Base Color"], n.mix(n.between(grain, 0, 0.35), n.mix(bands, light, dark), darker(dark, 0.8)))
    n.set(n.main.inputs["Roughness"], n.between(bands, rough - 0.1, rough + 0.12))
    n.set(n.main.inputs["Normal"], n.bump(grain, bump, 0.02))
    return n.material


def metal(colour, rough=0.25, bump=0.03, fine=60, stretch=(1, 1, 1)):
    return surface(colour, rough, darker(colour, 0.8), 4, bump, fine, stretch, 0.1, Metallic=1.0)


def glass(colour="#ffffff", rough=0.0, shade="#ffffff", ior=1.47):
    """shade: the colour of its shadow, because light is not followed through it."""
    n = Nodes("glass")
    n.set(n.main.inputs["Base Color"], colour)
    n.set(n.main.inputs["Transmission"], 1.0)
    n.set(n.main.inputs["Roughness"], rough)
    n.set(n.main.inputs["IOR"], ior)
    clear = n.add("BsdfTransparent", {"Color": shade})
    ray = n.add("LightPath").outputs["Is Shadow Ray"]
    both = n.add("MixShader", {0: ray, 1: n.main.outputs[0], 2: clear.outputs[0]})
    n.set(n.out.inputs["Surface"], both.outputs[0])
    return n.material


def glow(colour, power):
    n = Nodes("glow")
    n.set(n.main.inputs["Base Color"], "#000000")
    n.set(n.main.inputs["Emission"], colour)
    n.set(n.main.inputs["Emission Strength"], power)
    return n.material
