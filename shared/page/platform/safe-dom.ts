/**
 * Named elements of the page can shadow properties of `document` and variables of `window` ("DOM clobbering"): with
 * `<img name="currentScript">`, `document.currentScript` is that image. These exports prevent that.
 * https://html.spec.whatwg.org/#dom-document-nameditem
 */
import { own } from '../../values/own'

/**
 * A property of a node, but only the browser's own: the fields of a form are properties of that form. For `document`
 * it is smaller than `doc`, where few of its properties are needed.
 */
export const bare = <T extends Node, K extends keyof T>(node: T, name: K): T[K] => {
  const value = Reflect.get(Reflect.getPrototypeOf(node) as T, name, node)
  return typeof value === 'function' ? value.bind(node) : value
}

/**
 * `document`, but only the browser's own properties. Where the document object itself is needed, pass `document`. Not by
 * `Document.prototype`: MooTools has a `Document` of its own.
 */
export const doc = /* @__PURE__ */ new Proxy({} as Readonly<Document>, {
  get(_, name) {
    const value = Reflect.get(Reflect.getPrototypeOf(document) as Document, name, document)
    return typeof value === 'function' ? value.bind(document) : value
  },
})

/** Sets such a property. Few files do, so it is no part of `doc`. */
export const setInDocument = <K extends keyof Document>(name: K, value: Document[K]): void => {
  Reflect.set(Reflect.getPrototypeOf(document) as Document, name, value, document)
}

/** A global variable, ignoring elements with this id or name. */
export const globalNamed = (name: string): unknown => own(window as unknown as Record<string, unknown>, name)
