/**
 * The only file that touches cookies and web storage. One record in localStorage holds all that is kept:
 * it is read once, when first needed, and written when the page is idle, because first calls are dear at boot.
 * Blocked, full or corrupt storage: memory takes over and nobody notices. Without consent: memory alone.
 */
import { after, on, type Stop } from './dom'
import { type Kept, LIFETIME } from './kept'
import { OUTBOX } from './reporting'
import { stringify } from './stringify'

export const RECORD = 'wisp'

type Entry = [value: unknown, expires: number]
type RecordOf = Record<string, Entry>

export interface Storage {
  get<K extends keyof Kept>(key: K): Kept[K] | undefined
  /** `undefined` removes. */
  set<K extends keyof Kept>(key: K, value: Kept[K] | undefined, lifetime?: number): void
  /** Keys that begin with `prefix` and still live. */
  keys<P extends string>(prefix: P): `${P}${string}`[]
  /** Writes at once what waits for an idle moment, and takes over what other tabs have written. */
  flush(): void
  /** Whether anything may be kept on this browser. */
  allowed(): boolean
  /** Consent given or withdrawn; withdrawing purges. */
  allow(yes: boolean): void
}

/** Where nothing may be kept, in a sandboxed frame say, that is no failure to tell of. */
const quietly = (action: () => void): void => {
  try {
    action()
  } catch {}
}

/** The only cookie of ours. */
const writeCookie = (value: string, seconds: number): void =>
  quietly(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent on http pages
    document.cookie = `wisp_conversion=${value};path=/;max-age=${seconds};samesite=lax`
  })

/** Named in a cookie so that the site's own server can tell who converted (specification, section 9: 365 days). */
export const keepConversionId = (storage: Storage, id: string): void => {
  if (storage.allowed()) writeCookie(encodeURIComponent(id), LIFETIME.year / 1000)
}

/** Anything may have written there: what is no record at all is none. */
const read = (): RecordOf => {
  try {
    return { ...JSON.parse(localStorage.getItem(RECORD) as string) }
  } catch {
    return {}
  }
}

export const createStorage = (consented: boolean): Storage => {
  /** As the browser has it, and what has changed since it was written. */
  let saved: RecordOf | undefined
  let changes: RecordOf = {}
  let stopWaiting: Stop | undefined

  const load = (): RecordOf => {
    saved ??= consented ? read() : {}
    return saved
  }
  const alive = (entry: unknown): entry is Entry => Array.isArray(entry) && entry[1] > Date.now()
  const living = (prefix = ''): [string, Entry][] =>
    Object.entries({ ...load(), ...changes }).filter(([key, entry]) => key.startsWith(prefix) && alive(entry))
  const flush = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
    if (!consented) return
    // Another tab may have written since.
    saved = read()
    saved = Object.fromEntries(living())
    try {
      localStorage.setItem(RECORD, stringify(saved))
      changes = {}
    } catch {
      // Full or blocked: what has changed stays in memory, and is tried again with the next change.
    }
  }
  const allow = (yes: boolean): void => {
    if (yes && consented) return
    consented = yes
    if (yes) {
      // What happened on this page is newer than what the browser has kept from before.
      changes = { ...read(), ...Object.fromEntries(living()) }
      flush()
      return
    }
    // A lead was given to be sent: memory alone holds it until it is.
    changes = Object.fromEntries(living(OUTBOX))
    saved = {}
    quietly(() => localStorage.removeItem(RECORD))
    writeCookie('', 0)
  }
  on<StorageEvent>(window, 'storage', ({ key, newValue }) => {
    // Removed: another tab was told to forget.
    if (key === RECORD && newValue === null) allow(false)
    else saved = undefined
  })
  // Nobody tells a page in the back-forward cache what others have written meanwhile.
  on(window, 'pageshow', () => {
    saved = undefined
  })

  return {
    get: <K extends keyof Kept>(key: K) => {
      const entry = changes[key] ?? load()[key]
      return alive(entry) ? (entry[0] as Kept[K]) : undefined
    },
    set(key, value, lifetime = LIFETIME.year) {
      changes[key] = [value, value === undefined ? 0 : Date.now() + lifetime]
      stopWaiting ??= after(200, flush)
    },
    keys: <P extends string>(prefix: P) => living(prefix).map(([key]) => key as `${P}${string}`),
    flush,
    allowed: () => consented,
    allow,
  }
}

/** A cookie of the site's own, decoded where it is encoded; undefined when there is none or cookies are blocked. */
export const readCookie = (name: string): string | undefined => {
  let value: string | undefined
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    value = found?.slice(name.length + 1)
    return value && decodeURIComponent(value)
  } catch {
    // Blocked, or a value with a % that stands for itself.
    return value
  }
}
