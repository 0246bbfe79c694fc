/** The parts of a browser that the outbox needs, for many visitors at the same time, each with their own storage. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Entries = Pick<Map<string, string>, 'get' | 'set' | 'delete' | 'keys'>

const visitors = new AsyncLocalStorage<Entries>()

const methods = {
  getItem: (name: string) => visitors.getStore()?.get(name) ?? null,
  setItem: (name: string, value: string) => void visitors.getStore()?.set(name, value),
  removeItem: (name: string) => void visitors.getStore()?.delete(name),
}
/** A storage whose own keys are the stored names, as in a browser. */
const localStorage = new Proxy(methods, {
  ownKeys: () => [...(visitors.getStore()?.keys() ?? [])],
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
})
const NAVIGATOR = { language: 'en-GB', platform: 'Linux', onLine: true }

class Document {
  title = 'A page'
  cookie = ''
  querySelector = () => null
}

export const installBrowser = (): void => {
  const document = new Document()
  Object.assign(Document.prototype, document)
  const globals = {
    localStorage,
    navigator: NAVIGATOR,
    document,
    Document,
    Node: Document,
    location: new URL('https://shop.example/page'),
    window: { addEventListener() {}, removeEventListener() {} },
    dispatchEvent: () => true,
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value })
}

/**
 * Runs what a page does, now and later, with the visitor's storage. A page that is left can no longer write: its timers,
 * which end with a real page, go on here.
 */
export const asPage = <T>(entries: Entries, isLeft: () => boolean, action: () => T): T =>
  visitors.run(
    {
      get: (name) => entries.get(name),
      keys: () => entries.keys(),
      set: (name, value) => (isLeft() ? entries : entries.set(name, value)) as Map<string, string>,
      delete: (name) => !isLeft() && entries.delete(name),
    },
    action,
  )
