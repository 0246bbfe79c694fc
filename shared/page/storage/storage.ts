/**
 * The only file that uses cookies and web storage. Each entry is its own localStorage item, so that tabs that write at
 * the same time do not overwrite each other's entries. Writes are delayed, because first access is slow at boot. If
 * storage is blocked, full or corrupt, or without consent, everything stays in memory.
 */

import * as LIFETIME from '../../model/lifetime'
import { after, on, type Stop, tried } from '../platform/dom'
import { fromEntries, parse as fromJson, keys } from '../platform/natives'
import { bare, doc, setInDocument } from '../platform/safe-dom'
import { signal } from '../platform/signals'
import { stringify } from '../platform/stringify'
import type { KeptForm } from './kept-form'
import { LEAD_PREFIX } from './records'
import { SHOWN_POPUPS_KEY } from './shown'
import type { StorageSchema } from './storage-schema'

/** Prefix of our localStorage items. */
export const STORAGE_PREFIX = 'wisp.'

type Entry = [value: unknown, expires: number]

export interface Storage {
  get<K extends keyof StorageSchema>(key: K): StorageSchema[K] | undefined
  /** Without a value, removes the entry. */
  set<K extends keyof StorageSchema>(key: K, value?: StorageSchema[K], lifetime?: number): void
  /** Keys of live entries that begin with `prefix`; oldest first among entries of the same lifetime. */
  keys<P extends string>(prefix: P): `${P}${string}`[]
  /** Writes pending changes now. */
  flush(): void
  /** True if anything may be stored in this browser. */
  allowed(): boolean
  /** Consent was given or withdrawn. Withdrawing deletes what was stored. */
  allow(yes: boolean): void
  /** The memory of the outbox, which only chunks/services/report/memory.ts reads and writes. */
  outbox?: unknown
}

/** Time at which an entry expires. Stored items may contain anything: without a time it is neither alive nor dead. */
const end = (entry: unknown): number => Number((entry as Partial<Entry> | undefined)?.[1])
const alive = (entry: unknown): entry is Entry => end(entry) > Date.now()

/** For a cookie that is kept: other sites do not have it sent by posting something to this one. */
export const SAME_SITE = ';samesite=lax'

/** @param seconds 0: until the browser's session ends, because browsers ignore an empty age; below 0: delete it */
export const writeCookie = (pair: string, seconds: number): void => {
  tried(() => {
    // The Cookie Store API is asynchronous and absent on http pages.
    setInDocument('cookie', `${pair};path=/;max-age=${seconds || ''}`)
  })
}

const CONVERSION_COOKIE = 'wisp_conversion='

/**
 * Keeps the conversion id in a cookie, so that the site's own server can read it (specification, section 9: 365 days).
 */
export const keepConversionId = (storage: Storage, id: string): void => {
  if (storage.allowed()) writeCookie(CONVERSION_COOKIE + encodeURIComponent(id) + SAME_SITE, LIFETIME.year / 1000)
}

/** What an item holds, whoever has written it; nothing where storage is refused. */
export const readItem = (name: string): unknown => tried(() => fromJson(localStorage.getItem(name) as string))

/** Names of our items. */
const ours = (): string[] => tried(() => keys(localStorage).filter((name) => name.startsWith(STORAGE_PREFIX))) ?? []

export const isAnythingStored = (): boolean => ours().length > 0

/**
 * Deletes all that was ever stored, but for forms that wait to be sent. First what tells other tabs that consent was withdrawn: they
 * must know it before they miss anything else.
 */
const erase = (): void => {
  tried(() => {
    for (const name of ['wisp.client', SHOWN_POPUPS_KEY, ...ours()]) localStorage.removeItem(name)
  })
  writeCookie(CONVERSION_COOKIE, -1)
}

type EarlyStorage = Pick<Storage, 'get' | 'set' | 'flush' | 'allowed'>

/** For code that cannot wait until wisp.js runs, which creates the storage of the page. Each is written at once. */
export const createEarlyStorage = (consented: boolean): EarlyStorage => ({
  get: <K extends keyof StorageSchema>(key: K) => {
    const entry = consented && readItem(STORAGE_PREFIX + key)
    return alive(entry) ? (entry[0] as StorageSchema[K]) : undefined
  },
  set(key, value, lifetime = LIFETIME.year) {
    if (consented) tried(() => localStorage.setItem(STORAGE_PREFIX + key, stringify([value, Date.now() + lifetime])))
  },
  flush() {},
  allowed: () => consented,
})

/**
 * Forms that wait to be sent are no trace of a visitor: they were given to be sent, and stay when consent is withdrawn. So their
 * names do not begin like the others.
 */
const FORM_PREFIX = 'wisp-form.'
/** Says that there are forms, so that a page knows it without looking through all items. */
const ANY_KEPT = 'wisp-forms'
/** The same as an earlier build has written them. */
const [OLD_FORM_PREFIX, OLD_ANY_KEPT] = ['wisp.form.', 'wisp.forms']

export const hasKeptForms = (): unknown => readItem(ANY_KEPT) ?? readItem(OLD_ANY_KEPT)

