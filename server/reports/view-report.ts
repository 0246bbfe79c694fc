import { encodeViewed, ViewedJson } from '../../shared/wire/server/reports'
import { reportedPopup } from '../cache/lookup'
import { readBody } from '../http/body'
import { json } from '../http/hot'
import { asMayBeKept } from '../http/privacy'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { segmentOf } from './segment'
import type { Services } from './services'
import { isUncounted } from './unvisited-page'
import { isViewer } from './viewer'

/** Counts a view, unless nobody visits. A view without a valid viewer id counts in the figures, but not towards the site's monthly limit. */
export const viewed: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/viewed/:poptin_id',
  counts: 'report',
  async hot(c, services) {
    const report = asMayBeKept(c, await readBody(c, ViewedJson))
    const popup = await reportedPopup(param(c, 'poptin_id'), services)
    const { id, siteKey } = popup
    if (await isUncounted(c, services, { ...report, siteKey })) return json(encodeViewed(''))
    const answered = await isViewer(services.store, popup, report.viewerId)
    const view = { ...report, siteKey, popupId: id, segment: segmentOf(c, report.url, services) }
    const viewId = await services.store.reports.addView(view, answered ? report.viewerId : undefined)
    return json(encodeViewed(viewId))
  },
}
