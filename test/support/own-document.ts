/** Files of a worker share one document: what a file leaves in it, the next must not find. */
import { afterAll, vi } from 'vitest'

type Add = EventTarget['addEventListener']

/** Removes what was added to the window and the document from now on. */
const listenersFromNow = (): (() => void) => {
  const undo: (() => void)[] = []
  for (const owner of [window, Node.prototype] as EventTarget[]) {
    const { addEventListener: add, removeEventListener: remove } = owner
    owner.addEventListener = function (this: EventTarget | undefined, ...args: Parameters<Add>) {
      const target = this ?? window
      if (target === window || target === document) undo.push(() => remove.apply(target, args))
      add.apply(target, args)
    }
    undo.push(() => {
      owner.addEventListener = add
    })
  }
  return () => {
    for (const one of undo.splice(0)) one()
  }
}

if (typeof document !== 'undefined') {
  const removeListeners = listenersFromNow()
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    removeListeners()
    document.head.innerHTML = ''
    document.body.innerHTML = ''
    localStorage.clear()
    sessionStorage.clear()
  })
}
