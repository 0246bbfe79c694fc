/** What the server is told of a visit, whether a popup shows or not. */
import { settle } from '../../shared/dom'
import { keepReport } from '../../shared/keep-report'
import type { Page } from '../../shared/page'
import type { Reporting, ReportKind } from '../../shared/reporting'
import { decodeRestriction } from '../../shared/wire/restriction'
import { flush } from './outbox'

const keep = (page: Page, id: string, kind: ReportKind, popup = '', trigger = ''): void =>
  keepReport(page, id, kind, { popup: { id: popup, viewerId: '', type: '' }, trigger, viewId: '' })

/** The visit whose session this page has told of. */
let told = ''

export const begin: Reporting['begin'] = (page) => {
  const { storage, visitor } = page
  const known = storage.get('email') || storage.get('customer')
  // The same from every page of the visit, so that the server, which knows the client, counts it once.
  const id = `${storage.get('trail')?.began}`
  if (known && told !== id && visitor.trail().flags.includes('new_session')) {
    keep(page, id, 'session')
    told = id
  }
  return flush(page)
}

export const identify: Reporting['identify'] = (page, { email, customerId } = {}) => {
  if (email) page.storage.set('email', `${email}`.toLowerCase())
  if (customerId) page.storage.set('customer', `${customerId}`)
  // The session is now one of somebody known.
  return begin(page)
}

export const limited: Reporting['limited'] = (page, answer, offer) => {
  const { message, upgrade } = decodeRestriction(answer)
  keep(page, `${Date.now()}`, 'limit', upgrade, message)
  // Closed by the X or by Escape, it leaves the visitor alone for the day.
  if (upgrade && !page.storage.get(`closed.${upgrade}`)) offer(upgrade)
  settle(flush(page))
}
