import { safeUrl } from './safe-url'

/** From `viewBox` on they are for SVG: geometry and paint. */
const ALLOWED_ATTRIBUTES =
  /^((data|aria)-[\w-]+|class|id|part|role|title|lang|dir|alt|width|height|hidden|for|type|name|value|placeholder|required|checked|selected|sizes|disabled|multiple|rows|autocomplete|inputmode|decoding|label|(col|row)span|min|max|step|(min|max)length|pattern|viewBox|preserveAspectRatio|d|points|transform|offset|opacity|mask|[rcdf]?[xyr][12]?|(fill|stroke|stop|clip|font|text|letter)(-[a-z]+)?|(gradient|pattern)(Units|Transform))$/

/** Renames what would hide a form's own property. Those in ATTRIBUTES may stay: nothing reads them off a form. */
// Own names: inherited ones are what is looked for.
export const harmless = (name: string): string =>
  name in HTMLFormElement.prototype && !ALLOWED_ATTRIBUTES.test(name) ? `wisp-${name}` : name

export const allowedAttribute = (tag: string, name: string, value: string): boolean => {
  if (name === 'href') return tag === 'a' && safeUrl(value)
  // `src` and `srcset`, a list.
  if (/^src/.test(name))
    return tag === 'img' && value.split(/,\s+/).every((source) => safeUrl(source) || /^data:image\//i.test(source))
  if (name === 'target') return value === '_blank'
  return ALLOWED_ATTRIBUTES.test(name)
}
