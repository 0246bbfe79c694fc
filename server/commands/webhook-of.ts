/** Shared parts of the commands for webhooks. */

import { suggestion } from '../files/suggest'
import { invalid } from '../lib/invalid'
import type { Store } from '../store/store'
import type { Webhook } from '../webhooks/queries'

export const chooseWebhook = async (store: Store, id: string): Promise<Webhook> => {
  const webhook = await store.webhooks.find(id)
  if (webhook) return webhook
  const ids = (await store.webhooks.list()).map((webhook) => webhook.id)
  throw invalid(`There is no webhook ${id}${suggestion(id, ids)}. All webhooks: wisp webhook list`)
}

/** `on`, or why not. */
export const describeState = ({ on, note, failingSince }: Webhook): string => {
  if (!on) return `off: ${note}`
  return failingSince ? `on, failing since ${new Date(failingSince).toISOString()}` : 'on'
}
