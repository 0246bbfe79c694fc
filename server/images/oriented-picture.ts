/** Opens a picture for drawing: upright, in sRGB of 8 bits, whatever its file says in which way. */
import type { Sharp } from 'sharp'
import { withProfile } from './png-gamma'
import { LIMITED, loadSharp } from './sharp'
import { uprightAnimation } from './turned-frames'

export interface Opened {
  image: Sharp
  /** The timing of an animation, for its encoder. */
  timing: { delay?: number[]; loop?: number }
}

/**
 * libvips works on the numbers of the file: those of 16 bits (10-bit AVIF, too) have other steps, and keep their profile's
 * colours. A grey of 16 bits would lose its profile.
 */
const still = async (content: Uint8Array): Promise<Sharp> => {
  const sharp = await loadSharp()
  const source = withProfile(content)
  const open = (bytes: Uint8Array): Sharp => sharp(bytes, { ...LIMITED, failOn: 'error' })
  const { depth, space, hasProfile } = await open(source).metadata()
  if (depth !== 'ushort') return open(source).autoOrient()
  if (space !== 'grey16' || !hasProfile) return open(source).autoOrient().pipelineColourspace('srgb')
  const grey = open(source).autoOrient().toColourspace('b-w').keepIccProfile()
  return open(await grey.png({ compressionLevel: 0 }).toBuffer())
}

/** @param moving all of its frames are wanted */
export const opened = async (content: Uint8Array, moving: boolean): Promise<Opened> =>
  moving ? uprightAnimation(content) : { image: await still(content), timing: {} }
