/** Chooses the kind of file that a picture is sent as. */
import { own } from '../../shared/values/own'
import { MAX_SIDES_PX, MAX_SLOW_FORMAT_PIXELS } from '../files/picture-limits'
import type { Format, Recipe, Size } from './recipe'

/** By name: everything else of an Accept header, such as `image/*`, says nothing about new kinds. */
const accepts = (header: string, type: string): boolean =>
  header.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((text) => text.trim().toLowerCase())
    return name === type && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
  })

/** The next kind of file, if this one cannot have such sides or would take too long. */
const INSTEAD = { avif: 'webp', webp: 'jpeg', jpeg: 'png', gif: 'png' } as const

const isPossible = (format: Format, { width, height }: Size, animated: boolean): boolean => {
  const slow = width * height > MAX_SLOW_FORMAT_PIXELS && (format === 'avif' || (format === 'gif' && !animated))
  return !slow && Math.max(width, height) <= (own(MAX_SIDES_PX, format) ?? Number.POSITIVE_INFINITY)
}

const possible = (format: Format, size: Size, animated: boolean): Format => {
  const instead = own(INSTEAD, format)
  return !instead || isPossible(format, size, animated) ? format : possible(instead, size, animated)
}

const requestedFormat = ({ encoding, format }: Recipe, accept: string, animated: boolean): Format => {
  if (encoding === 'avif' || encoding === 'webp') return encoding
  if (encoding !== 'auto') return format
  // Our AVIF does not move.
  if (!animated && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : format
}

export const formatFor = (recipe: Recipe, accept: string, size: Size, animated: boolean): Format =>
  possible(requestedFormat(recipe, accept, animated), size, animated)

/** True if another Accept may get another answer. */
export const varies = ({ encoding }: Recipe): boolean => encoding === 'auto'
