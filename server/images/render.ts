/** Makes a picture as its address says. The result is always encoded anew, so nothing else of the file gets out. */
import type { Sharp } from 'sharp'
import { type Opened, opened } from './oriented-picture'
import type { Plan } from './plan'
import type { Filters, Format, Recipe, Rect, Sharpening, Side } from './recipe'

const DEFAULT_QUALITY = 85
/** AVIF of this share of the number looks like JPEG of the whole. */
const AVIF_QUALITY_SHARE = 0.7
/** 4, the usual one, takes four times as long and saves one percent. */
const AVIF_EFFORT = 3
/** 7, the usual one, takes half as long again and saves two percent. */
const GIF_EFFORT = 4

const encoded = (image: Sharp, format: Format, quality: number, timing: Opened['timing']): Sharp => {
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY_SHARE)), effort: AVIF_EFFORT })
    case 'webp':
      return image.webp({ quality, ...timing })
    case 'png':
      return image.png()
    case 'gif':
      return image.gif({ effort: GIF_EFFORT, ...timing })
    case 'jpeg':
      // JPEG has no transparency, and black where it was would surprise.
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
  }
}

/** Wider ones take long and look the same. */
const MAX_SHARPENING_RADIUS = 5
/** The threshold is a share of the lightness, or one of 256 steps. */
const lightness = (threshold: number): number => (threshold <= 1 ? threshold * 100 : threshold / 2.56)

const sharpened = (image: Sharp, { radius, amount, threshold }: Sharpening): Sharp =>
  image.sharpen({ sigma: Math.min(radius, MAX_SHARPENING_RADIUS), m1: 0, m2: amount, x1: lightness(threshold) })

const coloured = (image: Sharp, { con = 0, br = 0, sat = 0, hue = 0 }: Filters): Sharp => {
  const slope = 1 + con / 100
  const offset = 128 * (1 - slope) + (br / 100) * 128
  const linear = con || br ? image.linear(slope, offset) : image
  return sat || hue ? linear.modulate({ saturation: 1 + sat / 100, hue }) : linear
}

const POSITIONS: Record<Side, string> = {
  c: 'centre',
  t: 'top',
  b: 'bottom',
  l: 'left',
  r: 'right',
  tl: 'left top',
  tr: 'right top',
  bl: 'left bottom',
  br: 'right bottom',
}
const FITS = { cover: 'cover', inside: 'inside', exact: 'fill' } as const

const area = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height })

const resized = (image: Sharp, { from, to, how, side = 'c', cut }: Plan): Sharp => {
  const source = from ? image.extract(area(from)) : image
  const sized = source.resize(to.width, to.height, { fit: FITS[how], position: POSITIONS[side] })
  return cut ? sized.extract(area(cut)) : sized
}

export interface Work {
  plan: Plan
  format: Format
  drawing: Pick<Recipe, 'quality' | 'sharpening' | 'filters'>
  /** True if all of its frames are needed. */
  moving: boolean
}

export const render = async (content: Uint8Array, { plan, format, drawing, moving }: Work): Promise<Buffer> => {
  const { image: whole, timing } = await opened(content, moving)
  const { quality = DEFAULT_QUALITY, sharpening, filters } = drawing
  // In an animation all frames are one high picture: what blurs or sharpens would mix them at their edges.
  const still = !moving
  let image = resized(whole, plan)
  if (still && filters.blur) image = image.blur(Math.max(0.3, filters.blur))
  if (still && sharpening) image = sharpened(image, sharpening)
  return encoded(coloured(image, filters), format, quality, timing).toBuffer()
}
