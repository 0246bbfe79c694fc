import { json } from '../../../shared/page/platform/send'
import { text as asText, list, object } from '../../../shared/values/names'

/** A call of the desk's API has failed. */
export class ApiError extends Error {
  /** HTTP status; 0: no response. */
  readonly status: number
  /** The server's own sentence; '' without one. */
  readonly sentence: string

  constructor(status: number, sentence = '') {
    super(sentence || `The desk's server answered ${status || 'nothing'}`)
    this.status = status
    this.sentence = sentence
  }
}

/** Our own refusal with all its problems as a sentence; a proxy answers with something else. */
export const sentenceIn = (answer: { status: number; text: string }): string => {
  const { message, problems } = object(json(answer).error)
  return (
    list(problems)
      .map((problem) => asText(object(problem).message))
      .join('; ') || asText(message)
  )
}

/** The reason for a failed call, for the owner, and whether it may succeed another time. */
export const explain = (error: unknown): { why: string; again: boolean } => {
  const { status, sentence } = error instanceof ApiError ? error : new ApiError(0)
  const again = !status || status === 429 || status >= 500
  if (sentence) return { why: sentence, again }
  if (!status) return { why: 'The server did not answer', again }
  if (status === 413) return { why: 'A proxy in front of the server refuses files of this size', again }
  return { why: `The server answered with an error (${status})`, again }
}
