/**
 * Values kept in memory up to a number of bytes. The oldest go first; one that was used since it was last looked at is
 * spared once. Moving what is used to the end each time would cost more than the rest of `get`. Groups, each with a limit
 * of its own, are why it is not an `LRUCache`.
 */

interface Entry {
  value: unknown
  bytes: number
  group: string
  used: boolean
}

/** Bytes of an entry without its value, roughly. */
const ENTRY_OVERHEAD_BYTES = 200
/** Entries that are spared for one that is added: if all are in use, looking at all of them would hold up every call. */
const MAX_SPARED_ENTRIES = 100

export const createMemory = (maxBytes: number) => {
  const entries = new Map<string, Entry>()
  const groups = new Map<string, Set<string>>()
  let bytes = 0

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    const keys = groups.get(entry.group)
    keys?.delete(key)
    if (keys?.size === 0) groups.delete(entry.group)
  }

  /** True if the entry was used; then it becomes the newest. A Map keeps the order of insertion, and so does a Set. */
  const spare = (key: string, entry: Entry): boolean => {
    if (!entry.used) return false
    entry.used = false
    entries.delete(key)
    entries.set(key, entry)
    groups.get(entry.group)?.delete(key)
    groups.get(entry.group)?.add(key)
    return true
  }
  /** @param newKey is not removed */
  const shrink = (keys: Iterable<string>, newKey: string, isTooMuch: () => boolean): void => {
    let spared = 0
    for (const key of keys) {
      if (!isTooMuch()) return
      const entry = entries.get(key)
      if (!entry || key === newKey) continue
      if (spared < MAX_SPARED_ENTRIES && spare(key, entry)) spared++
      else remove(key)
    }
  }

  return {
    get(key: string): unknown {
      const entry = entries.get(key)
      if (entry) entry.used = true
      return entry?.value
    },
    /**
     * @param group its entries are forgotten together @param maxEntries of the group
     * @param size of the value, in bytes
     */
    set(key: string, value: unknown, group: string, size: number, maxEntries = Number.POSITIVE_INFINITY): void {
      remove(key)
      if (size + ENTRY_OVERHEAD_BYTES > maxBytes) return
      entries.set(key, { value, bytes: size + ENTRY_OVERHEAD_BYTES, group, used: false })
      bytes += size + ENTRY_OVERHEAD_BYTES
      const keys = groups.get(group) ?? new Set()
      groups.set(group, keys.add(key))
      shrink(keys, key, () => keys.size > maxEntries)
      shrink(entries.keys(), key, () => bytes > maxBytes)
    },
    forget(group: string): void {
      for (const key of groups.get(group) ?? []) remove(key)
    },
    forgetAll(): void {
      entries.clear()
      groups.clear()
      bytes = 0
    },
    get bytes(): number {
      return bytes
    },
  }
}
