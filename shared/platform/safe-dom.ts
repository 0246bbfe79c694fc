/**
 * Markup of the page can stand in for properties of `document` and for variables of `window` ("DOM clobbering"): with
 * `<img name="currentScript">` on the page, `document.currentScript` is that image. Read through these two, it cannot.
 * https://html.spec.whatwg.org/#dom-document-nameditem
 */
import { own } from './own'

/** `document`, with the browser's own properties only. To pass on the document itself, `document` is safe. */
export const doc = new Proxy({} as Document, {
  get(_, name) {
    const value = Reflect.get(Document.prototype, name, document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  set: (_, name, value) => Reflect.set(Document.prototype, name, value, document),
})

/** A variable of the page or the browser, unless an element with this id or name is all there is. */
export const globalNamed = (name: string): unknown => own(window as unknown as Record<string, unknown>, name)
