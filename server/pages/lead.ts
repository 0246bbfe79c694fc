import type { Context } from 'hono'
import * as v from 'valibot'
import { SUBMISSION } from '../../shared/wire/form-fields'
import { ConversionForm } from '../../shared/wire/server/conversion'
import { plainLead } from '../../shared/wire/server/plain-lead'
import { check, readBody } from '../http/body'
import type { Route } from '../http/route'
import { conversionAsMayBeKept } from '../leads/kept-conversion'
import { digestOf, repeatOf } from '../leads/repeat'
import { storeConversion } from '../leads/store-conversion'
import { invalid } from '../lib/invalid'
import { segmentOf } from '../reports/segment'
import { isUncounted } from '../reports/unvisited-page'
import { findPage } from './call'
import type { Services } from './services'

/** The script gives the form an id. A page that the browser shows again as it was left still has it, with other content. */
const submissionId = async (
  c: Context,
  page: string,
  id: unknown,
  fields: object,
  { caller, store }: Services,
): Promise<string> => {
  if (typeof id === 'string' && /^[\w.-]{1,40}$/.test(id)) return `${id}.${digestOf(fields)}`
  return store.repeats.idOf(page, repeatOf([caller.network(c), c.req.header('user-agent'), page, fields]))
}

/** Forms that the browser sends itself: without the script, before it has come, or when a part of it does not load. */
export const pageLead: Route<Services> = {
  method: 'POST',
  path: '/l/:slug',
  counts: 'lead',
  async handle(c, services) {
    const page = await findPage(c, services)
    if (!page) return c.notFound()
    const { [SUBMISSION]: id, ...fields } = await readBody(c, v.record(v.string(), v.unknown()))
    if (!Object.values(fields).some(Boolean)) throw invalid('The form is empty')
    const { pathname, search } = new URL(c.req.url)
    const conversion = check(
      ConversionForm,
      plainLead(page.id, `${services.hosts.pagesOf(page.siteKey, c)}${pathname}${search}`, fields),
    )
    const lead = {
      ...conversionAsMayBeKept(c, conversion, await services.cache.record(page.id, page.siteKey)),
      submissionId: await submissionId(c, page.id, id, fields, services),
    }
    const visit = { siteKey: page.siteKey, url: lead.url, viewerId: 'page' }
    const uncounted = await isUncounted(c, services, visit)
    await storeConversion(
      lead,
      { viewerId: visit.viewerId, segment: segmentOf(c, lead.url, services), uncounted },
      services,
    )
    // A page that answers a form would send it again when it is reloaded.
    return c.redirect('?sent', 303)
  },
}
