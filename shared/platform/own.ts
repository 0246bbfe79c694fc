/** What a record holds under a name that comes from outside. A plain object has `constructor` and the like as well. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
