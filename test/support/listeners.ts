import { vi } from 'vitest'

/** Listeners on window and document, counted where they are added and removed. Restored with all mocks. */
export const countListeners = (): (() => number) => {
  const there = new Set<string>()
  const ids = new Map<unknown, number>()
  const idOf = (listener: unknown): number => {
    ids.set(listener, ids.get(listener) ?? ids.size)
    return ids.get(listener) as number
  }
  for (const [name, target] of Object.entries({ window, document })) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    const keyOf = (type: string, listener: unknown, options: unknown): string =>
      [
        name,
        type,
        idOf(listener),
        Boolean(typeof options === 'object' ? (options as { capture?: boolean })?.capture : options),
      ].join()
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      there.add(keyOf(type, listener, options))
      add(type, listener as EventListener, options as boolean)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      // One that is named otherwise than it was added stays, as it does in a browser.
      there.delete(keyOf(type, listener, options))
      remove(type, listener as EventListener, options as boolean)
    })
  }
  return () => there.size
}
