/** Tells if a webhook of a site has chosen an event. Asked with each lead, so it is answered from memory. */
import type { SiteCache } from '../cache/site-cache'
import type { EventName } from '../db/schema/event-names'
import type { Announced } from './announce'

/** Bytes that the answer takes in memory, roughly. */
const ANSWER_BYTES = 200

export interface WebhookServices {
  cache: SiteCache
  store: { webhooks: { eventsOf(siteKey: string): Promise<ReadonlySet<EventName>> } }
}

interface Subject {
  id: string
  name: string
  siteKey: string
}

const isWanted = async (siteKey: string, event: EventName, { cache, store }: WebhookServices) => {
  const make = async () => ({ size: ANSWER_BYTES, events: await store.webhooks.eventsOf(siteKey) })
  return (await cache.derived('webhooks', siteKey, make)).events.has(event)
}

/** The site and popup of an event; nothing if no webhook has chosen it. */
export const announcedOf = async (
  { id, name, siteKey }: Subject,
  event: EventName,
  services: WebhookServices,
): Promise<{ announced?: Announced }> =>
  (await isWanted(siteKey, event, services)) ? { announced: { siteKey, popup: { id, name } } } : {}

/** The same for a cart; products that were only looked at cause no event. */
export const announcedCart = async (
  siteKey: string,
  source: 'cart' | 'browse',
  services: WebhookServices,
): Promise<{ announced?: Announced }> =>
  source === 'cart' && (await isWanted(siteKey, 'cart.abandoned', services)) ? { announced: { siteKey } } : {}
