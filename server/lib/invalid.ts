/**
 * The error for all wrong input, in files, calls and commands: it lists all problems at once.
 * server/http/refusal.ts turns it into an answer, server/cli.ts prints it.
 */

import { own } from '../../shared/values/own'

export interface Problem {
  /** For a file, the end of a sentence that begins with the place; otherwise a whole sentence. */
  message: string
  /** Keys of the value, outermost first, or the field of a call; absent or empty: all of it. */
  path?: (string | number)[]
  file?: string
  /** In the file, from 1 on. */
  line?: number
  column?: number
  /** Arguments of a command, or the settings that it runs with: a person is told how to get help. */
  usage?: true
  /** The key itself is wrong, not its value. */
  key?: true
  /** Something is not there: a syntax error may have hidden it. */
  missing?: true
}

/** `FILE:LINE:COLUMN path.to.key: message`, as far as there are such. */
const textOf = ({ message, path = [], file, line, column }: Problem): string => {
  if (file === undefined) return message
  const place = line === undefined ? `${file}:` : [file, line, column].filter((part) => part !== undefined).join(':')
  return `${place} ${path.length ? `${path.join('.')}: ` : ''}${message}`
}

/** An input that was refused. The message has a line for each problem. */
export class Invalid extends Error {
  override name = 'Invalid'
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(textOf).join('\n'))
  }
}

/** An input with one problem. */
export const invalid = (message: string, where: Omit<Problem, 'message'> = {}): Invalid =>
  new Invalid([{ ...where, message }])

/** Throws the problems of all errors as one error. If any is another kind of error, throws that. */
const refuseAll = (errors: unknown[]): void => {
  if (!errors.length) return
  const problems = errors.flatMap((error) => {
    if (error instanceof Invalid) return error.problems
    throw error
  })
  throw new Invalid([...new Map(problems.map((problem) => [textOf(problem), problem])).values()])
}

/** Calls `check` for each, and tells of all problems at once. */
export const checkEach = <T>(all: Iterable<T>, check: (item: T) => void): void => {
  const errors: unknown[] = []
  for (const item of all) {
    try {
      check(item)
    } catch (error) {
      errors.push(error)
    }
  }
  refuseAll(errors)
}

/** The results of all checks, or all problems at once. */
export const together = async <T extends readonly unknown[]>(
  ...checks: { [K in keyof T]: () => T[K] | Promise<T[K]> }
): Promise<T> => {
  const results = await Promise.allSettled(checks.map(async (check) => check()))
  refuseAll(results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : [])))
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T
}

/** Wrong arguments of a command, or settings. */
export const wrongUsage = (...messages: string[]): Invalid =>
  new Invalid(messages.map((message) => ({ message, usage: true })))

/**
 * For actions of which a command's arguments are the whole input: what they refuse is wrong usage.
 * @param options of the command, by the fields of the input
 */
export const ofArguments = async <T>(action: () => Promise<T>, options: Readonly<Record<string, string>>): Promise<T> =>
  action().catch((error) => {
    if (!(error instanceof Invalid)) throw error
    const messages = error.problems.map(({ path = [], message }) => {
      const option = own(options, `${path[0]}`)
      return option === undefined ? message : `${option}: ${message}`
    })
    throw wrongUsage(...messages)
  })
