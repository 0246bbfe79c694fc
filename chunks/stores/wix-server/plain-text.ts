/** Text of a store's descriptions, which may be HTML: without tags, entities decoded, spaces joined. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Cards show the beginning only; a whole page of HTML would take time. */
const MOST = 5000

const character = (entity: string, name: string): string => {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : entity
}

export const plainText = (html: unknown): string =>
  (typeof html === 'string' ? html.slice(0, MOST) : '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, character)
    .replace(/\s+/g, ' ')
    .trim()
