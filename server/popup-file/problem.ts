import { Failure } from '../failure'

/** What is wrong with a file, and where: keys from the outside in. */
export interface FileProblem {
  path: (string | number)[]
  message: string
  /** The key itself is at fault, not its value. */
  key?: true
}

/** Problems that a later look finds, once the file's shape is known to be right. */
export class FileProblems extends Failure {
  constructor(readonly list: FileProblem[]) {
    super(list.map(({ message }) => message).join('\n'))
  }
}

/** The value that was found, for the end of a message. */
export const got = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text ? `, got ${text.length > 40 ? `${text.slice(0, 40)}…` : text}` : ''
}
