interface Table<T, K extends string> {
  get(key: K): T | undefined
  set(key: K, value: T): void
  delete(key: K): void
  /** In the order in which they were set. */
  keys(): K[]
}

/** A Map by text that works although the page has replaced the methods of Map. What a lead depends on is kept in one. */
export const createTable = <T, K extends string = string>(): Table<T, K> => {
  const values = { __proto__: null } as unknown as Record<K, T>
  return {
    // Own names: it inherits none.
    get: (key) => values[key],
    set(key, value) {
      // Own names: it inherits none.
      values[key] = value
    },
    delete(key) {
      // Own names: it inherits none.
      delete values[key]
    },
    keys() {
      const keys: K[] = []
      for (const key in values) keys.push(key)
      return keys
    },
  }
}
