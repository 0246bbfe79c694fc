import { invalid } from '../lib/invalid'
import type { Delivered, Deliveries } from './deliveries'
import type { Webhooks } from './queries'

interface RedeliveryStore {
  deliveries: Pick<Deliveries, 'again'>
  webhooks: Pick<Webhooks, 'find'>
}

/** Has the running server deliver once more, under the same id, or throws an Invalid. */
export const redeliver = async (
  { deliveries, webhooks }: RedeliveryStore,
  { id, webhookId }: Pick<Delivered, 'id' | 'webhookId'>,
): Promise<void> => {
  const webhook = await webhooks.find(webhookId)
  if (!webhook) throw invalid(`There is no webhook ${webhookId} any more`)
  if (!webhook.on)
    throw invalid(`The webhook is off (${webhook.note}). Switch it on first: wisp webhook resume ${webhookId}`)
  await deliveries.again(id)
}
