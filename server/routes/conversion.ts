import { ConversionForm, encodeConversion } from '../../shared/wire/server/conversion'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../body'
import { keepConversion } from '../keep-conversion'
import type { Route } from '../route'
import { param } from './lookup'

/** A lead, or a click that counts as a conversion. */
export const conversion: Route = {
  method: 'POST',
  path: '/api/display/conversion/:viewer_id',
  counts: 'lead',
  async handle(c, tools) {
    const viewerId = check(LooseId, param(c, 'viewer_id'), 'viewer_id')
    const { id, siteKey } = await keepConversion(await readBody(c, ConversionForm), viewerId, tools)
    const site = await tools.store.sites.find(siteKey)
    return c.json(encodeConversion(id, site?.conversionCode ?? ''))
  },
}
