/** What the server is told of a showing: one view, then at most one close, whatever becomes of this page. */
import { settle } from '../../shared/dom'
import { newId } from '../../shared/id'
import { keepReport } from '../../shared/keep-report'
import type { CloseTrigger, Popup, Reporting } from '../../shared/popup'
import type { ShowRequest } from '../../shared/stage'

export interface Reports {
  viewed(): void
  closed(trigger: CloseTrigger): void
  /** What the server named the view; '' until it has answered. */
  viewId(): string
}

export const createReports = (request: ShowRequest, { id, viewerId, type }: Popup): Reports => {
  const { load, send, storage } = request
  const showing = newId()
  let viewId = (): string => ''
  // A close is told only of what was told as seen, and once.
  let open = false

  const tell = (kind: 'viewed' | 'closed', trigger: string): void => {
    keepReport(request, showing, kind, { popup: { id, viewerId, type }, trigger, viewId: viewId() })
    settle(
      load<Reporting>('report').then((report) => {
        viewId = () => report.viewIdOf(showing)
        return report.flush(storage, send)
      }),
    )
  }
  return {
    viewId: () => viewId(),
    viewed() {
      open = storage.allowed()
      // Without consent as well: it fetches what a lead will need.
      tell('viewed', request.trigger)
    },
    closed(how) {
      if (open) tell('closed', how)
      open = false
    },
  }
}
