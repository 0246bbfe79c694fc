/** Notifies this process at once that there is something to deliver; other processes find it when they poll. */
export const createNotifier = () => {
  const listeners = new Set<() => void>()
  return {
    notify(): void {
      for (const listener of listeners) listener()
    },
    /** @returns what ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
