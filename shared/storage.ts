/**
 * The only file that touches cookies and web storage. One record in localStorage holds all that is kept:
 * it is read once, when first needed, and written when the page is idle, because first calls are dear at boot.
 * Blocked, full or corrupt storage: memory takes over and nobody notices. Without consent: memory alone.
 */
import { after, guard, on } from './dom'

/** How long things are kept, in milliseconds (specification, section 9). Safari ends script-made storage after 7 days. */
const DAY = 86_400_000
export const LIFETIME = {
  /** A close by X counts for a day. */
  closed: DAY,
  /** A visit ends after this long without activity. */
  visit: 30 * 60_000,
  year: 365 * DAY,
} as const

export const RECORD = 'wisp'

type Entry = [value: unknown, expires: number]
type RecordOf = Record<string, Entry>

export interface Storage {
  get<T>(key: string): T | undefined
  /** `undefined` removes. */
  set(key: string, value: unknown, lifetime?: number): void
  /** Keys that begin with `prefix` and still live. */
  keys(prefix: string): string[]
  /** Writes at once what waits for an idle moment. */
  flush(): void
  /** Whether anything may be kept on this browser. */
  allowed(): boolean
  /** Consent given or withdrawn; withdrawing purges. */
  allow(yes: boolean): void
}

/** Every cookie of ours. */
const COOKIES = ['wisp_conversion'] as const

const writeCookie = (name: (typeof COOKIES)[number], value: string, lifetime: number): void => {
  guard(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent on http pages
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${lifetime / 1000};samesite=lax`
  })
}

/** Named in a cookie so that the site's own server can tell who converted (specification, section 9: 365 days). */
export const keepConversionId = (storage: Storage, id: string): void => {
  if (storage.allowed()) writeCookie('wisp_conversion', id, LIFETIME.year)
}

const read = (): RecordOf => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(RECORD) ?? '{}')
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as RecordOf) : {}
  } catch {
    return {}
  }
}

export const createStorage = (consented: boolean): Storage => {
  let record: RecordOf | undefined
  let stopWaiting: (() => void) | undefined
  const changed = new Set<string>()

  const load = (): RecordOf => {
    record ??= consented ? read() : {}
    return record
  }
  const alive = (entry: unknown): entry is Entry => Array.isArray(entry) && entry[1] > Date.now()
  /** Another tab may have written since: takes its record, lays our changes over it, and drops what has expired. */
  const merge = (): void => {
    const ours = [...changed].map((key) => [key, load()[key]] as const)
    const all = Object.entries({ ...read(), ...Object.fromEntries(ours) })
    record = Object.fromEntries(all.filter(([, entry]) => alive(entry))) as RecordOf
  }
  const flush = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
    if (!consented || !changed.size) return
    merge()
    try {
      localStorage.setItem(RECORD, JSON.stringify(record))
      changed.clear()
    } catch {
      // Full or blocked: what has changed stays in memory, and is tried again with the next change.
    }
  }
  on(window, 'storage', () => consented && merge())

  return {
    get: <T>(key: string) => {
      const entry = load()[key]
      return alive(entry) ? (entry[0] as T) : undefined
    },
    set(key, value, lifetime = LIFETIME.year) {
      load()[key] = [value, value === undefined ? 0 : Date.now() + lifetime]
      changed.add(key)
      stopWaiting ??= after(200, flush)
    },
    keys: (prefix) => Object.keys(load()).filter((key) => key.startsWith(prefix) && alive(load()[key])),
    flush,
    allowed: () => consented,
    allow(yes) {
      if (yes === consented) return
      consented = yes
      if (yes) {
        // What the browser had kept from before wins over what memory has begun anew.
        record = { ...load(), ...read() }
        for (const key in record) changed.add(key)
        flush()
      } else {
        record = {}
        changed.clear()
        guard(() => localStorage.removeItem(RECORD))
        for (const name of COOKIES) writeCookie(name, '', 0)
      }
    },
  }
}
