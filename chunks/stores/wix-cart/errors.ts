/** Failures of Wix's calls, in the words of its own client (specification, section 8). */
import { list, object, text } from '../../../shared/values/names'

/** The error with which a call has failed. Without a response, nothing arrived. */
interface Failure {
  requestId?: string
  response?: { status: number; statusText?: string; data?: unknown }
}

const constantCase = (text: string): string => text.replace(/[^a-z\d]+/gi, '_').toUpperCase()

type ErrorDetails = [message: string, details: object]

const validation = (violations: unknown): ErrorDetails => {
  const fieldViolations = list(violations)
    .map(object)
    .sort((a, b) => (text(a.field) < text(b.field) ? -1 : 1))
  const words = fieldViolations.map(({ description, field }) => `"${text(field)}" ${text(description)}`)
  return [`INVALID_ARGUMENT: ${words.join(', ')}`, { validationError: { fieldViolations } }]
}

/** The reason in the answer; undefined if it is the system's own. */
const saidBy = ({ response }: Failure, statusText: string): ErrorDetails | undefined => {
  const data = object(response?.data)
  const { applicationError, validationError } = object(data.details)
  if (validationError) return validation(object(validationError).fieldViolations)
  if (!applicationError && Math.floor(Number(response?.status) / 100) !== 4) return
  const error = { description: statusText, code: constantCase(statusText), data: {}, ...object(applicationError) }
  const message = text(data.message ?? statusText)
  const isAll = !applicationError || message === error.description
  return [isAll ? message : `${message}: ${text(error.description)}`, { applicationError: error }]
}

/** Makes an error of the failure; anything that is no object stays as it is. */
export const mapError = (failure: unknown): unknown => {
  if (!failure || typeof failure !== 'object') return failure
  const { requestId, response } = failure as Failure
  const status = response?.status
  const statusText = response?.statusText || 'UNKNOWN'
  const [message, details] = saidBy(failure, statusText) ?? []
  if (details) {
    const all = { ...details, requestId }
    return Object.assign(new Error(JSON.stringify({ message, details: all })), { details: all, requestId, status })
  }
  return Object.assign(
    new Error(`System error occurred${requestId ? `, request-id: ${requestId}` : `: ${JSON.stringify(failure)}`}`),
    { code: constantCase(statusText), requestId, status, ...(!response && { runtimeError: failure }) },
  )
}
