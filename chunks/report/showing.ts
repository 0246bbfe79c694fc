/** What the server is told of a showing: one view, then its conversion or at most one close, whatever becomes of this page. */
import { settle } from '../../shared/dom'
import { newId } from '../../shared/id'
import { keepReport } from '../../shared/keep-report'
import type { Reporting } from '../../shared/popup'
import { convert } from './convert'
import { flush } from './outbox'
import { viewIdOf } from './waiting'

export const showing: Reporting['showing'] = (request, popup) => {
  const { storage } = request
  const { id, viewerId, type } = popup
  const name = newId()
  // A close is told only of what was told as seen, and once.
  let open = false

  const tell = (kind: 'viewed' | 'closed', trigger: string): void => {
    keepReport(request, name, kind, { popup: { id, viewerId, type }, trigger, viewId: viewIdOf(name) })
    settle(flush(request))
  }
  return {
    viewed() {
      open = storage.allowed()
      tell('viewed', request.trigger)
    },
    closed(how) {
      if (open) tell('closed', how)
      open = false
    },
    convert(lead) {
      // A game begins anew, and its close is told all the same (specification, section 4).
      open &&= type === 'gamified'
      return convert(request, lead, viewIdOf(name))
    },
  }
}
