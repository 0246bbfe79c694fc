import { type Conversion, ConversionForm, encodeConversion } from '../../shared/wire/server/conversion'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../body'
import type { Route } from '../route'
import { param, popupOf, siteOf } from './lookup'

/** Seconds below which nobody has read and filled in a form. */
const TOO_FAST = 1

const isSuspect = ({ trap, elapsed }: Conversion): boolean =>
  trap !== '' || (elapsed !== undefined && elapsed < TOO_FAST)

/** Whatever the script called it: something was left. */
const isLead = ({ email, fields }: Conversion): boolean => email !== '' || Object.keys(fields).length > 0

/** A lead, or a click that counts as one. What looks like a bot's is marked and kept: a wrong guess must not lose a lead. */
export const conversion: Route = {
  method: 'POST',
  path: '/api/display/conversion/:viewer_id',
  writes: true,
  async handle(c, tools) {
    const viewerId = check(LooseId, param(c, 'viewer_id'), 'viewer_id')
    const given = await readBody(c, ConversionForm)
    const popup = await popupOf(given.popupId, tools, 'poptin_id')
    const site = await siteOf(popup.siteKey, tools)
    const target = given.target || popup.target
    const kept = { ...given, viewerId, target, lead: isLead(given), suspect: isSuspect(given) }
    return c.json(encodeConversion(await tools.store.conversions.add(kept), site.conversionCode))
  },
}
