/**
 * Limits the deliveries that are under way at the same time: in all, to one host, of one webhook. A receiver that does
 * not answer holds a permit until its time is over, so a webhook has few until it has answered, and all of these
 * together leave room for others.
 */

interface Limits {
  all: number
  host: number
  webhook: number
  /** Limits for webhooks that did not answer the last time, or were never called. */
  unproven: { all: number; host: number; fresh: number; silent: number }
}

const MAX_DELIVERIES: Limits = { all: 32, host: 4, webhook: 3, unproven: { all: 24, host: 2, fresh: 2, silent: 1 } }
/** Webhooks of which the last answer is kept. */
const MAX_REMEMBERED_WEBHOOKS = 10_000

const createCounts = () => {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    /** @returns what takes it back */
    add(name: string): () => void {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return () => {
        const count = (counts.get(name) ?? 1) - 1
        if (count) counts.set(name, count)
        else counts.delete(name)
      }
    },
  }
}

const ALL = 'all'
const UNPROVEN = 'unproven'

export const createSemaphore = (limits = MAX_DELIVERIES) => {
  const counts = createCounts()
  /** True for webhooks that got an answer the last time. */
  const answered = new Map<string, boolean>()

  const limitsOf = (host: string, webhookId: string): [name: string, limit: number][] => {
    const last = answered.get(webhookId)
    const { unproven } = limits
    const always: [string, number][] = [
      [ALL, limits.all],
      [`host ${host}`, limits.host],
      [`webhook ${webhookId}`, last ? limits.webhook : last === undefined ? unproven.fresh : unproven.silent],
    ]
    const more: [string, number][] = [
      [UNPROVEN, unproven.all],
      [`${UNPROVEN} ${host}`, unproven.host],
    ]
    return last ? always : [...always, ...more]
  }

  return {
    /** @returns a function that releases the permit; undefined if none is free */
    acquire(host: string, webhookId: string): (() => void) | undefined {
      const counted = limitsOf(host, webhookId)
      if (counted.some(([name, limit]) => counts.of(name) >= limit)) return
      const releases = counted.map(([name]) => counts.add(name))
      return () => {
        for (const release of releases) release()
      }
    },
    /** Notes how the last attempt went. */
    note(webhookId: string, hasAnswered: boolean): void {
      if (answered.size >= MAX_REMEMBERED_WEBHOOKS) answered.clear()
      answered.set(webhookId, hasAnswered)
    },
    get isFull(): boolean {
      return counts.of(ALL) >= limits.all
    },
  }
}
