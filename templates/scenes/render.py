"""Renders one scene to OUT/NAME.png. Started by render.sh."""
import importlib
import os
import sys
import tempfile
from types import SimpleNamespace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy
import numpy as np
from denoise import denoise

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}


def settings(scene, samples, percent, size):
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 7
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 20
    cycles.blur_glossy = 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 16


def outputs(scene, folder):
    """The passes the denoiser needs, as files: what was rendered cannot be read in the background."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = next(node for node in nodes if node.type == "R_LAYERS")
    file = nodes.new("CompositorNodeOutputFile")
    file.base_path = folder
    file.format.file_format = "OPEN_EXR"
    file.format.color_depth = "32"
    file.file_slots.clear()
    for name, socket in PASSES.items():
        file.file_slots.new(name)
        links.new(source.outputs[socket], file.inputs[name])


def pixels(folder, name):
    file = next(file for file in os.listdir(folder) if file.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[:, :, :3]


def develop(scene, colour, to):
    """Through the film's curve into a file."""
    height, width, _ = colour.shape
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([colour, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(to, scene=scene)


def hazy(colour, depth, haze):
    """Air between the camera and what is far: cheaper than light in a real volume, and without its grain."""
    tint, start, half = haze
    far = np.clip(depth[:, :, :1] - start, 0, 150)
    seen = 0.5 ** (far / half)
    return colour * seen + np.array(tint, np.float32) * (1 - seen)


def scene_of(name):
    """A file here, or for `products/BRAND-GOODS` one of that brand's goods."""
    if not name.startswith("products/"):
        return importlib.import_module(name)
    brand, goods = name.removeprefix("products/").split("-")
    module = importlib.import_module(f"products.{brand}")
    return SimpleNamespace(SIZE=module.SIZE, EXPOSURE=getattr(module, "EXPOSURE", 0), build=module.GOODS[goods])


def main(name, out, samples, percent):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    module = scene_of(name)
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = getattr(module, "EXPOSURE", 0)
    module.build()
    settings(scene, int(samples), int(percent), module.SIZE)
    with tempfile.TemporaryDirectory() as folder:
        outputs(scene, folder)
        bpy.ops.render.render()
        passes = [pixels(folder, pass_name) for pass_name in PASSES]
    colour = denoise(*passes[:3])
    if hasattr(module, "HAZE"):
        colour = hazy(colour, passes[3], module.HAZE)
    develop(scene, colour, os.path.join(out, f"{os.path.basename(name)}.png"))


main(*sys.argv[sys.argv.index("--") + 1 :])
