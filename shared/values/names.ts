/** Converts between wire names and ours: `exit_intent` ↔ `exitIntent`. */
export const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
export const snake = (name: string): string => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)

/** Reads the specification's spellings of yes: true, 1, '1', 'true', 'yes'. */
export const yes = (value: unknown): boolean => /^(true|1|yes)$/.test(`${value}`)
export const yesNo = (on: boolean): 'yes' | 'no' => (on ? 'yes' : 'no')

/** Reads an object or a list from an untrusted answer; empty for anything else. */
export const object = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
/** Reads a text or a number; '' for anything else, which may not even have a text. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
