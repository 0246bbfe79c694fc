import { ConversionForm, encodeConversion } from '../../shared/wire/server/conversion'
import { LooseId } from '../../shared/wire/server/text'
import { reportedPopup } from '../cache/lookup'
import { check, readBody } from '../http/body'
import { json } from '../http/hot'
import { asksForPrivacy } from '../http/privacy'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { together } from '../lib/invalid'
import { segmentOf } from '../reports/segment'
import { isUncounted } from '../reports/unvisited-page'
import { conversionAsMayBeKept } from './kept-conversion'
import type { Services } from './services'
import { storeConversion } from './store-conversion'

/** A lead, or a click that counts as a conversion. */
export const conversion: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/conversion/:viewer_id',
  counts: 'lead',
  async hot(c, services) {
    const [viewerId, received] = await together(
      () => check(LooseId, param(c, 'viewer_id'), 'viewer_id'),
      () => readBody(c, ConversionForm),
    )
    const popup = await reportedPopup(received.popupId, services, 'poptin_id')
    const conversion = conversionAsMayBeKept(c, received, await services.cache.record(popup.id, popup.siteKey))
    const { url } = conversion
    const uncounted = await isUncounted(c, services, { siteKey: popup.siteKey, url, viewerId })
    const sender = { viewerId, segment: segmentOf(c, url, services), uncounted }
    const { id, siteKey } = await storeConversion(conversion, sender, services)
    const site = await services.cache.site(siteKey)
    // The site's code is mostly that of advertisers.
    return json(encodeConversion(id, (!asksForPrivacy(c) && site?.conversionCode) || ''))
  },
}
