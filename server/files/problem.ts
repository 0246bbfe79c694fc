/** A problem in a file; `path`: its keys, outermost first. */
export interface FileProblem {
  path: (string | number)[]
  message: string
  /** The key itself is wrong, not its value. */
  key?: true
  /** Something is not there: a syntax error may have hidden it. */
  missing?: true
}

/** `, got VALUE`, for the end of a message. */
export const got = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text ? `, got ${text.length > 40 ? `${text.slice(0, 40)}…` : text}` : ''
}

export const MISSING = 'is missing'