const namesWith = (prefix: string): string[] =>
  tried(() => keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

const renameOldForms = (): void => {
  tried(() => {
    for (const name of namesWith(OLD_FORM_PREFIX)) {
      localStorage.setItem(FORM_PREFIX + name.slice(OLD_FORM_PREFIX.length), localStorage.getItem(name) as string)
      localStorage.removeItem(name)
    }
    localStorage.removeItem(OLD_ANY_KEPT)
  })
}

/** Ids of the forms that are kept. */
export const keptIds = (): string[] => {
  renameOldForms()
  const ids = namesWith(FORM_PREFIX).map((name) => name.slice(FORM_PREFIX.length))
  tried(() => (ids[0] ? localStorage.setItem(ANY_KEPT, '1') : localStorage.removeItem(ANY_KEPT)))
  return ids
}

export const keptForm = (id: string): KeptForm | undefined =>
  (readItem(FORM_PREFIX + id) as [KeptForm] | null | undefined)?.[0]

/** @param form without one, what is kept under the id is forgotten */
export const keepForm = (id: string, form?: KeptForm): void => {
  tried(() => {
    if (!form) return localStorage.removeItem(FORM_PREFIX + id)
    localStorage.setItem(FORM_PREFIX + id, stringify([form, LIFETIME.ever]))
    localStorage.setItem(ANY_KEPT, '1')
  })
}

/** True if consent was given and not withdrawn, as far as wisp.js tells: it keeps its id of the visitor only then. */
export const hasConsent = (): boolean => alive(readItem(`${STORAGE_PREFIX}client`))

/** The entries in memory; with consent, also those in localStorage. */
export const createStorage = (consented: boolean): Storage => {
  /** Changes not yet written. Not a Map, because pages replace its methods. */
  let changes: Record<string, Entry> = {}
  let stopWaiting: Stop | undefined
  /** A new object with each change, also of consent, so that effects that have read an entry run again. */
  const version = signal<unknown>(1)
  const changed = (): void => {
    version.value = {}
  }
  const read = (key: string): Entry | undefined => {
    // Own names: inherited values are no entries.
    const entry = changes[key] ?? (consented && readItem(STORAGE_PREFIX + key))
    return alive(entry) ? entry : undefined
  }
  /** Keys of all entries, including expired ones. */
  const all = (): string[] => [
    ...new Set([...(consented ? ours() : []).map((name) => name.slice(STORAGE_PREFIX.length)), ...keys(changes)]),
  ]
  /** Keys of live entries that begin with `prefix`. */
  const living = (prefix: string): string[] =>
    all()
      .filter((key) => key.startsWith(prefix) && read(key))
      // localStorage has no defined order.
      .sort((a, b) => (read(a) as Entry)[1] - (read(b) as Entry)[1])
  const write = (key: string): void => {
    tried(() => {
      const name = STORAGE_PREFIX + key
      // Own names: inherited values are no entries.
      const entry = changes[key]
      const text = alive(entry) ? stringify(entry) : null
      if (text) localStorage.setItem(name, text)
      // An unreadable entry stays for whoever can read it: it may be a lead that another version of this script has
      // written.
      else if (entry || end(readItem(name)) <= Date.now()) localStorage.removeItem(name)
      // A failed write stays in memory and is retried with the next change. So does one that did nothing, because a
      // script for privacy has replaced the method: only what can be read back is there.
      // Own names: as above.
      if (localStorage.getItem(name) === text) delete changes[key]
    })
  }
  const flush = (): void => {
    stopWaiting?.()
    stopWaiting = undefined
    if (consented) all().forEach(write)
  }
  on<StorageEvent>(window, 'storage', ({ key }) => {
    if (!key || key.startsWith(STORAGE_PREFIX)) changed()
  })

  return {
    get: <K extends keyof StorageSchema>(key: K) => (version.value && read(key)?.[0]) as StorageSchema[K] | undefined,
    set(key, value, lifetime = LIFETIME.year) {
      // Own names: of our own entries.
      changes[key] = [value, value === undefined ? 0 : Date.now() + lifetime]
      stopWaiting ??= after(200, flush)
      changed()
    },
    keys: <P extends string>(prefix: P) => (version.value && living(prefix)) as `${P}${string}`[],
    flush,
    allowed: () => consented,
    allow(yes) {
      // After a withdrawal, memory keeps unsent leads until they are sent: visitors gave them for that purpose.
      changes = fromEntries(living(yes ? '' : LEAD_PREFIX).map((key) => [key, read(key) as Entry]))
      consented = yes
      if (yes) flush()
      else erase()
      changed()
    },
  }
}

/**
 * The parsed value of an item that is not ours alone, because other scripts of the site use it too; undefined without
 * consent.
 */
export const readShared = ({ allowed }: Storage, name: string): unknown => (allowed() ? readItem(name) : undefined)

/** Writes such an item, at once. Without consent, or if the browser refuses, the caller has to remember the value. */
export const writeShared = ({ allowed }: Storage, name: string, value: unknown): void => {
  if (allowed()) tried(() => localStorage.setItem(name, stringify(value)))
}

/** True if the stored entries outlast this page: a browser may refuse to store anything, or have no room left. */
export const outlasts = (storage: Storage): boolean => {
  // The trail is written on every page.
  storage.flush()
  const storedTrail = readItem(`${STORAGE_PREFIX}trail`)
  return storage.allowed() && alive(storedTrail) && stringify(storedTrail[0]) === stringify(storage.get('trail'))
}

/** A cookie of the site, URL-decoded if possible; undefined if it is missing or cookies are blocked. */
export const readCookie = (name: string): string | undefined => {
  let value: string | undefined
  try {
    const cookie = doc.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    value = cookie?.slice(name.length + 1)
    return value && decodeURIComponent(value)
  } catch {
    // Cookies are blocked, or the value contains an invalid percent escape.
    return value
  }
}

/** True if the site has a cookie of this name and value. */
export const hasCookie = (pair: string): boolean | undefined =>
  tried(() => bare(document, 'cookie').split('; ').includes(pair))
