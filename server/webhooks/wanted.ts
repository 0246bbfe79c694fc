/** Whether a webhook of a site may want to know of something. Asked with each lead, so it is answered from memory. */
import type { Tools } from '../route'
import type { Announced } from '../store/announce'
import type { HappeningName } from './events'

/** Bytes that the answer takes in memory, roughly. */
const SIZE = 200

interface Known {
  id: string
  name: string
  siteKey: string
}

const wants = async (siteKey: string, event: HappeningName, { known, store }: Pick<Tools, 'known' | 'store'>) => {
  const make = async () => ({ size: SIZE, events: await store.webhooks.wanted(siteKey) })
  return (await known.derived('webhooks', siteKey, make)).events.has(event)
}

/** What is told of a popup, page or form; nothing if no webhook wants to know. */
export const announcedOf = async (
  { id, name, siteKey }: Known,
  event: HappeningName,
  tools: Pick<Tools, 'known' | 'store'>,
): Promise<{ announced?: Announced }> =>
  (await wants(siteKey, event, tools)) ? { announced: { siteKey, popup: { id, name } } } : {}

/** The same of a cart; what was only looked at is nobody's business. */
export const announcedCart = async (
  siteKey: string,
  source: 'cart' | 'browse',
  tools: Pick<Tools, 'known' | 'store'>,
): Promise<{ announced?: Announced }> =>
  source === 'cart' && (await wants(siteKey, 'cart.abandoned', tools)) ? { announced: { siteKey } } : {}
