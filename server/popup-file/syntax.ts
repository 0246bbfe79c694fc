/** Parses JSON with comments: its tree, and its syntax errors. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export interface Slip {
  offset: number
  message: string
}

/** `line:column`, both 1-based. */
export const placeOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const sentence = ({ error }: ParseError): string => {
  const name = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return name === 'Invalid symbol' ? `${name}: keys and texts need "double quotes"` : name
}

/** The parser reports follow-up errors on the same line; keep the first of each line. */
const firstOfEachLine = (text: string, errors: ParseError[]): ParseError[] => {
  const lines = errors.map(({ offset }) => placeOf(text, offset).split(':')[0])
  return errors.filter((_, index) => lines.indexOf(lines[index]) === index)
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

/** `root`: everything that could be parsed, even with errors; undefined if nothing could. */
export const parseText = (text: string): { root?: Node; slips: Slip[] } => {
  if (!text.trim()) return { slips: [{ offset: 0, message: 'is empty' }] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const slips = firstOfEachLine(text, errors).map((error) => ({ offset: error.offset, message: sentence(error) }))
  return { root, slips: [...slips, ...(root ? badKeys(root) : [])] }
}
