/** A regular expression of our subset → its tree. Throws a PatternError. */
import { literal, readClass, readEscape } from './class'
import type { Node } from './node'
import { createReader, type Reader } from './reader'

const digits = (from: Reader): string => {
  let found = ''
  while (/^\d$/.test(from.peek())) found += from.take()
  return found
}

/** After the `{`: `3}`, `3,}` or `3,5}`. */
const readCount = (from: Reader): [least: number, most: number] => {
  const first = digits(from)
  const open = from.skip(',')
  const last = open ? digits(from) : first
  const [min, max] = [Number(first), last ? Number(last) : Number.POSITIVE_INFINITY]
  if (!first || !from.skip('}') || max < min) from.fail('count')
  return [min, max]
}

const readLength = (from: Reader): [least: number, most: number] | undefined => {
  if (from.skip('*')) return [0, Number.POSITIVE_INFINITY]
  if (from.skip('+')) return [1, Number.POSITIVE_INFINITY]
  if (from.skip('?')) return [0, 1]
  if (from.skip('{')) return readCount(from)
}

const readGroup = (from: Reader): Node => {
  if (from.skip('?') && !from.skip(':')) from.fail('group')
  const inside = readChoice(from)
  if (!from.skip(')')) from.fail('open')
  return inside
}

const readAtom = (from: Reader): Node => {
  const sign = from.take()
  if (sign === '(') return readGroup(from)
  if (sign === '[') return { test: readClass(from) }
  if (sign === '.') return { test: (tested) => /./u.test(tested) }
  if (sign === '^') return { at: 'start' }
  if (sign === '$') return { at: 'end' }
  if (sign === '\\') {
    const escaped = readEscape(from)
    return { test: typeof escaped === 'string' ? literal(escaped) : escaped }
  }
  if (/^[*+?{]$/.test(sign)) from.fail('nothing')
  if (/^[\]}]$/.test(sign)) from.fail('sign')
  return { test: literal(sign) }
}

const readRepeated = (from: Reader): Node => {
  const atom = readAtom(from)
  const length = readLength(from)
  if (!length) return atom
  if ('at' in atom) from.fail('nothing')
  if (/^[*+?{]$/.test(from.peek())) from.fail('twice')
  return { repeat: atom, least: length[0], most: length[1] }
}

const readRow = (from: Reader): Node => {
  const all: Node[] = []
  while (!/^[|)]?$/.test(from.peek())) all.push(readRepeated(from))
  return { all }
}

const readChoice = (from: Reader): Node => {
  const oneOf = [readRow(from)]
  while (from.skip('|')) oneOf.push(readRow(from))
  return oneOf.length > 1 ? { oneOf } : (oneOf[0] as Node)
}

export const parse = (text: string): Node => {
  const from = createReader(text)
  const tree = readChoice(from)
  if (from.peek()) from.fail('sign')
  return tree
}
