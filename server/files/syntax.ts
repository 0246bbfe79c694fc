/** Parses JSON with comments: its tree, and its syntax errors. */
import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

interface Slip {
  offset: number
  message: string
}

/** Tells line and column of an offset, both 1-based. Files may be large, and have a problem on every line. */
export const placesIn = (text: string): ((offset: number) => { line: number; column: number }) => {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) > offset) high = middle
      else low = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

const sentence = ({ error }: ParseError): string => {
  const name = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return name === 'Invalid symbol' ? `${name}: keys and texts need "double quotes"` : name
}

/** The parser reports follow-up errors on the same line; keep the first of each line. */
const firstOfEachLine = (text: string, errors: ParseError[]): ParseError[] => {
  const place = placesIn(text)
  const lines = new Set<number>()
  return errors.filter(({ offset }) => {
    const { line } = place(offset)
    return !lines.has(line) && lines.add(line)
  })
}

/** Duplicate keys, of which only the last would count, and `__proto__`, which is not an ordinary key in JavaScript. */
const badKeys = (node: Node): Slip[] => {
  const children = node.children ?? []
  const keys = node.type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : []
  const slips = keys.flatMap(({ offset, value }, index): Slip[] => {
    if (value === '__proto__') return [{ offset, message: `${value}: unknown key` }]
    const twice = keys.slice(0, index).some((other) => other.value === value)
    return twice ? [{ offset, message: `${value}: is a duplicate` }] : []
  })
  return [...slips, ...children.flatMap(badKeys)]
}

/** Levels. The parser calls itself for each. */
const MAX_DEPTH = 100

/** The scanner's `SyntaxKind`, a type alone: `{` `[`, `}` `]`, and the end of the text. */
const [OPENING, CLOSING, END] = [[1, 3], [2, 4], 17]

/** The place where the text is nested too deep; undefined if it is not. */
const tooDeep = (text: string): Slip | undefined => {
  const scanner = createScanner(text, true)
  let depth = 0
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (OPENING.includes(kind)) depth++
    if (CLOSING.includes(kind)) depth--
    if (depth > MAX_DEPTH)
      return { offset: scanner.getTokenOffset(), message: `is nested deeper than ${MAX_DEPTH} levels` }
  }
  return
}

/** `root`: everything that could be parsed, even with errors; undefined if nothing could. */
export const parseText = (text: string): { root?: Node | undefined; slips: Slip[] } => {
  if (!text.trim()) return { slips: [{ offset: 0, message: 'is empty' }] }
  const deep = tooDeep(text)
  if (deep) return { slips: [deep] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const slips = firstOfEachLine(text, errors).map((error) => ({ offset: error.offset, message: sentence(error) }))
  return { root, slips: [...slips, ...(root ? badKeys(root) : [])] }
}
