/** sharp, set up for a server. It is loaded by the first picture, because most commands need none. */
import type Sharp from 'sharp'
import { MAX_IMAGE_PIXELS } from '../files/picture-limits'

let loading: Promise<typeof Sharp> | undefined

/**
 * Only these files are read at all, whatever libvips could read. Not SVG, which is drawn apart: a file that we take for
 * another kind may be SVG for libvips.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

const load = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp')
  // No two requests work on the same pixels, so a cache only takes memory.
  sharp.cache(false)
  // Several pictures at once use the cores better than several threads for one.
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) })
  return sharp
}

export const loadSharp = (): Promise<typeof Sharp> => {
  loading ??= load()
  return loading
}

export const LIMITED = { limitInputPixels: MAX_IMAGE_PIXELS } as const
