/** Keeps a lead that is pressed before wisp.js runs: it must outlast the tab, which may be closed in that wait. */

import type { Settings } from '../../../shared/page/model/page'
import { settingsOf } from '../../../shared/page/model/settings'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { asksForPrivacy } from '../../../shared/page/platform/privacy-control'
import { doc } from '../../../shared/page/platform/safe-dom'
import { beacon } from '../../../shared/page/platform/send'
import { enqueueLead } from '../../../shared/page/reporting/enqueue-lead'
import { visitOf } from '../../../shared/page/reporting/visit-of'
import { mayStore } from '../../../shared/page/storage/early-consent'
import { type Conversion, LEAD_PREFIX } from '../../../shared/page/storage/records'
import { createEarlyStorage } from '../../../shared/page/storage/storage'
import type { Lead } from '../../../shared/page/visit/lead'
import { conversionForm, conversionUrl } from '../../../shared/wire/page/conversion'

/** The settings as wisp.js will read them: from its own tag, if the page has one. */
export const earlySettings = (): Settings | undefined => {
  const tag =
    doc.querySelector<HTMLScriptElement>('script[data-site][src*="/wisp.js"]') ??
    doc.querySelector<HTMLScriptElement>('script[data-site][src*=wisp]')
  return tag ? settingsOf(tag.dataset, new URL('.', tag.src)) : undefined
}

const trail = () => ({
  referrer: doc.referrer,
  previousUrl: '',
  session: Date.now(),
  reloaded: false,
  visited: [],
  allVisited: [],
  flags: [],
})

/**
 * Keeps a lead until the returned stop is called. It is stored as a draft, which this page replaces and any later page
 * sends. Where nothing may be stored, it is sent if the page goes away: the visitor has given it for that.
 */
export const keepLead = ({ consent, host, store }: Settings, popup: Conversion['popup'], lead: Lead): Stop => {
  const storage = createEarlyStorage(mayStore(consent))
  const visitor = {
    trail,
    clientId: () => (!asksForPrivacy() && storage.get('client')) || '',
    mobile: /Mobi|Android/.test(navigator.userAgent),
  }
  const page = { host, storage, store, visitor }
  enqueueLead(page, popup, 'page', lead, performance.timeOrigin)
  if (storage.get(`${LEAD_PREFIX}${lead.submissionId}`)) return () => {}
  return on(window, 'pagehide', () => {
    const conversion = { host, popup, lead, trigger: 'page', viewId: '', visit: visitOf(page) }
    beacon(conversionUrl(conversion), conversionForm(conversion))
  })
}
