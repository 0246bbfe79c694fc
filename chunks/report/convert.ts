import { settle } from '../../shared/dom'
import { type Lead, OUTBOX, type Receipt } from '../../shared/reporting'
import type { ShowRequest } from '../../shared/stage'
import { nextTry } from './outbox'
import { begin } from './visit'

/** Sends a lead that is kept already, without waiting for its turn: the visitor has pressed. */
export const convert = (request: ShowRequest, { submissionId }: Lead, viewId: string): Promise<Receipt> => {
  const { storage } = request
  const key = `${OUTBOX}${submissionId}` as const
  const kept = storage.get(key)
  if (kept) storage.set(key, { ...kept, viewId })
  const tried = nextTry(key)
  settle(begin(request))
  return tried
}
