/** Files with a document share one: after each, it is as it was before. */
import type { Window } from 'happy-dom'
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

// This document has no layout, so nothing is at any of its points.
Object.assign(HTMLDocument.prototype, { elementsFromPoint: () => [] })

const { href } = location
/** The window of happy-dom, which can set an address of another origin; the history refuses that. */
const { happyDOM } = window as unknown as Window

export const cleanDocument = (): void => {
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
