/** Shared parts of the commands for webhooks. */

import type { Store } from '../store/store'
import type { Webhook } from '../webhooks/queries'
import { chosen } from './command'

export const chooseWebhook = async ({ webhooks }: Store, id: string): Promise<Webhook> =>
  chosen('webhook', id, {
    found: await webhooks.find(id),
    ids: async () => (await webhooks.list()).map((webhook) => webhook.id),
  })

/** `on`, or why not. */
export const describeState = ({ on, note, failingSince }: Webhook): string => {
  if (!on) return `off: ${note}`
  return failingSince ? `on, failing since ${new Date(failingSince).toISOString()}` : 'on'
}
