/** The text of a product's description, which the store keeps as HTML. The result is shown as text, never as markup. */

/** Cards show less than a hundred characters. Longer texts would only cost time. */
const MAX_TEXT_LENGTH = 9999

const NAMED_ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' }),
)

const character = (entity: string, name: string): string => {
  const code = Number(name.startsWith('#') ? name.slice(1).replace(/^x/i, '0x') : Number.NaN)
  return NAMED_ENTITIES.get(name) ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity)
}

export const plainText = (html: unknown): string =>
  typeof html === 'string'
    ? html
        .slice(0, MAX_TEXT_LENGTH)
        .replace(/<!--[\s\S]*?(-->|$)|<(script|style)\b[\s\S]*?(<\/\2[^>]*(>|$)|$)|<\/?[a-z][^>]*(>|$)/gi, ' ')
        .replace(/&(#?\w+);/g, character)
        .replace(/\s+/g, ' ')
        .trim()
    : ''
