/** Tells the same process at once that there is something to deliver; others find it by looking. */
export const createBell = () => {
  const listeners = new Set<() => void>()
  return {
    ring(): void {
      for (const listener of listeners) listener()
    },
    /** @returns what ends it */
    onRing(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Bell = ReturnType<typeof createBell>
