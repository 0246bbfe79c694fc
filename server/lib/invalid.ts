/**
 * The error for all wrong input, in files, calls and commands: it lists all problems at once.
 * server/http/refusal.ts turns it into an answer, server/cli.ts prints it.
 */

import { own } from '../../shared/values/own'

export interface Problem {
  /** A whole sentence, or the end of one that begins with the place in a file or with the field. */
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

/** Throws the problems as one error, if there are any. */
export const refuse = (problems: readonly Problem[]): void => {
  if (problems.length) throw new Invalid(problems)
}

/**
 * For actions that a command has arguments for: what they refuse in one of them is wrong usage.
 * @param words what the command says before a problem, by the field of the input: the name of its option, or ''
 */
export const ofArguments = async <T>(action: () => Promise<T>, words: Readonly<Record<string, string>>): Promise<T> =>
  action().catch((error) => {
    if (!(error instanceof Invalid)) throw error
    const problems = error.problems.map((problem): Problem => {
      const beginning = own(words, `${problem.path?.[0]}`)
      // A problem inside a file is not one of the command's arguments.
      if (beginning === undefined || problem.file !== undefined) return problem
      return { ...problem, message: `${beginning} ${problem.message}`.trim(), usage: true }
    })
    throw new Invalid(problems)
  })

/** `, got VALUE`, for the end of a message. */
export const got = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text ? `, got ${text.length > 40 ? `${text.slice(0, 40)}…` : text}` : ''
}

export const MISSING = 'is missing'
