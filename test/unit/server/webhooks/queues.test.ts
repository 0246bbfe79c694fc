import { describe, expect, it } from 'vitest'
import { readAllowed } from '../../../../server/outside/allowed-addresses'
import type { Claim, WaitingDelivery } from '../../../../server/webhooks/claims'
import type { DispatcherStore } from '../../../../server/webhooks/deliver'
import { createDispatcher } from '../../../../server/webhooks/dispatcher'
import { lookThrough, type Place, START } from '../../../../server/webhooks/queues'

/** The time stands still, so that no look is late. */
const NOW = Date.now()
const DAY = 24 * 60 * 60_000

const waiting = (webhookId: string, queue: string, index: number, dueAt: number): WaitingDelivery => ({
  id: `${webhookId} ${queue} ${index}`,
  webhookId,
  queue,
  dueAt,
  url: 'http://127.0.0.1:9/',
  on: true,
  heldUntil: 0,
})

const LOCAL = readAllowed('127.0.0.1') ?? expect.unreachable('not readable')

const queueKeyOf = ({ webhookId, queue }: Place): string => `${webhookId} ${queue}`

/** A queue in memory that delivers nothing: nobody listens there. */
const queueOf = (rows: WaitingDelivery[]) => {
  const claimed: string[] = []
  const deliveries = {
    after: async (place: Place, limit: number) =>
      rows.filter((row) => (!place.webhookId ? true : queueKeyOf(row) > queueKeyOf(place))).slice(0, limit),
    firstOf: async (place: Place) => rows.find((row) => queueKeyOf(row) === queueKeyOf(place)),
    async claim({ id, webhookId }: WaitingDelivery, until: number): Promise<Claim | undefined> {
      const index = rows.findIndex((row) => row.id === id)
      if (index < 0) return
      rows.splice(index, 1)
      claimed.push(id)
      return { id, webhookId, event: 'lead.created', body: '{}', subject: '', attempts: 0, at: NOW, until }
    },
    finish: async () => true,
  }
  const webhooks = { receiver: async () => ({ siteKey: 'demo', url: 'http://127.0.0.1:9/', secrets: [] }) }
  return { claimed, store: { deliveries, reads: { deliveries, webhooks } } as unknown as DispatcherStore }
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('the queues of deliveries', () => {
  it('are all seen, however many receivers are down', async () => {
    const down = numbered(100).flatMap((hook) =>
      numbered(60).map((index) => waiting(`hook${100 + hook}`, 'later', index, NOW + DAY)),
    )
    const { store, claimed } = queueOf([...down, waiting('zealous', 'popup1', 0, NOW)])
    const dispatcher = createDispatcher(store, { allowed: LOCAL, now: () => NOW })
    const pauses: number[] = []
    for (let looks = 0; looks < 5; looks++) pauses.push((await dispatcher.look(() => {})) - NOW)
    await dispatcher.idle()
    expect(claimed).toEqual(['zealous popup1 0'])
    // The poll loop goes on soon, but does not keep the database busy with deliveries that are not due.
    for (const pause of pauses) expect(pause).toBeGreaterThan(100)
  })

  it('of one webhook have their turns, however much waits in the first ones', async () => {
    const queues = ['a', 'b', 'c', 'd', 'e', 'f', 'later']
    const { store, claimed } = queueOf(
      queues.flatMap((queue) => numbered(100).map((index) => waiting('hook', queue, index, NOW))),
    )
    const dispatcher = createDispatcher(store, { allowed: LOCAL, now: () => NOW })
    let looking = Promise.resolve()
    const look = (): void => {
      looking = looking.then(async () => void (await dispatcher.look(look)))
    }
    look()
    await expect.poll(() => claimed.length).toBe(700)
    await dispatcher.idle()
    await looking
    const firsts = queues.map((queue) => claimed.indexOf(`hook ${queue} 0`))
    expect(Math.max(...firsts)).toBeLessThan(250)
    for (const queue of queues.slice(0, -1)) {
      const order = claimed.filter((id) => id.startsWith(`hook ${queue} `))
      expect(order).toEqual(numbered(100).map((index) => `hook ${queue} ${index}`))
    }
  })

  it('are seen once each, wherever a look begins', async () => {
    const rows = numbered(7).flatMap((queue) => numbered(30).map((index) => waiting('hook', `p${queue}`, index, NOW)))
    const { store } = queueOf(rows)
    for (const place of [START, ...rows]) {
      const { dueDeliveries, reached } = await lookThrough(store.deliveries, NOW, place)
      expect(dueDeliveries.map(({ id }) => id).sort()).toEqual(numbered(7).map((queue) => `hook p${queue} 0`))
      expect(reached).toBeUndefined()
    }
  })
})
