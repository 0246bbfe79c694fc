"""Where goods are photographed: a roll of paper, one large soft light from the left, a paler one from behind; the camera finds its place."""
import math
import bpy
from mathutils import Matrix, Vector
from kit import area, camera, dome, sweep
from materials import surface

SIZE = (400, 400)
LENS = 100
FILL = 0.72


def points_of(things):
    ready = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        shape = thing.evaluated_get(ready)
        for vertex in shape.to_mesh().vertices:
            yield shape.matrix_world @ vertex.co
        shape.to_mesh_clear()


def framed(points, rise):
    """Where the camera stands and looks, so that the goods fill FILL of the picture, in its middle."""
    low = math.radians(rise)
    ahead, up, wide = Vector((0, math.cos(low), -math.sin(low))), Vector((0, math.sin(low), math.cos(low))), 18 / LENS
    look, far = sum(points, Vector()) / len(points), 30.0
    for _ in range(12):
        seen = [(point - look + ahead * far) for point in points]
        flat = [(p.x / p.dot(ahead) / wide, p.dot(up) / p.dot(ahead) / wide) for p in seen]
        (left, right), (bottom, top) = [(min(side), max(side)) for side in zip(*flat)]
        look = look + far * wide * (Vector(((left + right) / 2, 0, 0)) + up * (bottom + top) / 2)
        far *= max(right - left, top - bottom) / (2 * FILL)
    return look - ahead * far, look


def shoot(ground, rise=12, turn=0, key=15.0, warm="#fff3e6", back=10.0, fill=0.55, through=0.0):
    """After everything else: the goods stand on z = 0. turn: of them all, in degrees. through: a light behind, for glass."""
    things = [thing for thing in bpy.context.scene.objects if thing.type in ("MESH", "CURVE")]
    bpy.context.view_layer.update()
    for thing in things:
        if not thing.parent:
            thing.matrix_world = Matrix.Rotation(math.radians(turn), 4, "Z") @ thing.matrix_world
    bpy.context.view_layer.update()
    # Crumbs may lie where they fell.
    points = list(points_of(thing for thing in things if thing.type == "CURVE" or max(thing.dimensions) > 0.12))
    size = max((max(p[axis] for p in points) - min(p[axis] for p in points)) for axis in range(3)) / 2
    place, look = framed(points, rise)
    sweep(surface(ground, 0.9, ground, 0.5, 0.03, 40), 60 * size, 9 * size, 40 * size, 6 * size, 40 * size)
    dome("#f4f2f0", "#ffffff", fill)
    middle = Vector((0, 0, size * 0.6))
    area(Vector((-4.2, -2.6, 4.6)) * size, middle, 3.6 * size, key, warm)
    area(Vector((3.6, 3.2, 3.4)) * size, middle, (1.6 * size, 3 * size), back, "#ffffff")
    if through:
        # Seen in the glass only: on the paper, it would draw a horizon.
        area(Vector((0.3, 4, 1.6)) * size, middle, 2.4 * size, through, "#ffe9cf").visible_diffuse = False
    camera(place, look, LENS, None)
