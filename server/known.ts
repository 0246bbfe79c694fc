/**
 * What visitors' calls ask for again and again: sites, popups and templates, kept in memory until somebody changes them,
 * here or on another server.
 */
import { createFreshness } from './freshness'
import { createMemory } from './memory'
import type { StoredPopup } from './store/popups'
import type { Site } from './store/sites'
import type { Store } from './store/store'

/** Bytes of memory. */
const MOST = 64 * 1024 * 1024

interface Template {
  html: string
  version: string
}

/** What a site's answers are kept under, apart from the rest of it. */
const answersOf = (siteKey: string): string => `${siteKey} answers`

/** In UTF-16; whatever is kept can be written as JSON. */
const sizeOf = (value: unknown): number => 2 * JSON.stringify(value).length

/** What is kept, and how to read what is not. */
const createReader = (store: Store) => {
  const memory = createMemory(MOST)
  /** Counts what was forgotten: what was read before must not be kept afterwards. */
  let era = 0
  const { isFresh, refresh } = createFreshness(store, (siteKey) => {
    memory.forget(siteKey)
    memory.forget(answersOf(siteKey))
    era++
  })
  return async <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    size = sizeOf,
    most?: number,
  ) => {
    if (!isFresh()) await refresh()
    const kept = memory.get(key) as T | undefined
    if (kept !== undefined) return kept
    const before = era
    const value = await read()
    if (value !== undefined && era === before) memory.set(key, value, groupOf(value), size(value), most)
    return value
  }
}

export const createKnown = (store: Store) => {
  const of = createReader(store)
  return {
    site: (key: string): Promise<Site | undefined> =>
      of(
        `site ${key}`,
        () => store.sites.find(key),
        () => key,
      ),
    /** Those that may show. */
    popupsOf: async (siteKey: string): Promise<StoredPopup[]> =>
      (await of(
        `popups ${siteKey}`,
        () => store.popups.ofSite(siteKey),
        () => siteKey,
      )) ?? [],
    /** Also a deleted one, and the row of a page or form. */
    popup: (id: string): Promise<StoredPopup | undefined> =>
      of(
        `popup ${id}`,
        () => store.popups.findEver(id),
        ({ siteKey }) => siteKey,
      ),
    template: (id: string, siteKey: string): Promise<Template | undefined> =>
      of(
        `template ${id}`,
        () => store.popups.template(id),
        () => siteKey,
      ),
    /** Computed from what a site has, again after each change; `size` in bytes. */
    derived: <T extends { size: number }>(name: string, siteKey: string, make: () => Promise<T>): Promise<T> =>
      of(
        `${name} ${siteKey}`,
        make,
        () => siteKey,
        (value) => (value as T).size,
      ) as Promise<T>,
    /**
     * An answer that is computed from what a site shows, again after each change; `size` in bytes. Of each site, the
     * `most` that were used last are kept.
     */
    answer: <T extends { size: number }>(
      name: string,
      siteKey: string,
      most: number,
      make: () => Promise<T>,
    ): Promise<T> =>
      of(
        `answer ${siteKey} ${name}`,
        make,
        () => answersOf(siteKey),
        (value) => (value as T).size,
        most,
      ) as Promise<T>,
  }
}

export type Known = ReturnType<typeof createKnown>
