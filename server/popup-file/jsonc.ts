/** JSON with comments, judged by a schema; messages say file, line and column. */
import { readFileSync } from 'node:fs'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import * as v from 'valibot'
import { Failure } from '../failure'
import { type Problem, Problems } from './problem'
import { suggestion } from './suggest'

/** An object that refuses unknown keys, because those are typing mistakes. */
export const keyed = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'Object') return 'must be an object'
    const key = String(issue.path?.at(-1)?.key)
    return issue.expected === 'never' ? `unknown key${suggestion(key, Object.keys(entries))}` : 'is missing'
  })

const place = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The value at the path; its key where that is at fault; what would hold it where it is missing. */
const nodeOf = (root: Node, { path, key }: Problem): Node => {
  const node = findNodeAtLocation(root, path)
  if (node) return (key && node.parent?.children?.[0]) || node
  return path.length ? nodeOf(root, { path: path.slice(0, -1), message: '' }) : root
}

const got = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text ? `, got ${text.length > 40 ? `${text.slice(0, 40)}…` : text}` : ''
}

const toProblem = (issue: v.BaseIssue<unknown>): Problem => {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  if (issue.expected === 'never') return { path, message: issue.message, key: true }
  return { path, message: issue.message + got(issue.input) }
}

const parseText = (file: string, text: string): Node => {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error) {
    const name = printParseErrorCode(error.error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    throw new Failure(`${file}:${place(text, error.offset)} ${name}`)
  }
  if (!root) throw new Failure(`${file}:1:1 is empty`)
  return root
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Failure(`${file}: cannot be read`)
  }
}

/** Reads, judges, and lets `use` make something of it; problems that either finds come out with their places. */
export const readJsonc = <S extends v.GenericSchema, T>(
  file: string,
  schema: S,
  use: (value: v.InferOutput<S>) => T,
): T => {
  const text = readText(file)
  const root = parseText(file, text)
  const result = v.safeParse(schema, getNodeValue(root))
  try {
    if (!result.success) throw new Problems(result.issues.map(toProblem))
    return use(result.output)
  } catch (error) {
    if (!(error instanceof Problems)) throw error
    const lines = error.list.map((one) => {
      const name = one.path.length ? ` ${one.path.join('.')}:` : ''
      return `${file}:${place(text, nodeOf(root, one).offset)}${name} ${one.message}`
    })
    throw new Failure(lines.join('\n'))
  }
}
