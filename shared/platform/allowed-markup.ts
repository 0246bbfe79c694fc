import { safeUrl } from './safe-url'

/** What a template may hold, and what comes from outside into the page. Anything that is not named here is left out, and with it all that it contains. */
const TAGS =
  /^(a|article|b|blockquote|br|button|code|d[dlt]|div|em|fieldset|fig(caption|ure)|footer|form|h[1-6r]|header|i|img|input|label|legend|li|main|mark|nav|[ou]l|option|p|pre|[qsu]|section|select|small|span|strong|su[bp]|t(able|body|d|extarea|foot|h|head|ime|r)|svg|g|path|circle|ellipse|(poly)?line|polygon|rect|text|tspan|defs|(linear|radial)Gradient|stop|clipPath|mask|pattern|title)$/

/** From `viewBox` on they are for SVG: geometry and paint. */
const ATTRIBUTES =
  /^((data|aria)-[\w-]+|class|id|part|role|title|lang|dir|alt|width|height|hidden|for|type|name|value|placeholder|required|checked|selected|sizes|disabled|multiple|rows|autocomplete|inputmode|decoding|label|(col|row)span|min|max|step|(min|max)length|pattern|viewBox|preserveAspectRatio|d|points|transform|offset|opacity|mask|[rcdf]?[xyr][12]?|(fill|stroke|stop|clip|font|text|letter)(-[a-z]+)?|(gradient|pattern)(Units|Transform))$/

/** Renames what would hide a form's own property. Those in ATTRIBUTES may stay: nothing reads them off a form. */
// Own names: inherited ones are what is looked for.
export const harmless = (name: string): string =>
  name in HTMLFormElement.prototype && !ATTRIBUTES.test(name) ? `wisp-${name}` : name

export const allowedTag = (tag: string): boolean => TAGS.test(tag)

export const allowedAttribute = (tag: string, name: string, value: string): boolean => {
  if (name === 'href') return tag === 'a' && safeUrl(value)
  // `src` and `srcset`, a list.
  if (/^src/.test(name))
    return tag === 'img' && value.split(/,\s+/).every((one) => safeUrl(one) || /^data:image\//i.test(one))
  if (name === 'target') return value === '_blank'
  return ATTRIBUTES.test(name)
}
