/** Turns the frames of an animation as its camera says: libvips turns still pictures only. */
import type { Sharp } from 'sharp'
import { LIMITED, loadSharp } from './sharp'

/** The source of a pixel of the turned frame, in a frame of this width and height. */
type From = (x: number, y: number, right: number, bottom: number) => [x: number, y: number]

/** By the orientation of Exif; 1 is upright. */
const FROM: Record<number, From> = {
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
}

interface Frames {
  /** 4 bytes a pixel, one frame after another. */
  pixels: Uint32Array
  width: number
  height: number
  count: number
}

const turned = ({ pixels, width, height, count }: Frames, orientation: number, from: From): Frames => {
  const [wide, high] = orientation > 4 ? [height, width] : [width, height]
  const result = new Uint32Array(pixels.length)
  let index = 0
  for (let frame = 0; frame < count; frame++)
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const [left, top] = from(x, y, width - 1, height - 1)
        result[index++] = pixels[(frame * height + top) * width + left] ?? 0
      }
  return { pixels: result, width: wide, height: high, count }
}

const framesOf = async (animation: Sharp): Promise<Frames> => {
  const { data, info } = await animation.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, pageHeight = height, pages: count = 1 } = info
  const pixels = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
  return { pixels, width, height: pageHeight, count }
}

/** An animation as it is seen, with the times of its frames. */
interface Upright {
  image: Sharp
  /** Facts of the original that decoded pixels do not have. */
  timing: { delay?: number[]; loop?: number }
}

export const uprightAnimation = async (content: Uint8Array): Promise<Upright> => {
  const sharp = await loadSharp()
  const open = (): Sharp => sharp(content, { ...LIMITED, animated: true, failOn: 'error' })
  const { orientation = 1, delay, loop } = await open().metadata()
  const from = FROM[orientation]
  if (!from) return { image: open(), timing: {} }
  const { pixels, width, height, count } = turned(await framesOf(open()), orientation, from)
  const raw = { width, height: height * count, channels: 4 as const, pageHeight: height }
  return {
    image: sharp(new Uint8Array(pixels.buffer), { ...LIMITED, raw, animated: true }),
    timing: { ...(delay && { delay }), ...(loop !== undefined && { loop }) },
  }
}
