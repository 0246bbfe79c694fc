/**
 * Runs in the head of pages that we host, before any script of ours. Pages of all sites may share one origin, so
 * without it each site would read what visitors have told the others. Afterwards the page has storage, its events,
 * cookies and locks of its own site only. None of our scripts has to know of it, and pages of owners carry no byte for
 * it.
 *
 * Each function is sent as its own text, so it may use nothing from outside but its prefix, with which this site's names begin.
 */

/** Entries of the time before names had a prefix: what happened on this very page is this site's. */
const adoptEntries = (prefix: string): void => {
  const all = localStorage
  const page = location.origin + location.pathname
  const isFromHere = (text: string): boolean => {
    try {
      const [{ url, visit }] = JSON.parse(text)
      return `${visit?.url ?? url}`.replace(/[?#].*/s, '') === page
    } catch {
      return false
    }
  }
  for (const name of Object.keys(all)) {
    const text = /^wisp\.(outbox|seen|closed|converted)/.test(name) && all.getItem(name)
    if (!text || !isFromHere(text)) continue
    if (all.getItem(prefix + name) === null) all.setItem(prefix + name, text)
    all.removeItem(name)
  }
}

const scopeEntries = (prefix: string): void => {
  const all = localStorage
  const names = (): string[] =>
    Object.keys(all).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  const methods = {
    getItem: (name: string) => all.getItem(prefix + name),
    setItem: (name: string, value: string) => all.setItem(prefix + name, value),
    removeItem: (name: string) => all.removeItem(prefix + name),
    clear: () => names().map((name) => all.removeItem(prefix + name)),
    key: (index: number) => names()[index] ?? null,
    get length() {
      return names().length
    },
  }
  // `Object.keys()` of storage lists its entries.
  const entries = new Proxy(Object.create(methods), {
    ownKeys: names,
    getOwnPropertyDescriptor(_, name) {
      const value = typeof name === 'string' ? methods.getItem(name) : null
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true }
    },
  })
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => entries })
}

/** Other tabs of all sites are heard: those of this site under the names that it knows, the others not at all. */
const scopeEvents = (prefix: string): void => {
  const hear = (event: StorageEvent): void => {
    if (!event.isTrusted) return
    event.stopImmediatePropagation()
    const { key, oldValue, newValue } = event
    if (!(key ?? prefix).startsWith(prefix)) return
    const name = key === null ? key : key.slice(prefix.length)
    window.dispatchEvent(new StorageEvent('storage', { key: name, oldValue, newValue }))
  }
  window.addEventListener('storage', hear, true)
}

const scopeCookies = (prefix: string): void => {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  const ownPairs = (): string[] => `${get?.call(document)}`.split('; ').filter((pair) => pair.startsWith(prefix))
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () =>
      ownPairs()
        .map((pair) => pair.slice(prefix.length))
        .join('; '),
    set: (pair: string) => set?.call(document, prefix + pair),
  })
}

const scopeLocks = (prefix: string): void => {
  const { locks } = navigator
  const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => unknown
  const value = (name: string, ...parameters: unknown[]): unknown => request(prefix + name, ...parameters)
  Object.defineProperty(locks, 'request', { configurable: true, value })
}

export const SCOPES: ((prefix: string) => void)[] = [adoptEntries, scopeEntries, scopeEvents, scopeCookies, scopeLocks]
