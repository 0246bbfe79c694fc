/** Looks at a file before it is kept: whether it is a whole picture, and within the limits. */
import type { Metadata } from 'sharp'
import { MAX_FRAMES, MAX_IMAGE_PIXELS, MAX_SIDES_PX, tooManyBytes } from '../files/picture-limits'
import { isSequence, kindOf, nameOfOther } from './kind'
import type { Format } from './recipe'
import { LIMITED, loadSharp } from './sharp'
import { drawSvg, refuse } from './svg'

interface Examined {
  /** The bytes to store. */
  content: Uint8Array
  format: Format
  width: number
  height: number
  frames: number
}

const tooLarge = ({ width, height }: { width: number; height: number }): never =>
  refuse(
    `has ${width} × ${height} = ${(width * height).toLocaleString('en')} pixels, more than ${MAX_IMAGE_PIXELS.toLocaleString('en')}; make it smaller first`,
  )

/** The last two bytes of every JPEG. */
const JPEG_END = Buffer.from([0xff, 0xd9])

/** A JPEG that lacks nothing but its last two bytes, with them; undefined for any other. */
const withEnd = async (content: Uint8Array): Promise<Uint8Array | undefined> => {
  const sharp = await loadSharp()
  const whole = Buffer.concat([content.at(-1) === JPEG_END[0] ? content.subarray(0, -1) : content, JPEG_END])
  try {
    // A picture that goes on where the end is now has a warning, in full size only.
    await sharp(whole, { ...LIMITED, failOn: 'warning' })
      .raw()
      .toBuffer()
    return whole
  } catch {
    // Something else is wrong with it.
  }
}

/** Reads only the header, so that a small file cannot unfold into a huge picture. */
const headerOf = async (content: Uint8Array): Promise<Metadata> => {
  const sharp = await loadSharp()
  return sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('is damaged, or was cut short: not even its size can be read'))
}

/** Decodes every pixel once, into a tiny picture. */
const decode = async (content: Uint8Array, animated: boolean): Promise<void> => {
  const sharp = await loadSharp()
  await sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', animated })
    .resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
}

/** The bytes to store: the file, or a whole JPEG that only its end was cut off from. */
const decodable = async (content: Uint8Array, format: Format, animated: boolean): Promise<Uint8Array> => {
  try {
    await decode(content, animated)
    return content
  } catch {
    return (format === 'jpeg' && (await withEnd(content))) || refuse('is damaged, or was cut short')
  }
}

/** The encoder of AVIF makes no longer sides, so a larger picture could not be answered in its own format. */
const examineAvif = ({ width, height }: { width: number; height: number }): void => {
  const maxSide = MAX_SIDES_PX.avif
  if (Math.max(width, height) > maxSide)
    refuse(
      `is an AVIF of ${width} × ${height} px, and no side may be longer than ${maxSide.toLocaleString('en')} px; save it as JPEG or PNG`,
    )
}

const examinePixels = async (content: Uint8Array, format: Format): Promise<Examined> => {
  if (format === 'avif' && isSequence(content)) refuse('is an AVIF that moves; save it as animated WebP or GIF')
  const { pages = 1, autoOrient } = await headerOf(content)
  const { width, height } = autoOrient
  if (width * height > MAX_IMAGE_PIXELS) tooLarge(autoOrient)
  if (format === 'avif') examineAvif(autoOrient)
  const moves = (format === 'gif' || format === 'webp') && pages > 1
  if (moves && pages > MAX_FRAMES) refuse(`has ${pages} frames, more than ${MAX_FRAMES}`)
  // An animation with too many pixels is kept as a still picture of its first frame.
  const frames = moves && width * height * pages <= MAX_IMAGE_PIXELS ? pages : 1
  return { content: await decodable(content, format, frames > 1), format, width, height, frames }
}

/** Throws an Invalid, whose message goes on after the name of the file. */
export const examine = async (content: Uint8Array): Promise<Examined> => {
  if (!content.length) refuse('is empty')
  const heavy = tooManyBytes(content.length)
  if (heavy !== undefined) refuse(heavy)
  const kind = kindOf(content)
  if (kind === 'svg') return examinePixels(await drawSvg(content), 'png')
  if (kind) return examinePixels(content, kind)
  const other = nameOfOther(content)
  return refuse(
    other === undefined
      ? 'is no picture that can be kept: JPEG, PNG, WebP, GIF, AVIF or SVG'
      : `is not one of JPEG, PNG, WebP, GIF, AVIF and SVG but ${other}`,
  )
}
