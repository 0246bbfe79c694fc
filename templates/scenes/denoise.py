"""
Debian's Blender comes without a denoiser. This one averages each point with those around it whose own surroundings look alike
(non-local means), on the light alone: the colour of the surfaces is divided out first, so their patterns stay sharp.
"""
import numpy as np

REACH = 6
PATCH = 2
KEEN = 0.55


def shifted(image, x, y):
    return np.roll(image, (y, x), axis=(0, 1))


def box(image, reach):
    for axis in (0, 1):
        image = sum(np.roll(image, step, axis=axis) for step in range(-reach, reach + 1)) / (2 * reach + 1)
    return image


def without_sparks(image):
    """No point is far brighter than the third brightest of its neighbours."""
    light = image.mean(axis=2)
    around = np.stack([shifted(light, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
    limit = np.sort(around, axis=0)[-3] * 1.3 + 0.002
    return image * np.minimum(1, limit / np.maximum(light, 1e-6))[:, :, None]


def denoise(colour, albedo, normal):
    surface = np.clip(albedo, 0.05, None)
    light = np.log1p(4 * np.clip(without_sparks(colour), 0, None) / surface)
    rough = light - box(light, 1)
    noise = box((rough * rough).mean(axis=2) * 9 / 8, 3) + 1e-6
    features = np.concatenate([albedo * 8, normal * 3], axis=2)
    total, weights = light.copy(), np.ones(light.shape[:2], np.float32)
    for x, y in ((x, y) for y in range(REACH + 1) for x in range(-REACH, REACH + 1) if y or x > 0):
        other, theirs = shifted(light, x, y), shifted(noise, x, y)
        apart = ((light - other) ** 2).mean(axis=2) - 2 * np.minimum(noise, theirs)
        apart = box(apart / (KEEN**2 * (noise + theirs)), PATCH)
        unlike = ((features - shifted(features, x, y)) ** 2).sum(axis=2)
        weight = np.exp(-np.maximum(np.maximum(apart, unlike), 0))
        # What this point takes from that one, that one takes from this.
        total += other * weight[:, :, None] + shifted(light * weight[:, :, None], -x, -y)
        weights += weight + shifted(weight, -x, -y)
    return np.expm1(total / weights[:, :, None]) * surface / 4
