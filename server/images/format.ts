/** Which kind of file a picture is sent as. */
import { LARGEST_SLOW, LONGEST_WEBP } from './limits'
import type { Format, Recipe, Size } from './recipe'

/** By name: everything else of an Accept header, such as `image/*`, says nothing about new kinds. */
const accepts = (header: string, type: string): boolean =>
  header.split(',').some((one) => {
    const [name = '', ...rest] = one.split(';').map((text) => text.trim().toLowerCase())
    return name === type && !rest.some((text) => /^q=0(\.0*)?$/.test(text))
  })

/** AVIF that would take too long is WebP, and WebP that cannot be so long is JPEG; so is a GIF that does not move PNG. */
const possible = (format: Format, { width, height }: Size, animated: boolean): Format => {
  const slow = width * height > LARGEST_SLOW
  if (format === 'avif' && slow) return possible('webp', { width, height }, animated)
  if (format === 'gif' && slow && !animated) return 'png'
  return format === 'webp' && Math.max(width, height) > LONGEST_WEBP ? 'jpeg' : format
}

const wanted = ({ encoding, format }: Recipe, accept: string, animated: boolean): Format => {
  if (encoding === 'avif' || encoding === 'webp') return encoding
  if (encoding !== 'auto') return format
  // Our AVIF does not move.
  if (!animated && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : format
}

export const formatFor = (recipe: Recipe, accept: string, size: Size, animated: boolean): Format =>
  possible(wanted(recipe, accept, animated), size, animated)

/** Whether another Accept may get another answer. */
export const varies = ({ encoding }: Recipe): boolean => encoding === 'auto'
