/** Items of a Google Merchant feed (RSS 2.0 or Atom), each with the line that it begins on. */
import { invalid } from '../../lib/invalid'

/** https://support.google.com/merchants/answer/160589 */
const GOOGLE = 'http://base.google.com/ns/1.0'

/** Far above what a feed needs. The parser keeps all open elements. */
const MAX_FEED_DEPTH = 50

export interface FeedItem {
  line: number
  /** The first element of that name: Google's before the feed's own. Trimmed; '' if there is none. */
  get(name: string): string
  /** All elements of that name. */
  all(name: string): string[]
}

interface Cell {
  name: string
  google: boolean
  text: string
}

const toItem = (line: number, cells: Cell[]): FeedItem => {
  const all = (name: string): string[] => cells.filter((cell) => cell.name === name).map(({ text }) => text.trim())
  return {
    line,
    all,
    get: (name) => cells.find((cell) => cell.google && cell.name === name)?.text.trim() ?? all(name)[0] ?? '',
  }
}

interface Element {
  local: string
  uri: string
  attributes: Record<string, { value: string }>
}

/** Collects the elements directly inside of each item. */
const collector = () => {
  const items: FeedItem[] = []
  let cells: Cell[] | undefined
  let [line, depth, start] = [0, 0, 0]
  return {
    items,
    /** False: nested too deep. */
    open({ local, uri, attributes }: Element, lineNumber: number): boolean {
      depth++
      if (cells && depth === start + 1) {
        // Own names: Atom writes a link as an attribute.
        const href = Object.hasOwn(attributes, 'href') ? attributes.href?.value : ''
        cells.push({ name: local, google: uri === GOOGLE, text: href ?? '' })
      } else if (!cells && (local === 'item' || local === 'entry')) [cells, line, start] = [[], lineNumber, depth]
      return depth <= MAX_FEED_DEPTH
    },
    text(text: string) {
      const last = cells?.at(-1)
      if (last && depth === start + 1) last.text += text
    },
    close() {
      if (cells && depth === start) {
        items.push(toItem(line, cells))
        cells = undefined
      }
      depth--
    },
  }
}

export const readFeedItems = async (file: string, content: string): Promise<FeedItem[]> => {
  // Loaded on demand, because few commands need it.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: true })
  const { items, ...into } = collector()
  const refuse = (message: string): never => {
    throw invalid(message, { file, line: parser.line })
  }
  let line = 1
  // The parser knows no entities but XML's own, and never fetches anything. Feeds have no use for others.
  parser.on('doctype', () => refuse('must not have a DOCTYPE'))
  parser.on('error', ({ message }) => refuse(`is not valid XML: ${message.replace(/^\S*?\d+:\d+: /, '')}`))
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', (element) => {
    if (!into.open(element as unknown as Element, line)) refuse('has elements nested too deep')
  })
  parser.on('text', into.text)
  parser.on('cdata', into.text)
  parser.on('closetag', into.close)
  parser.write(content).close()
  return items
}
