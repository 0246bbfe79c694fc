/** Delivers what is due. Any number of processes may: each takes what nobody else has taken. */
import { LATER } from '../store/announce'
import type { Waiting } from '../store/delivery-claims'
import type { Sender } from './attempt'
import { type CourierStore, createDelivering } from './deliver'
import { lookThrough, type Place, START } from './lanes'
import { createSlots } from './slots'

/** Of one lane in a row; then others have their turn. */
const IN_A_ROW = 20

const hostOf = ({ url = '' }: Waiting): string => URL.parse(url)?.host ?? ''

/** Tasks that are under way, each with a key of its own and a slot. */
const createTasks = (slots: ReturnType<typeof createSlots>) => {
  const running = new Map<string, Promise<void>>()
  return {
    /** @returns false, doing nothing, if the same is under way, or there is no room */
    start(key: string, waiting: Waiting, work: () => Promise<void>, ended: () => void): boolean {
      const giveBack = running.has(key) ? undefined : slots.take(hostOf(waiting), waiting.webhookId)
      if (!giveBack) return false
      const task = work()
        // A database that does not answer: what was taken becomes free when its time is over.
        .catch(() => {})
        .finally(() => {
          running.delete(key)
          giveBack()
          ended()
        })
      running.set(key, task)
      return true
    },
    get size(): number {
      return running.size
    },
    async all(): Promise<void> {
      while (running.size) await Promise.all(running.values())
    },
  }
}

export const createCourier = (store: CourierStore, sender: Sender) => {
  const { now = Date.now } = sender
  const { deliveries, reads } = store
  const stopping = new AbortController()
  const slots = createSlots()
  const deliver = createDelivering(store, sender, stopping.signal, slots.note)
  const tasks = createTasks(slots)

  /** One after the other, as long as nothing keeps the next one. */
  const deliverLane = async (first: Waiting): Promise<void> => {
    let next: Waiting | undefined = first
    for (let count = 0; count < IN_A_ROW && next && !stopping.signal.aborted; count++) {
      if (!next.on || Math.max(next.dueAt, next.heldUntil) > now() || !(await deliver(next))) return
      next = await reads.deliveries.firstOf(first)
    }
  }
  /** The lane after which to begin. */
  let place = START
  /** @returns whether there was room */
  const start = (waiting: Waiting, ended: () => void): boolean => {
    const { webhookId, lane, id } = waiting
    const [key, work] =
      lane === LATER
        ? [id, async () => void (await deliver(waiting))]
        : [`${webhookId} ${lane}`, () => deliverLane(waiting)]
    return tasks.start(key, waiting, work, ended)
  }
  /** @returns the lane for which something was started last */
  const startAll = (due: Waiting[], ended: () => void): Place | undefined => {
    let last: Place | undefined
    for (const waiting of due) if (!stopping.signal.aborted && start(waiting, ended)) last = waiting
    return last
  }

  return {
    /**
     * Starts what is due, as far as there is room. `ended` is called when there may be more room.
     *
     * @returns when to look again
     */
    async look(ended: () => void): Promise<number> {
      const { due, ended: over, next, reached } = await lookThrough(reads.deliveries, now(), place)
      for (const id of over.off) await deliveries.giveUp(id)
      for (const id of over.removed) await deliveries.forget(id)
      const last = startAll(due, ended)
      place = (slots.isFull ? last : (reached ?? last)) ?? place
      return over.off.size + over.removed.size ? now() : next
    },
    /** Resolves when nothing is under way any more. */
    idle: (): Promise<void> => tasks.all(),
    get isIdle(): boolean {
      return tasks.size === 0
    },
    /** Gives back what is under way. */
    async stop(): Promise<void> {
      stopping.abort(new Error('The server stops'))
      await tasks.all()
    },
  }
}

export type Courier = ReturnType<typeof createCourier>
