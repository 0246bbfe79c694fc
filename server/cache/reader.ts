/** Reads a value from memory, or from the database and keeps it. */

import type { Changes } from '../db/changes'
import { createFreshness } from '../db/freshness'
import { createMemory } from '../lib/memory'

/** Bytes of memory; a site with one popup that pages ask for takes some 5,000. */
const MAX_MEMORY_BYTES = 128 * 1024 * 1024

/** Group of a site's answers in memory. They have a limit of their own. */
export const answersOf = (siteKey: string): string => `${siteKey} answers`

/** Group of what a change of any site may change. No key of a site has a space. */
export const EVERY_SITE = 'every site'

/** In UTF-16; whatever is kept can be written as JSON. */
const sizeOf = (value: unknown): number => 2 * JSON.stringify(value).length

interface EntryOptions<T> {
  size?(value: T): number
  /** Entries of the group that are kept. */
  maxEntries?: number
  /** The input that the value was computed from. A kept value counts only for the same input. */
  basis?: unknown
}

interface CacheEntry {
  value: unknown
  basis: unknown
}

export type Maybe<T> = T | Promise<T>

interface PendingRead {
  value: Promise<unknown>
  basis: unknown
  era: number
}

/** @param databaseWaitMs milliseconds that a call waits for a database that does not answer; absent: as usual */
export const createReader = (store: { changes: Pick<Changes, 'since'> }, databaseWaitMs?: number) => {
  const memory = createMemory(MAX_MEMORY_BYTES)
  /** Counts invalidations. A value whose read began before one must not be kept after it. */
  let era = 0
  const forgetting = {
    forget(siteKey: string): void {
      memory.forget(siteKey)
      memory.forget(answersOf(siteKey))
      memory.forget(EVERY_SITE)
      era++
    },
    forgetAll(): void {
      memory.forgetAll()
      era++
    },
  }
  const { isFresh, refresh } = createFreshness(store, forgetting, databaseWaitMs)
  /** Reads that are under way, by key. Calls that need the same value share one read. */
  const pendingReads = new Map<string, PendingRead>()

  const readAndStore = async <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    { size = sizeOf, maxEntries, basis }: EntryOptions<T>,
  ) => {
    const before = era
    try {
      const value = await read()
      if (value !== undefined && era === before)
        memory.set(key, { value, basis }, groupOf(value), size(value), maxEntries)
      return value
    } finally {
      if (pendingReads.get(key)?.era === before) pendingReads.delete(key)
    }
  }

  const cachedValue = <T>(key: string, basis: unknown): T | undefined => {
    const entry = memory.get(key) as CacheEntry | undefined
    return entry && entry.basis === basis ? (entry.value as T) : undefined
  }

  const find = async <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    options: EntryOptions<T>,
  ): Promise<T | undefined> => {
    if (!isFresh()) await refresh()
    const cached = cachedValue<T>(key, options.basis)
    if (cached !== undefined) return cached
    const other = pendingReads.get(key)
    if (other?.era === era && other.basis === options.basis) return other.value as Promise<T | undefined>
    const value = readAndStore(key, read, groupOf, options)
    pendingReads.set(key, { value, basis: options.basis, era })
    return value
  }

  /** Returns a value from memory without a promise, so that callers need not wait for a turn. */
  return <T>(
    key: string,
    read: () => Promise<T | undefined>,
    groupOf: (value: T) => string,
    options: EntryOptions<T> = {},
  ): Maybe<T | undefined> => {
    const cachedEntry = isFresh() ? cachedValue<T>(key, options.basis) : undefined
    return cachedEntry ?? find(key, read, groupOf, options)
  }
}
