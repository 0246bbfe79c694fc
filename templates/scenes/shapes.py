"""What is put in front of the camera: turned, bevelled, grown and folded shapes."""
import math
import random
import bmesh
import bpy
from mathutils import Vector, noise
from kit import put


def modifier(thing, kind, **values):
    new = thing.modifiers.new(kind, kind)
    for name, value in values.items():
        setattr(new, name, value)
    return thing


def smooth(thing, angle=40):
    mesh = thing.data
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    return thing


def mesh_of(name, points, faces, **where):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.validate()
    mesh.update()
    return put(mesh, name, **where)


def curve_through(points, steps=8):
    """A soft line through the points; one given twice in a row is a corner."""
    out = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        if b == c:
            continue
        for step in range(steps):
            t = step / steps
            out.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, c, d)
            ))
    return [*out, points[-1]]


def spun(profile, around=96, wobble=0.0, seed=1, soft=True, **where):
    """Turned on a wheel: profile is (radius, height) from the foot up. wobble: how far a hand missed the circle."""
    line = curve_through(profile) if soft else profile
    points, faces = [], []
    for radius, height in line:
        for step in range(around):
            angle = 2 * math.pi * step / around
            x, y = math.cos(angle), math.sin(angle)
            out = max(radius, 0.0005) * (1 + wobble * noise.noise(Vector((x + seed * 9, y, height * 0.5))))
            points.append((out * x, out * y, height))
    for row in range(len(line) - 1):
        for step in range(around):
            a, b = row * around + step, row * around + (step + 1) % around
            faces.append((a, b, b + around, a + around))
    return smooth(mesh_of("spun", points, faces, **where))


def box(size, bevel=0.05, segments=3, dent=0.0, seed=1, **where):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    dice = random.Random(seed)
    for vertex in shape.verts:
        vertex.co = Vector(c * s + dice.uniform(-dent, dent) for c, s in zip(vertex.co, size))
    bmesh.ops.bevel(shape, geom=shape.edges, offset=bevel, segments=segments, affect="EDGES", profile=0.5)
    mesh = bpy.data.meshes.new("box")
    shape.to_mesh(mesh)
    shape.free()
    return smooth(put(mesh, "box", **where), 50)


def blob(radius=1, scale=(1, 1, 1), rough=((0.1, 1.0),), seed=1, detail=5, form=None, **where):
    """Grown: rough is pairs of (how far, how fine); form(unit vector) is a factor of the radius."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    for vertex in shape.verts:
        way = vertex.co.normalized()
        out = radius * (form(way) if form else 1)
        out += radius * sum(far * noise.noise(way * fine + Vector((seed * 7.3, 0, 0))) for far, fine in rough)
        vertex.co = Vector(c * out * s for c, s in zip(way, scale))
    mesh = bpy.data.meshes.new("blob")
    shape.to_mesh(mesh)
    shape.free()
    return smooth(put(mesh, "blob", **where), 180)


def sheet(size, height, steps=(80, 80), thick=0.02, **where):
    """A surface: height(u, v) is z, or a whole (x, y, z), for u and v from 0 to 1. Threads follow u and v, `size` long."""
    (width, depth), (across, along) = size, steps
    points = []
    for j in range(along + 1):
        for i in range(across + 1):
            u, v = i / across, j / along
            z = height(u, v)
            points.append(z if isinstance(z, tuple) else ((u - 0.5) * width, (v - 0.5) * depth, z))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    thing = smooth(mesh_of("sheet", points, faces, **where), 80)
    layer = thing.data.uv_layers.new()
    for corner in thing.data.loops:
        at = corner.vertex_index
        layer.data[corner.index].uv = (at % row / across * width, at // row / along * depth)
    return modifier(thing, "SOLIDIFY", thickness=thick) if thick else thing


def leaf(length, width, curl=0.3, fold=0.15, seed=1, teeth=0.0, **where):
    """Lies along +y from the origin, its vein sunk in."""
    dice = random.Random(seed)
    twist = dice.uniform(-0.25, 0.25)

    def height(u, v):
        side = (u - 0.5) * 2
        wide = width * math.sin(math.pi * min(1, v**0.75 * 0.98 + 0.012)) * (1 + teeth * math.sin(v * 60))
        z = fold * width * abs(side) - curl * length * v * v + 0.04 * width * math.sin(v * 26) * abs(side)
        return (side * wide / 2 + twist * v * v * length * 0.3, v * length, z + twist * side * v * width * 0.4)

    return modifier(sheet((1, 1), height, (8, 24), 0, **where), "SOLIDIFY", thickness=width * 0.012)


def paint(thing, name, value):
    """A value for each point, for a material to read: value(place)."""
    layer = thing.data.attributes.new(name, "FLOAT", "POINT")
    layer.data.foreach_set("value", [value(vertex.co) for vertex in thing.data.vertices])
    return thing


def tube(points, radius, ends=1.0, **where):
    """A stem, cord or wire; ends: how thick its end is beside its start."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 5, True
    line = data.splines.new("POLY")
    soft = curve_through([tuple(point) for point in points]) if len(points) > 2 else points
    line.points.add(len(soft) - 1)
    for at, (point, place) in enumerate(zip(line.points, soft)):
        point.co = (*place, 1)
        point.radius = 1 + (ends - 1) * at / (len(soft) - 1)
    line.use_smooth = True
    return put(data, "tube", **where)
