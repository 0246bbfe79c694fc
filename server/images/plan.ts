/** Plans the changes to a picture, in px. Only numbers, without any picture. */

import { MAX_IMAGE_PIXELS } from '../files/picture-limits'
import { invalid } from '../lib/invalid'
import type { Box, Point, Recipe, Rect, Side, Size } from './recipe'

export interface Plan {
  /** First: the part of the original; undefined: all of it. */
  from?: Rect
  /** Then it is resized until it covers this, or fits into it. `exact`: its shape is right already. */
  to: Size
  how: 'cover' | 'inside' | 'exact'
  /** Side that stays if the source covers more than the box. */
  side?: Side
  /** Part that is left of the result. */
  cut?: Rect
  /** Size of the result. */
  size: Size
}

const whole = (value: number): number => Math.max(1, Math.round(value))

const cropOf = (image: Size, { x, y, width, height }: Rect): Rect => {
  const right = Math.min(image.width, x + width)
  const bottom = Math.min(image.height, y + height)
  if (right <= x || bottom <= y)
    throw invalid(`The crop is outside the picture, which has ${image.width} × ${image.height} pixels`)
  return { x, y, width: right - x, height: bottom - y }
}

const centreOf = (focus: Box['focus']): Point =>
  typeof focus === 'object'
    ? focus
    : {
        x: focus.includes('l') ? 0 : focus.includes('r') ? 1 : 0.5,
        y: focus.startsWith('t') ? 0 : focus.startsWith('b') ? 1 : 0.5,
      }

/** A point of the picture comes as near to the middle as the picture's edges allow. */
const start = (all: number, part: number, share: number): number =>
  Math.min(all - part, Math.max(0, Math.round(all * share - part / 2)))

const cutOf = (all: Size, { width, height }: Size, focus: Box['focus']): Rect => {
  const { x, y } = centreOf(focus)
  return { x: start(all.width, width, x), y: start(all.height, height, y), width, height }
}

/** A narrow strip that is to fill a large box would be huge before it is cut, so it is cut first. */
const visiblePart = (source: Size, size: Size, scale: number, focus: Box['focus']): Rect => {
  const width = Math.min(source.width, whole(size.width / scale))
  const height = Math.min(source.height, whole(size.height / scale))
  return cutOf(source, { width, height }, focus)
}

const filled = (source: Size, { width, height, focus, enlarge }: Box): Plan => {
  const scale = Math.max(width / source.width, height / source.height)
  // A picture that would become larger than its original gets a smaller box of the same shape.
  const by = enlarge ? 1 : Math.max(1, scale)
  const size = { width: whole(width / by), height: whole(height / by) }
  const all = {
    width: Math.max(size.width, Math.round((source.width * scale) / by)),
    height: Math.max(size.height, Math.round((source.height * scale) / by)),
  }
  if (all.width * all.height > MAX_IMAGE_PIXELS)
    return { from: visiblePart(source, size, scale / by, focus), to: size, how: 'exact', size }
  if (typeof focus !== 'object') return { to: size, how: 'cover', side: focus, size }
  return { to: all, how: 'exact', cut: cutOf(all, size, focus), size }
}

const fitted = (source: Size, { width, height, enlarge }: Box): Plan => {
  const scale = Math.min(width / source.width, height / source.height)
  if (scale >= 1 && !enlarge) return { to: source, how: 'exact', size: source }
  const size = { width: whole(source.width * scale), height: whole(source.height * scale) }
  return { to: { width, height }, how: 'inside', size }
}

/** Throws an Invalid if the crop is outside the picture. */
export const planFor = (image: Size, { crop, box }: Pick<Recipe, 'crop' | 'box'>): Plan => {
  const from = crop && cropOf(image, crop)
  const { width, height } = from ?? image
  const source = { width, height }
  const whole: Plan = { to: source, how: 'exact', size: source }
  const plan = !box ? whole : box.kind === 'fill' ? filled(source, box) : fitted(source, box)
  if (!from) return plan
  // Only a part of the crop may be seen.
  const part = plan.from ?? { x: 0, y: 0, ...source }
  return { ...plan, from: { ...part, x: from.x + part.x, y: from.y + part.y } }
}
