/** Requests as visitors' browsers send them, each with new ids, so that none counts as a retry. */
import type { Browser } from 'playwright-core'
import type { ViewerOf } from '../../server/reports/viewer'
import { newId } from '../../shared/values/id'
import { conversionForm } from '../../shared/wire/page/conversion'
import { CALLS } from '../../shared/wire/page/reports'
import { visit as visitor } from '../../test/support/visit'
import { withVisit } from '../browser/arrive'
import { openSite } from '../browser/sites'
import { visit } from '../browser/visit'
import { ours } from '../columns/wisp'
import { idOf } from '../popups'
import { siteKey } from './databases'

export interface Call {
  path: string
  type: string
  body: string
}

/** Returns a call for the popup of that number. */
export type Caller = (popup: number, viewerOf: ViewerOf) => Call

const FORM = 'application/x-www-form-urlencoded'

/** Records the display call of a real page visit, to reuse it for other sites. */
const recordDisplay = async (browser: Browser): Promise<Caller> => {
  let path = ''
  let body = ''
  const site = await openSite({
    ...ours,
    async serve() {
      const served = await ours.serve()
      return {
        ...served,
        async fetch(request) {
          if (request.method === 'POST' && !path) {
            const { pathname, search } = new URL(request.url)
            path = pathname + search
            body = await request.clone().text()
          }
          return served.fetch(request)
        },
      }
    },
  })
  await withVisit(visit(browser, site), async () => {})
  await site.stop()
  return (number) => ({ path: path.replace(/[^/?]+(?=\?|$)/, siteKey(number)), type: FORM, body })
}

const viewed: Caller = (number, viewerOf) => {
  const popup = { id: idOf(number), viewerId: viewerOf(idOf(number)), type: 'lightbox' }
  const {
    url,
    body = '',
    type = FORM,
  } = CALLS.viewed({ host: '', popup, visit: visitor, trigger: 'exitIntent', viewId: '' }, newId())
  return { path: url, type, body: `${body}` }
}

const conversion: Caller = (number, viewerOf) => {
  const facts: Parameters<typeof conversionForm>[0] = {
    host: '',
    popup: { id: idOf(number), viewerId: viewerOf(idOf(number)), target: 'lead' },
    visit: { ...visitor, clientId: newId() },
    lead: {
      submissionId: newId(),
      fields: { email: 'ann@example.com' },
      extraFields: [],
      elapsed: 12,
      trap: '',
    },
    trigger: 'exitIntent',
    viewId: newId(),
  }
  // The page's own function asks its browser whether somebody visits it.
  const path = `/api/display/conversion/${encodeURIComponent(facts.popup.viewerId)}`
  return { path, type: FORM, body: `${conversionForm(facts)}` }
}

/** The reports that a page sends once a popup shows. */
export const REPORTS = { viewed, conversion }

export const callers = async (browser: Browser): Promise<Record<'display' | 'viewed' | 'conversion', Caller>> => ({
  display: await recordDisplay(browser),
  ...REPORTS,
})
