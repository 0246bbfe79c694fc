import { json } from '../../../shared/page/platform/send'
import type { StoreAnswer } from '../../../shared/page/platform/store-send'
import { mapError } from './errors'

/** The error that an answer of Wix stands for. `path` is what was asked. */
export const failureOf = (answer: StoreAnswer, path = ''): unknown => {
  const { headers, status, statusText } = answer
  if (status && path.includes('graphql')) return new Error(`GraphQL request failed with status ${status}`)
  const requestId = headers.get('x-wix-request-id') ?? undefined
  return mapError({ requestId, ...(status && { response: { status, statusText, data: json(answer) } }) })
}
