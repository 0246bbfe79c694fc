/** A test event: signed and sent like any other, at once, and only once. It says nothing about a webhook's health. */
import { Failure } from '../lib/failure'
import { attempt, type Sender } from './attempt'
import type { Delivered, Deliveries } from './deliveries'
import type { Webhook, Webhooks } from './queries'

interface TestStore {
  deliveries: Deliveries
  webhooks: Pick<Webhooks, 'receiver'>
}

export const sendTest = async (store: TestStore, webhook: Webhook, sender: Sender): Promise<Delivered> => {
  const { now = Date.now } = sender
  const claim = store.deliveries.testOf(webhook, now())
  const receiver = await store.webhooks.receiver(webhook.id, now())
  if (!receiver) throw new Failure('The webhook was removed meanwhile')
  return store.deliveries.keepTest(claim, webhook, await attempt(claim, receiver, sender))
}
