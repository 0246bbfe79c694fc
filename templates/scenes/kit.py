"""The studio: camera, lights, backdrops. One unit is 10 cm, z is up, the camera looks along +y."""
import math
import bpy
from mathutils import Vector

PORTRAIT, LANDSCAPE = (900, 1200), (1600, 1200)


def rgb(colour):
    """'#rrggbb' as linear light."""
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def aim(thing, at):
    thing.rotation_euler = (Vector(at) - thing.location).to_track_quat("-Z", "Y").to_euler()


def put(data, name, at=(0, 0, 0), turn=(0, 0, 0), mat=None):
    """A new object in the scene; turn in degrees."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if mat:
        thing.data.materials.append(mat)
    return thing


def camera(at, look, lens=70, stop=2.8, focus=None, shift=(0, 0)):
    """stop is the f-number of a real camera; focus a point, else what it looks at."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 500
    data.shift_x, data.shift_y = shift
    thing = put(data, "camera", at)
    aim(thing, look)
    data.dof.use_dof = stop is not None
    data.dof.focus_distance = (Vector(focus or look) - thing.location).length
    data.dof.aperture_fstop = (stop or 8) / 10
    data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def area(at, look, size, power, colour="#ffffff", seen=False):
    """A softbox; power in watts per square unit of a real one, so that a larger one is brighter."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    data.energy = power * data.size * data.size_y
    data.color = rgb(colour)
    thing = put(data, "area", at)
    aim(thing, look)
    thing.visible_camera = seen
    return thing


def spot(at, look, power, angle=30, blend=0.3, radius=0.2, colour="#ffffff"):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.spot_size, data.spot_blend = power, math.radians(angle), blend
    data.shadow_soft_size, data.color = radius, rgb(colour)
    thing = put(data, "spot", at)
    aim(thing, look)
    return thing


def sun(direction, power, angle=0.5, colour="#ffffff"):
    """direction: where its light goes."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = power, math.radians(angle), rgb(colour)
    thing = put(data, "sun")
    aim(thing, direction)
    return thing


def dome(low, high, power=1.0):
    """Light from everywhere: low at the horizon, high above."""
    world = bpy.data.worlds.new("dome")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    ramp, parts, place = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeTexCoord")
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    for element, colour in zip(ramp.color_ramp.elements, (low, high)):
        element.color = (*rgb(colour), 1)
    nodes["Background"].inputs[1].default_value = power


def sweep(mat, width=40, depth=8, height=24, bend=4, front=14):
    """A roll of paper: floor that turns up into the wall without an edge, `depth` behind the origin."""
    line = [(-front, 0), (depth - bend, 0)]
    line += [(depth - bend + bend * math.sin(t * math.pi / 32), bend - bend * math.cos(t * math.pi / 32)) for t in range(1, 17)]
    line.append((depth, height))
    points = [(x, y, z) for y, z in line for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    return put(mesh, "sweep", mat=mat)
