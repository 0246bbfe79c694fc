/** Names that wire and house share but for their spelling: `exit_intent` ↔ `exitIntent`. */
export const camel = (name: string): string => name.replace(/_./g, (pair) => pair.charAt(1).toUpperCase())
export const snake = (name: string): string => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)

/** The spec's many ways to say yes: true, 1, '1', 'true', 'yes'. */
export const yes = (value: unknown): boolean => /^(true|1|yes)$/.test(`${value}`)

/** Objects and lists of an answer that may hold anything. */
export const object = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
