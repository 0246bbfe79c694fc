/**
 * Reads JSON with comments and validates it with a schema. Reports all problems at once, by file, line and column, in
 * the order of the lines.
 */
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import * as v from 'valibot'
import { got, Invalid, MISSING, type Problem } from '../lib/invalid'
import { readTextFile } from '../lib/text-file'
import { parseText, placesIn } from './syntax'

/** The node at the path, or its key if the key is at fault; for a missing key, the closest existing parent. */
const nodeOf = (root: Node, { path = [], key }: Problem): Node => {
  const node = findNodeAtLocation(root, path)
  if (node) return (key && node.parent?.children?.[0]) || node
  return path.length ? nodeOf(root, { path: path.slice(0, -1), message: '' }) : root
}

const pathOf = ({ path }: v.BaseIssue<unknown>): Path => (path ?? []).map(({ key }) => key as string | number)

const toProblem = (issue: v.BaseIssue<unknown>): Problem => {
  const path = pathOf(issue)
  if (issue.expected === 'never') return { path, message: issue.message, key: true }
  return { path, message: issue.type === 'picklist' ? issue.message : issue.message + got(issue.input) }
}

/** Far above what a popup, a page or a form needs. */
export const MAX_FILE_MEGABYTES = 10

type Path = NonNullable<Problem['path']>

interface Judge<S extends v.GenericSchema, T> {
  schema: S
  /**
   * Checks beyond the schema. `sound(...keys)`: true if none of these keys has a problem; `written`: as the file has it;
   * `wrong`: the places that have a problem.
   */
  examine?(
    value: v.InferOutput<S>,
    sound: (...keys: string[]) => boolean,
    written: unknown,
    wrong: readonly Path[],
  ): Problem[]
  /** Converts a valid value to the result. */
  use(value: v.InferOutput<S>): T
}

const judge = <S extends v.GenericSchema, T>(value: unknown, { schema, examine, use }: Judge<S, T>) => {
  const { success, issues = [], output } = v.safeParse(schema, value)
  const wrong = issues.map(pathOf)
  const wrongKeys = new Set(wrong.map(([key]) => key))
  // An issue without a path concerns the whole value.
  const more = wrongKeys.has(undefined)
    ? []
    : (examine?.(output as v.InferOutput<S>, (...keys) => !keys.some((key) => wrongKeys.has(key)), value, wrong) ?? [])
  const problems = [...issues.map(toProblem), ...more]
  return { problems, convert: success && !problems.length ? () => use(output) : undefined }
}

export const parseJsonc = <S extends v.GenericSchema, T>(file: string, text: string, by: Judge<S, T>): T => {
  const { root, slips } = parseText(text)
  const fail = (problems: Problem[]): Invalid => {
    const placed = problems.map((problem) => ({ ...problem, offset: root ? nodeOf(root, problem).offset : 0 }))
    const place = placesIn(text)
    const all = [...slips, ...placed].sort((a, b) => a.offset - b.offset)
    return new Invalid(all.map(({ offset, ...problem }) => ({ ...problem, file, ...place(offset) })))
  }
  if (!root) throw fail([])
  const { problems, convert } = judge(getNodeValue(root), by)
  // After a syntax error, keys may only seem to be missing.
  if (slips.length) throw fail(problems.filter(({ message, missing }) => message !== MISSING && !missing))
  if (!convert) throw fail(problems)
  return convert()
}

export const readJsonc = <S extends v.GenericSchema, T>(file: string, by: Judge<S, T>): T =>
  parseJsonc(file, readTextFile(file, MAX_FILE_MEGABYTES), by)
