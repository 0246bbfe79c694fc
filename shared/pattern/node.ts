/** A pattern as a tree. Anchors and signs are leaves. */

/** Whether one sign of the text fits. */
export type Test = (sign: string) => boolean

export type Node =
  | { test: Test }
  | { at: 'start' | 'end' }
  | { all: Node[] }
  | { oneOf: Node[] }
  | { repeat: Node; least: number; most: number }

/** What is wrong with a pattern; the sentences are in problems.ts, because only an import needs them. */
export type Problem =
  | 'long'
  | 'large'
  | 'group'
  | 'open'
  | 'escape'
  | 'class'
  | 'range'
  | 'nothing'
  | 'twice'
  | 'count'
  | 'sign'

export class PatternError extends Error {
  /** @param at where it is, counted in signs from 0 */
  constructor(
    readonly problem: Problem,
    readonly at: number,
  ) {
    super(problem)
  }
}
