/** Webhooks in tests: a server, receivers on this machine, and a dispatcher with a clock that only the case moves. */

import type { DatabaseLocation } from '../../server/db/database'
import { EVENTS } from '../../server/db/schema/event-names'
import { readAllowed } from '../../server/outside/allowed-addresses'
import type { Store } from '../../server/store/store'
import type { Sender } from '../../server/webhooks/attempt'
import { createDispatcher, type Dispatcher } from '../../server/webhooks/dispatcher'
import { LEAD_POPUP, OPEN_SITE, openShop } from './shop'

export const LOCAL = readAllowed('127.0.0.0/8,localhost') as NonNullable<ReturnType<typeof readAllowed>>

/** Delivers all that is due, and resolves when nothing is any more. */
export const settle = async (dispatcher: Dispatcher): Promise<void> => {
  for (let looks = 0; looks < 1_000; looks++) {
    const before = dispatcher.isIdle
    await dispatcher.look(() => {})
    if (before && dispatcher.isIdle) return
    await dispatcher.idle()
  }
  throw new Error('There is always something to deliver')
}

/** Starts now, and moves by hand. */
export const createClock = () => {
  let ahead = 0
  return {
    now: (): number => Date.now() + ahead,
    move(milliseconds: number): void {
      ahead += milliseconds
    },
  }
}

export const openWebhooks = async (location: DatabaseLocation, more: Partial<Sender> = {}) => {
  const shop = await openShop(location)
  const clock = createClock()
  const sender: Sender = { allowed: LOCAL, now: clock.now, random: () => 0, ...more }
  const dispatcher = createDispatcher(shop.store, sender)
  return {
    ...shop,
    clock,
    dispatcher,
    /** Delivers all that is due. */
    deliver: (): Promise<void> => settle(dispatcher),
    /** Another process on the same database. */
    another: (store: Store = shop.store): Dispatcher => createDispatcher(store, sender),
    webhook: (url: string, options: Partial<Parameters<Store['webhooks']['add']>[0]> = {}) =>
      shop.store.webhooks.add({ siteKey: OPEN_SITE, url, events: EVENTS, ...options }),
    lead: (id: string, more: Record<string, string> = {}) =>
      shop.form('/api/display/conversion/viewer', {
        poptin_id: LEAD_POPUP,
        p_target: 'lead',
        submission_id: id,
        email: `${id}@example.com`,
        ...more,
      }),
    list: (webhookId: string) => shop.store.deliveries.list(webhookId, 1_000),
  }
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>
