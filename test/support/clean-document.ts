/** Files with a document share one: after each, it is as it was before. */
import type { Window } from 'happy-dom'
import { vi } from 'vitest'
import { writeCookie } from '../../shared/page/storage/storage'

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
]

const { addEventListener: add, removeEventListener: remove } = Node.prototype
const { addEventListener: addToWindow, removeEventListener: removeFromWindow } = window

/** Tells whether a node stays when everything else of the page is replaced. */
const isLasting = (target: EventTarget): boolean =>
  [document, document.documentElement, document.head, document.body].includes(target as Document)

/** Undo what the current file has added. */
const undos: (() => void)[] = []

Node.prototype.addEventListener = function (this: Node, ...args: Listening) {
  if (isLasting(this)) undos.push(() => remove.apply(this, args))
  add.apply(this, args)
}
// The window of the suites is the global object, with methods of its own.
window.addEventListener = (...args: Listening) => {
  undos.push(() => removeFromWindow(...args))
  addToWindow(...args)
}

/** Started by the current file: a page that is left has no timers, and one that fires after the last file finds no document. */
const timers = new Set<NodeJS.Timeout>()
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name]
  const startNoted = (...args: Parameters<typeof setTimeout>): NodeJS.Timeout => {
    const timer = start(...args)
    timers.add(timer)
    return timer
  }
  // Others may look for what Node keeps at the function, such as how it is awaited.
  globalThis[name] = Object.defineProperties(startNoted, Object.getOwnPropertyDescriptors(start)) as typeof setTimeout
}

const realClock = { setTimeout, setInterval, clearTimeout, clearInterval }

/** Later files of this worker would wait for ever on a clock that nothing moves. */
const checkClock = (): void => {
  const replaced = Object.entries(realClock).flatMap(([name, real]) =>
    Reflect.get(globalThis, name) === real ? [] : [name],
  )
  Object.assign(globalThis, realClock)
  if (replaced.length > 0) throw new Error(`this file has left the fake clock's ${replaced.join(', ')} behind`)
}

const { href } = location
/** It can set an address of another origin, which the history refuses. */
const { happyDOM } = window as unknown as Window

export const cleanDocument = (): void => {
  // Timers of a fake clock are dropped with it.
  vi.useRealTimers()
  checkClock()
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  for (const undo of undos.splice(0)) undo()
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    const cookie = `${pair.split('=')[0]}=`
    writeCookie(cookie, -1)
    // One without a path is another one for this document.
    Reflect.set(document, 'cookie', `${cookie};max-age=-1`)
  }
  happyDOM.setURL(href)
}
