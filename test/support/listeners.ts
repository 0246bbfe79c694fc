import { vi } from 'vitest'

type Listen = EventTarget['addEventListener']

/** Counts listeners on window and document as they are added and removed. vi.restoreAllMocks() undoes it. */
export const countListeners = (): (() => number) => {
  const there = new Set<string>()
  const ids = new Map<unknown, number>()
  const idOf = (value: unknown): number => {
    ids.set(value, ids.get(value) ?? ids.size)
    return ids.get(value) as number
  }
  const keyOf = (target: unknown, [type, listener, options]: Parameters<Listen>): string => {
    const capture = typeof options === 'object' ? options.capture : options
    return [idOf(target), type, idOf(listener), Boolean(capture)].join()
  }
  for (const owner of [window, Node.prototype] as EventTarget[]) {
    const { addEventListener: add, removeEventListener: remove } = owner
    vi.spyOn(owner, 'addEventListener').mockImplementation(function (this: EventTarget, ...args) {
      // Ignore listeners on elements: they go with their element.
      if (this === window || this === document) there.add(keyOf(this, args))
      add.apply(this, args)
    })
    vi.spyOn(owner, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args) {
      // A removal that differs from the addition removes nothing, as in a browser.
      there.delete(keyOf(this, args))
      remove.apply(this, args)
    })
  }
  return () => there.size
}
