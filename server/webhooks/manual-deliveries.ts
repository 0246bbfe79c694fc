/** What an owner has sent by hand: a test event, and a delivery once more. */
import { Failure } from '../lib/failure'
import { invalid } from '../lib/invalid'
import { attempt, type Sender } from './attempt'
import type { Delivered, Deliveries } from './deliveries'
import type { Webhook, Webhooks } from './queries'

interface TestStore {
  deliveries: Deliveries
  webhooks: Pick<Webhooks, 'receiver'>
}

/** A test event: signed and sent like any other, at once, and only once. It says nothing about a webhook's health. */
export const sendTest = async (store: TestStore, webhook: Webhook, sender: Sender): Promise<Delivered> => {
  const { now = Date.now } = sender
  const claim = store.deliveries.testOf(webhook, now())
  const receiver = await store.webhooks.receiver(webhook.id, now())
  if (!receiver) throw new Failure('The webhook was removed meanwhile')
  return store.deliveries.keepTest(claim, webhook, await attempt(claim, receiver, sender))
}

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
