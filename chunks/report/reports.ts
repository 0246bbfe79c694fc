/** Tells the server of a popup's view and close. Nothing waits for it, nothing is told twice, a close never overtakes its view. */
import { settle } from '../../shared/dom'
import type { CloseTrigger, Popup, ReportRequest, Reports } from '../../shared/popup'
import { json } from '../../shared/send'
import { activity, closed, type Report, viewed, viewIdOf } from '../../shared/wire/reports'

export const createReports = (popup: Popup, { host, send, trigger, visit }: ReportRequest): Reports => {
  let viewId = ''
  let order: Promise<unknown> = Promise.resolve()
  const tell = ({ url, ...request }: Report) => send(url, { ...request, keepalive: true })

  const inOrder = (what: 'viewed' | 'closed', action: () => Promise<unknown>): void => {
    order = order.then(action)
    // Activities are kept only of visitors who are known by a lead or a store (specification, section 5).
    const { email, customerId } = visit()
    if (email || customerId) order = order.then(() => tell(activity(host, popup, visit(), what)))
    settle(order)
  }
  return {
    viewId: () => viewId,
    viewed: () =>
      inOrder('viewed', async () => {
        viewId = viewIdOf(json(await tell(viewed(host, popup, visit(), trigger))))
      }),
    closed: (how: CloseTrigger) => inOrder('closed', () => tell(closed(host, popup, visit(), how))),
  }
}
