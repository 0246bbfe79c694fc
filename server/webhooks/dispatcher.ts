/** Delivers what is due. Any number of processes may run one: each delivery is claimed by one of them. */
import { LATER } from '../events/announce'
import type { Sender } from './attempt'
import type { WaitingDelivery } from './claims'
import { createDelivering, type DispatcherStore } from './deliver'
import { lookThrough, type Place, START } from './queues'
import { createSemaphore } from './semaphore'

/** Deliveries of one queue in a row, before other queues have their turn. */
const MAX_DELIVERIES_IN_A_ROW = 20

const hostOf = ({ url = '' }: WaitingDelivery): string => URL.parse(url)?.host ?? ''

/** Tasks that are under way, each with a key of its own and a permit of the semaphore. */
const createTasks = (semaphore: ReturnType<typeof createSemaphore>) => {
  const running = new Map<string, Promise<void>>()
  return {
    /** @returns false, doing nothing, if the same is under way, or there is no room */
    start(key: string, delivery: WaitingDelivery, work: () => Promise<void>, ended: () => void): boolean {
      const release = running.has(key) ? undefined : semaphore.acquire(hostOf(delivery), delivery.webhookId)
      if (!release) return false
      const task = work()
        // If the database does not answer, the claim expires by itself.
        .catch(() => {})
        .finally(() => {
          running.delete(key)
          release()
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

export const createDispatcher = (store: DispatcherStore, sender: Sender) => {
  const { now = Date.now } = sender
  const { deliveries, reads } = store
  const stopping = new AbortController()
  const semaphore = createSemaphore()
  const deliver = createDelivering(store, sender, stopping.signal, semaphore.note)
  const tasks = createTasks(semaphore)

  /** Delivers a queue one by one, until the next is not due, fails or is held. */
  const deliverQueue = async (first: WaitingDelivery): Promise<void> => {
    let next: WaitingDelivery | undefined = first
    for (let count = 0; count < MAX_DELIVERIES_IN_A_ROW && next && !stopping.signal.aborted; count++) {
      if (!next.on || Math.max(next.dueAt, next.heldUntil) > now() || !(await deliver(next))) return
      next = await reads.deliveries.firstOf(first)
    }
  }
  /** The queue after which to begin. */
  let place = START
  /** @returns whether there was room */
  const start = (delivery: WaitingDelivery, ended: () => void): boolean => {
    const { webhookId, queue, id } = delivery
    const [key, work] =
      queue === LATER
        ? [id, async () => void (await deliver(delivery))]
        : [`${webhookId} ${queue}`, () => deliverQueue(delivery)]
    return tasks.start(key, delivery, work, ended)
  }
  /** @returns the queue for which something was started last */
  const startAll = (dueDeliveries: WaitingDelivery[], ended: () => void): Place | undefined => {
    let last: Place | undefined
    for (const delivery of dueDeliveries) if (!stopping.signal.aborted && start(delivery, ended)) last = delivery
    return last
  }

  return {
    /**
     * Starts what is due, as far as there is room. `ended` is called when there may be more room.
     *
     * @returns when to look again
     */
    async look(ended: () => void): Promise<number> {
      const { dueDeliveries, ended: over, next, reached } = await lookThrough(reads.deliveries, now(), place)
      for (const id of over.off) await deliveries.giveUp(id)
      for (const id of over.removed) await deliveries.forget(id)
      const last = startAll(dueDeliveries, ended)
      place = (semaphore.isFull ? last : (reached ?? last)) ?? place
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

export type Dispatcher = ReturnType<typeof createDispatcher>
