/** The text of a description, which stores write in HTML. Cards show its beginning only. */

const MAX_HTML_LENGTH = 20_000
const MAX_DESCRIPTION_LENGTH = 1_000

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES.get(name.toLowerCase()) ?? entity
    return character(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })

export const plainText = (html: string): string =>
  decoded(
    html
      .slice(0, MAX_HTML_LENGTH)
      .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
