import * as v from 'valibot'
import { Text } from '../../shared/wire/server/text'
import { siteOf } from '../cache/lookup'
import { readBody } from '../http/body'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { Subscribers } from '../sites/subscribers'
import type { Services as DisplayServices } from './services'

interface Services extends Pick<DisplayServices, 'cache'> {
  store: { subscribers: Pick<Subscribers, 'has'> }
}

const MAX_EMAIL_LENGTH = 254
const SubscriberForm = v.object({ email: Text })

/**
 * Tells a page if its visitor is on the site's list. It counts like a lead against the limit of calls, so that nobody can try
 * many addresses, and a site that does not use its list says no.
 */
export const subscriber: Route<Services> = {
  method: 'POST',
  path: '/api/display/subscriber/:site_key',
  counts: 'lead',
  async handle(c, services) {
    const { email } = await readBody(c, SubscriberForm)
    const site = await siteOf(param(c, 'site_key'), services)
    const mayBeKnown = site.calm?.subscribers && email && email.length <= MAX_EMAIL_LENGTH
    const isKnown = mayBeKnown && (await services.store.subscribers.has(site.key, email))
    return c.json({ subscriber: Boolean(isKnown) })
  },
}
