/** JSON that is the same for everybody but for some strings: made and compressed once, filled in for each call. */
import { newId } from '../shared/platform/id'
import { gzipOf, type Piece, pieceOf } from './gzip-pieces'

export interface Compiled {
  /** Text at even places, names of slots at odd ones. */
  parts: (Piece | string)[]
  /** Bytes in memory, roughly. */
  size: number
}

/** Random, so that no text of an owner or visitor contains it. */
const MARK = newId()

/** The value of a field that is filled in later; it may be part of a longer string. */
export const slot = (name: string): string => `${MARK}${name}${MARK}`

export const compile = (value: unknown): Compiled => {
  const text = JSON.stringify(value)
  return { parts: text.split(MARK).map((part, at) => (at % 2 ? part : pieceOf(part))), size: 4 * text.length }
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** @param textOf a string for each slot's name */
const filled = ({ parts }: Compiled, textOf: (name: string) => string): (Piece | string)[] =>
  parts.map((part) => (typeof part === 'string' ? escaped(textOf(part)) : part))

/** Both ways to send it; `gzip` is made when it is asked for. */
export const fill = (compiled: Compiled, textOf: (name: string) => string): { body: string; gzip(): Buffer } => {
  const parts = filled(compiled, textOf)
  return {
    body: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    gzip: () => gzipOf(parts),
  }
}
