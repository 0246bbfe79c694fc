/**
 * The only file that touches cookies and web storage. Each entry is an item of its own in localStorage, because tabs that write at the
 * same time would lose each other's entries in a shared one. Writes wait until the page is idle: first calls are dear at boot.
 * Blocked, full or corrupt storage: memory takes over and nobody notices. Without consent: memory alone.
 */

import { LIFETIME, type StorageSchema } from '../model/storage-schema'
import { OUTBOX } from '../reporting/waiting'
import { after, on, type Stop } from './dom'
import { doc } from './safe-dom'
import { stringify } from './stringify'

/** Prefix of the names of our items. */
export const PREFIX = 'wisp.'

/** Where earlier versions kept all entries in one item. It stays, empty: tabs that still run them take its removal for a withdrawal. */
export const RECORD = 'wisp'

type Entry = [value: unknown, expires: number]

export interface Storage {
  get<K extends keyof StorageSchema>(key: K): StorageSchema[K] | undefined
  /** `undefined` removes. */
  set<K extends keyof StorageSchema>(key: K, value: StorageSchema[K] | undefined, lifetime?: number): void
  /** Keys that begin with `prefix` and still live; of one lifetime, in the order in which they were set. */
  keys<P extends string>(prefix: P): `${P}${string}`[]
  /** Writes at once what waits for an idle moment. */
  flush(): void
  /** Whether anything may be kept on this browser. */
  allowed(): boolean
  /** Consent given or withdrawn; withdrawing purges. */
  allow(yes: boolean): void
}

/** Anything may have written there, and an entry past its end is none. */
const alive = (entry: unknown): entry is Entry => Array.isArray(entry) && entry[1] > Date.now()

/** What `action` gives; undefined where storage is blocked, full or corrupt. */
const tried = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    // Memory takes over.
  }
}

/** The only cookie of ours. */
const writeCookie = (value: string, seconds: number): void => {
  tried(() => {
    // The Cookie Store API is asynchronous and absent on http pages.
    doc.cookie = `wisp_conversion=${value};path=/;max-age=${seconds};samesite=lax`
  })
}

/** Named in a cookie so that the site's own server can tell who converted (specification, section 9: 365 days). */
export const keepConversionId = (storage: Storage, id: string): void => {
  if (storage.allowed()) writeCookie(encodeURIComponent(id), LIFETIME.year / 1000)
}

const parse = (name: string): unknown => tried(() => JSON.parse(localStorage.getItem(name) as string))

const ours = (): string[] => tried(() => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) ?? []

export const createStorage = (consented: boolean): Storage => {
  /** What has changed and is not written yet. */
  let changes = new Map<string, Entry>()
  let stopWaiting: Stop | undefined

  const read = (key: string): Entry | undefined => {
    const entry = changes.get(key) ?? (consented && parse(PREFIX + key))
    return alive(entry) ? entry : undefined
  }
  /** Keys of all entries, of dead ones as well. */
  const all = (): string[] => [
    ...new Set([...(consented ? ours() : []).map((name) => name.slice(PREFIX.length)), ...changes.keys()]),
  ]
  const living = (prefix: string): [string, Entry][] =>
    all()
      .filter((key) => key.startsWith(prefix) && read(key))
      .map((key): [string, Entry] => [key, read(key) as Entry])
      // The browser has them in no order.
      .sort(([, [, one]], [, [, other]]) => one - other)
  const flush = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
    if (!consented) return
    for (const key of all())
      tried(() => {
        const entry = read(key)
        if (!entry) localStorage.removeItem(PREFIX + key)
        else if (changes.has(key)) localStorage.setItem(PREFIX + key, stringify(entry))
        // What could not be written stays in memory, and is tried again with the next change.
        changes.delete(key)
      })
  }
  /** Takes over what an earlier version has kept, where nothing newer is known. */
  const adopt = (): void => {
    const old = Object.entries({ ...(parse(RECORD) as Record<string, Entry>) })
    for (const [key, entry] of old) if (!read(key)) changes.set(key, entry)
    // First, because it makes room where storage is full.
    if (old.length) tried(() => localStorage.setItem(RECORD, '{}'))
    if (changes.size) flush()
  }
  const allow = (yes: boolean): void => {
    if (yes && consented) return
    // Withdrawn, memory alone holds a lead until it is sent: it was given for that.
    changes = new Map(living(yes ? '' : OUTBOX))
    consented = yes
    if (yes) adopt()
    else {
      tried(() => {
        for (const name of [RECORD, ...ours()]) localStorage.removeItem(name)
      })
      writeCookie('', 0)
    }
  }
  if (consented) adopt()
  on<StorageEvent>(window, 'storage', ({ key, newValue }) => {
    // Nothing else removes the visitor's id: another tab was told to forget.
    if (key === `${PREFIX}client` && newValue === null) allow(false)
  })

  return {
    get: <K extends keyof StorageSchema>(key: K) => read(key)?.[0] as StorageSchema[K] | undefined,
    set(key, value, lifetime = LIFETIME.year) {
      changes.set(key, [value, value === undefined ? 0 : Date.now() + lifetime])
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
    const found = doc.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    value = found?.slice(name.length + 1)
    return value && decodeURIComponent(value)
  } catch {
    // Blocked, or a value with a % that stands for itself.
    return value
  }
}
