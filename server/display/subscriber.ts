import * as v from 'valibot'
import { Text } from '../../shared/wire/server/text'
import { siteOf } from '../cache/lookup'
import { readBody } from '../http/body'
import type { Caller } from '../http/caller'
import { type Rate, refuseFor } from '../http/rate'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { isListed } from '../sites/page-host'
import type { Subscribers } from '../sites/subscribers'
import type { Services as DisplayServices } from './services'

interface Services extends Pick<DisplayServices, 'cache'> {
  caller: Caller
  /** Rate of looks at lists of subscribers, by network. */
  listLooks: Rate
  store: { subscribers: Pick<Subscribers, 'has'> }
}

const MAX_EMAIL_LENGTH = 254
const SubscriberForm = v.object({ email: Text })

/**
 * Tells a page if its visitor is on the site's list. It has a limit of its own, so that nobody can try many addresses, and
 * takes nothing from that of leads. A site that does not use its list says no, also to pages that are not the site's.
 */
export const subscriber: Route<Services> = {
  method: 'POST',
  path: '/api/display/subscriber/:site_key',
  async handle(c, services) {
    refuseFor(services.listLooks(services.caller.network(c)), 'Too many requests from your address')
    const { email } = await readBody(c, SubscriberForm)
    const site = await siteOf(param(c, 'site_key'), services)
    const isAsked = site.calm?.subscribers && isListed(c, services, site, '')
    const mayBeKnown = isAsked && email && email.length <= MAX_EMAIL_LENGTH
    const isKnown = mayBeKnown && (await services.store.subscribers.has(site.key, email))
    return c.json({ subscriber: Boolean(isKnown) })
  },
}
