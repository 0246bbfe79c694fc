/** Whether a webhook of a site may want to know of something. Asked with each lead, so it is answered from memory. */
import type { SiteCache } from '../known'
import type { Announced } from '../store/announce'
import type { EventName } from './events'

/** Bytes that the answer takes in memory, roughly. */
const ANSWER_BYTES = 200

export interface WebhookServices {
  cache: SiteCache
  store: { webhooks: { wanted(siteKey: string): Promise<ReadonlySet<EventName>> } }
}

interface Subject {
  id: string
  name: string
  siteKey: string
}

const wants = async (siteKey: string, event: EventName, { cache, store }: WebhookServices) => {
  const make = async () => ({ size: ANSWER_BYTES, events: await store.webhooks.wanted(siteKey) })
  return (await cache.derived('webhooks', siteKey, make)).events.has(event)
}

/** What is told of a popup, page or form; nothing if no webhook wants to know. */
export const announcedOf = async (
  { id, name, siteKey }: Subject,
  event: EventName,
  services: WebhookServices,
): Promise<{ announced?: Announced }> =>
  (await wants(siteKey, event, services)) ? { announced: { siteKey, popup: { id, name } } } : {}

/** The same of a cart; what was only looked at is nobody's business. */
export const announcedCart = async (
  siteKey: string,
  source: 'cart' | 'browse',
  services: WebhookServices,
): Promise<{ announced?: Announced }> =>
  source === 'cart' && (await wants(siteKey, 'cart.abandoned', services)) ? { announced: { siteKey } } : {}
