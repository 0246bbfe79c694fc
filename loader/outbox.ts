import { settle } from '../shared/dom'
import { type Send, send } from '../shared/send'
import type { Storage } from '../shared/storage'
import type { Opener } from './open'

/** Leads that an earlier page could not deliver are sent now; what does that is fetched only when there are some. */
export const sendLeftovers = (opener: Opener, storage: Storage): void => {
  if (!storage.keys('outbox.').length) return
  const flush = opener.load<{ flush(storage: Storage, send: Send): Promise<void> }>('outbox')
  settle(flush.then((outbox) => outbox.flush(storage, send)))
}
