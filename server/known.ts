/**
 * What visitors' calls ask for again and again: sites, popups and templates, kept in memory until somebody changes them,
 * here or on another server.
 */
import { createFreshness } from './freshness'
import { createMemory } from './memory'
import type { StoredPopup } from './store/popups'
import type { Site } from './store/sites'
import type { Store } from './store/store'

/** Bytes of memory; a site with one popup that pages ask for takes some 8,000. */
const MOST = 128 * 1024 * 1024

interface Template {
  html: string
  version: string
}

/** Group of a site's answers in memory. They have a limit of their own. */
const answersOf = (siteKey: string): string => `${siteKey} answers`

/** In UTF-16; whatever is kept can be written as JSON. */
const sizeOf = (value: unknown): number => 2 * JSON.stringify(value).length

interface Keeping<T> {
  size?(value: T): number
  /** Entries of the group that are kept. */
  most?: number
  /** The input that the value was computed from. A kept value counts only for the same input. */
  basis?: unknown
}

interface Kept {
  value: unknown
  basis: unknown
}

type Maybe<T> = T | Promise<T>

interface Asked {
  value: Promise<unknown>
  basis: unknown
  era: number
}

/** Reads from memory, or from the database and keeps the result. */
const createReader = (store: Store) => {
  const memory = createMemory(MOST)
  /** Counts invalidations. A value whose read began before one must not be kept after it. */
  let era = 0
  const { isFresh, refresh } = createFreshness(store, {
    forget(siteKey) {
      memory.forget(siteKey)
      memory.forget(answersOf(siteKey))
      era++
    },
    forgetAll() {
      memory.forgetAll()
      era++
    },
  })
  /** Reads that are under way, by key. Calls that need the same value share one read. */
  const asked = new Map<string, Asked>()

  const ask = async <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    { size = sizeOf, most, basis }: Keeping<T>,
  ) => {
    const before = era
    try {
      const value = await read()
      if (value !== undefined && era === before) memory.set(key, { value, basis }, groupOf(value), size(value), most)
      return value
    } finally {
      if (asked.get(key)?.era === before) asked.delete(key)
    }
  }

  const kept = <T>(key: string, basis: unknown): T | undefined => {
    const found = memory.get(key) as Kept | undefined
    return found && found.basis === basis ? (found.value as T) : undefined
  }

  const find = async <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    keeping: Keeping<T>,
  ): Promise<T | undefined> => {
    if (!isFresh()) await refresh()
    const found = kept<T>(key, keeping.basis)
    if (found !== undefined) return found
    const other = asked.get(key)
    if (other?.era === era && other.basis === keeping.basis) return other.value as Promise<T | undefined>
    const value = ask(key, read, groupOf, keeping)
    asked.set(key, { value, basis: keeping.basis, era })
    return value
  }

  /** What is in memory is answered at once. */
  return <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    keeping: Keeping<T> = {},
  ): Maybe<T | undefined> => {
    const found = isFresh() ? kept<T>(key, keeping.basis) : undefined
    return found ?? find(key, read, groupOf, keeping)
  }
}

export const createKnown = (store: Store) => {
  const of = createReader(store)
  return {
    site: (key: string): Maybe<Site | undefined> =>
      of(
        `site ${key}`,
        () => store.sites.find(key),
        () => key,
      ),
    /** The site's popups that are not paused or deleted. */
    popupsOf: async (siteKey: string): Promise<StoredPopup[]> =>
      (await of(
        `popups ${siteKey}`,
        () => store.popups.ofSite(siteKey),
        () => siteKey,
      )) ?? [],
    /** Also a deleted one, and the row of a page or form. */
    popup: (id: string): Maybe<StoredPopup | undefined> =>
      of(
        `popup ${id}`,
        () => store.popups.findEver(id),
        ({ siteKey }) => siteKey,
      ),
    template: (id: string, siteKey: string): Maybe<Template | undefined> =>
      of(
        `template ${id}`,
        () => store.popups.template(id),
        () => siteKey,
      ),
    /** Computed from what a site has, again after each change; `size` in bytes. */
    derived: <T extends { size: number }>(name: string, siteKey: string, make: () => Promise<T>): Maybe<T> =>
      of(`${name} ${siteKey}`, make, () => siteKey, { size: (value) => value.size }) as Maybe<T>,
    /**
     * An answer that is computed from what a site shows, again after each change; `size` in bytes. Of each site, the
     * `most` that were used last are kept. `basis`: what it is computed from. Who read that before a change must not
     * leave an answer to those who come after it.
     */
    answer: <T extends { size: number }>(
      name: string,
      siteKey: string,
      { most, basis }: { most: number; basis: object },
      make: () => Promise<T>,
    ): Maybe<T> =>
      of(`answer ${siteKey} ${name}`, make, () => answersOf(siteKey), {
        size: (value) => value.size,
        most,
        basis,
      }) as Maybe<T>,
  }
}

export type Known = ReturnType<typeof createKnown>
