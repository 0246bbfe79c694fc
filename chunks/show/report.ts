/** Tells the server of views and closes. Nothing waits for it, nothing is told twice, a close never overtakes its view. */
import { settle } from '../../shared/dom'
import type { CloseTrigger, Popup, ShowRequest } from '../../shared/popup'
import { json } from '../../shared/send'
import { activity, closed, type Report, viewed, viewIdOf } from '../../shared/wire/reports'

export interface Reports {
  viewed(): void
  closed(trigger: CloseTrigger): void
  /** What the server named the view; '' until it has answered. */
  viewId(): string
}

export const createReports = (popup: Popup, { host, preview, send, storage, trigger, visit }: ShowRequest): Reports => {
  let viewId = ''
  let order: Promise<unknown> = Promise.resolve()
  const tell = ({ url, ...request }: Report) => send(url, { ...request, keepalive: true })

  const inOrder = (what: 'viewed' | 'closed', action: () => Promise<unknown>): void => {
    if (preview || !storage.allowed()) return
    order = order.then(action)
    // Activities are kept of visitors only who are known by a lead or a store (specification, section 5).
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
    closed: (how) => inOrder('closed', () => tell(closed(host, popup, visit(), how))),
  }
}
