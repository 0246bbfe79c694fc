/** Claims one delivery, attempts it, and stores the outcome. */
import type { LeftCarts } from '../shop/abandoned-carts'
import { ATTEMPT_LIMITS, attempt, type Sender } from './attempt'
import { cartBody } from './cart'
import type { Claim, WaitingDelivery } from './claims'
import type { Deliveries } from './deliveries'
import type { Webhooks } from './queries'
import { FAILING_MS } from './schedule'

/** Milliseconds after an attempt's time limit until its claim expires. */
const CLAIM_GRACE_MS = 45_000

/** Reads use the reading connection; claims and outcomes use the writing one. */
export interface DispatcherStore {
  deliveries: Deliveries
  reads: {
    carts: Pick<LeftCarts, 'find'>
    deliveries: Pick<Deliveries, 'after' | 'firstOf'>
    webhooks: Pick<Webhooks, 'receiver'>
  }
}

/** The claim with its body; undefined if its cart was changed, ordered or emptied since. */
const complete = async (
  claim: Claim,
  siteKey: string,
  { reads: { carts }, deliveries }: DispatcherStore,
): Promise<Claim | undefined> => {
  if (claim.body) return claim
  const cart = await carts.find(claim.subject)
  // A cart that has changed since has a later delivery.
  if (cart?.at === claim.at) return { ...claim, body: cartBody(cart, siteKey, claim.at) }
  await deliveries.drop(claim)
}

/** @param note is told of each attempt whether there was an answer, whatever it was */
export const createDelivering = (
  store: DispatcherStore,
  sender: Sender,
  stopping: AbortSignal,
  note: (webhookId: string, hasAnswered: boolean) => void,
) => {
  const { now = Date.now, limits = ATTEMPT_LIMITS } = sender
  const { deliveries, reads } = store

  /** @returns whether it was tried, or need not be */
  return async (waiting: WaitingDelivery): Promise<boolean> => {
    const claim = await deliveries.claim(waiting, now() + limits.time + CLAIM_GRACE_MS)
    if (!claim) return false
    const receiver = await reads.webhooks.receiver(claim.webhookId, now())
    const whole = receiver && (await complete(claim, receiver.siteKey, store))
    if (!receiver || !whole) return true
    const outcome = await attempt(whole, receiver, sender, stopping)
    note(whole.webhookId, outcome.status > 0)
    if (stopping.aborted && !outcome.delivered) await deliveries.release(whole, waiting.dueAt)
    else await deliveries.finish(whole, outcome, FAILING_MS)
    return true
  }
}
