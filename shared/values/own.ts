/** The record's own value for a name from outside; plain objects also inherit `constructor` and the like. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
