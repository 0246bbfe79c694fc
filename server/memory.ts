/** Values kept in memory up to a number of bytes; the least recently used ones go first. */

interface Entry {
  value: unknown
  bytes: number
  group: string
}

/** Bytes of an entry without its value, roughly. */
const OVERHEAD = 200

export const createMemory = (mostBytes: number) => {
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

  return {
    get(key: string): unknown {
      const entry = entries.get(key)
      if (!entry) return
      // A Map keeps the order of insertion, and so does a Set.
      entries.delete(key)
      entries.set(key, entry)
      groups.get(entry.group)?.delete(key)
      groups.get(entry.group)?.add(key)
      return entry.value
    },
    /** @param group what it is forgotten with @param size of the value, in bytes @param most entries of the group */
    set(key: string, value: unknown, group: string, size: number, most = Number.POSITIVE_INFINITY): void {
      remove(key)
      if (size + OVERHEAD > mostBytes) return
      entries.set(key, { value, bytes: size + OVERHEAD, group })
      bytes += size + OVERHEAD
      const keys = groups.get(group) ?? new Set()
      groups.set(group, keys.add(key))
      for (const oldest of keys) {
        if (keys.size <= most) break
        remove(oldest)
      }
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
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
