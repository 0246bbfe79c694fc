import { PatternError, type Problem } from './node'

/** Reads a pattern sign by sign. */
export interface Reader {
  /** The sign that comes next; '' at the end. */
  peek(): string
  /** Takes it. */
  take(): string
  /** Takes it if it is this one. */
  skip(sign: string): boolean
  fail(problem: Problem): never
}

export const createReader = (text: string): Reader => {
  const signs = [...text]
  let position = 0
  const peek = (): string => signs[position] ?? ''
  return {
    peek,
    take: () => signs[position++] ?? '',
    skip(sign) {
      const found = peek() === sign
      if (found) position++
      return found
    },
    fail(problem) {
      throw new PatternError(problem, position)
    },
  }
}
