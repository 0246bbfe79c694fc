import * as v from 'valibot'
import { ConversionForm } from '../../shared/wire/server/conversion'
import { plainLead } from '../../shared/wire/server/plain-lead'
import { check, readBody } from '../body'
import { keepConversion } from '../keep-conversion'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { segmentOf } from '../segment'
import { findPage } from './page'

/** Forms that the browser sends itself: without the script, before it has come, or when a part of it does not load. */
export const pageLead: Route = {
  method: 'POST',
  path: '/l/:slug',
  counts: 'lead',
  async handle(c, tools) {
    const page = await findPage(c, tools)
    if (!page) return c.notFound()
    const fields = await readBody(c, v.record(v.string(), v.unknown()))
    if (!Object.values(fields).some(Boolean)) throw new Refusal(400, 'The form is empty')
    const lead = check(ConversionForm, plainLead(page.id, c.req.url, fields))
    await keepConversion(lead, 'page', segmentOf(c, lead.url, tools), tools)
    // A page that answers a form would send it again when it is reloaded.
    return c.redirect(`${new URL(c.req.url).pathname}?sent`, 303)
  },
}
