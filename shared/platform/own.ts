import { hasOwn } from './natives'

/** The record's own value for a name from outside; plain objects also inherit `constructor` and the like. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  // Own names: just asked.
  hasOwn(record, name) ? record[name] : undefined
