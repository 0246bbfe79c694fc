/**
 * How many deliveries may be under way at the same time: in all, to one host, of one webhook. Who does not answer holds a slot
 * until its time is over, so a webhook has few until it has answered, and all of these together leave room for others.
 */

interface Most {
  all: number
  host: number
  webhook: number
  /** Of webhooks that did not answer the last time, or were never called. */
  unproven: { all: number; host: number; fresh: number; silent: number }
}

const MOST_DELIVERIES: Most = { all: 32, host: 4, webhook: 3, unproven: { all: 24, host: 2, fresh: 2, silent: 1 } }
/** Webhooks whose answer is remembered. */
const REMEMBERED = 10_000

const createCounts = () => {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    /** @returns what takes it back */
    add(name: string): () => void {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return () => {
        const left = (counts.get(name) ?? 1) - 1
        if (left) counts.set(name, left)
        else counts.delete(name)
      }
    },
  }
}

const ALL = 'all'
const UNPROVEN = 'unproven'

export const createSlots = (most = MOST_DELIVERIES) => {
  const counts = createCounts()
  /** Whether there was an answer the last time. */
  const answered = new Map<string, boolean>()

  const roomsOf = (host: string, webhookId: string): [name: string, most: number][] => {
    const last = answered.get(webhookId)
    const { unproven } = most
    const always: [string, number][] = [
      [ALL, most.all],
      [`host ${host}`, most.host],
      [`webhook ${webhookId}`, last ? most.webhook : last === undefined ? unproven.fresh : unproven.silent],
    ]
    const more: [string, number][] = [
      [UNPROVEN, unproven.all],
      [`${UNPROVEN} ${host}`, unproven.host],
    ]
    return last ? always : [...always, ...more]
  }

  return {
    /** @returns what gives it back; undefined if none is free */
    take(host: string, webhookId: string): (() => void) | undefined {
      const rooms = roomsOf(host, webhookId)
      if (rooms.some(([name, room]) => counts.of(name) >= room)) return
      const back = rooms.map(([name]) => counts.add(name))
      return () => {
        for (const take of back) take()
      }
    },
    /** What became of the last attempt. */
    note(webhookId: string, hasAnswered: boolean): void {
      if (answered.size >= REMEMBERED) answered.clear()
      answered.set(webhookId, hasAnswered)
    },
    get isFull(): boolean {
      return counts.of(ALL) >= most.all
    },
  }
}
