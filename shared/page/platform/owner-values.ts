/**
 * Durations and dates as owners write them, in attributes and in settings of a page (dates: countdown.ts of the page-builder, in
 * shared/wire/page/). One that cannot be read changes nothing, and the owner, who opens the page with `?wisp-inspect`, is told so in the
 * console.
 */
import { bare } from './safe-dom'

/**
 * Undefined if the attribute is absent or empty, NaN if it cannot be read.
 * @param read what the text says; undefined or NaN if it says nothing
 * @param said the text, if it is a setting's
 */
export const valueIn = (
  element: object,
  name: string,
  kind: 'date' | 'number',
  read: (text: string) => number | undefined,
  attribute = bare(element as Element, 'getAttribute')(name),
): number | undefined => {
  const text = attribute?.trim()
  if (!text) return
  const value = read(text) ?? Number.NaN
  if (Number.isNaN(value) && /wisp-inspect/.test(location.search))
    console.warn(`[wisp] ${name}="${text}" is no ${kind}`, element)
  return value
}

/** A duration, in the attribute's own unit, or a share. */
export const numberIn = (element: object, name: string, text?: string): number | undefined =>
  valueIn(element, name, 'number', (value) => (Number(value) >= 0 ? Number(value) : undefined), text)
