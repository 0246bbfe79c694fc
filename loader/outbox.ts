import { settle } from '../shared/dom'
import { OUTBOX, type Reporting } from '../shared/popup'
import { send } from '../shared/send'
import type { Storage } from '../shared/storage'
import type { Opener } from './open'

/** Leads that an earlier page could not deliver are sent now; what does that is fetched only when there are some. */
export const sendLeftovers = (opener: Opener, storage: Storage): void => {
  if (!storage.keys(OUTBOX).length) return
  settle(opener.load<Reporting>('report').then(({ flush }) => flush(storage, send)))
}
