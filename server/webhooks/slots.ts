/** How many deliveries may be under way at the same time, in all and to one host. */

const MOST = 32
const MOST_PER_HOST = 4

export const createSlots = (most = MOST, mostPerHost = MOST_PER_HOST) => {
  const hosts = new Map<string, number>()
  let taken = 0

  return {
    /** @returns what gives it back; undefined if none is free */
    take(host: string): (() => void) | undefined {
      const there = hosts.get(host) ?? 0
      if (taken >= most || there >= mostPerHost) return
      taken++
      hosts.set(host, there + 1)
      return () => {
        taken--
        const left = (hosts.get(host) ?? 1) - 1
        if (left) hosts.set(host, left)
        else hosts.delete(host)
      }
    },
    get isFull(): boolean {
      return taken >= most
    },
  }
}
