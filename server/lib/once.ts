/** Requests for the same thing at the same time share one computation. */
export const createOnce = <T>() => {
  const going = new Map<string, Promise<T>>()
  return {
    has: (key: string): boolean => going.has(key),
    run(key: string, compute: () => Promise<T>): Promise<T> {
      const pending = going.get(key)
      if (pending) return pending
      const promise = compute().finally(() => going.delete(key))
      going.set(key, promise)
      return promise
    },
  }
}
