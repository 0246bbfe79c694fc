/** Limits on the bytes of bodies under way: of all callers, and of each network. */

export interface Quota {
  all: number
  network: number
}

export const createBound = ({ all, network: each }: Quota) => {
  const networks = new Map<string, number>()
  let sum = 0

  return {
    /** @returns false, taking nothing, if that is too much */
    take(network: string, bytes: number): boolean {
      const there = networks.get(network) ?? 0
      if (sum + bytes > all || there + bytes > each) return false
      sum += bytes
      networks.set(network, there + bytes)
      return true
    },
    give(network: string, bytes: number): void {
      if (!bytes) return
      sum -= bytes
      const remaining = (networks.get(network) ?? 0) - bytes
      if (remaining > 0) networks.set(network, remaining)
      else networks.delete(network)
    },
    get bytes(): number {
      return sum
    },
  }
}

export type Bound = ReturnType<typeof createBound>
