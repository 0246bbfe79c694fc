/**
 * Our own copies of what the language has, taken when a script starts, because scripts of the page replace the
 * originals. Each on its own, so that a chunk has only those that it uses.
 */
export const entries = Object.entries
export const fromEntries = Object.fromEntries
export const hasOwn = Object.hasOwn
export const keys = Object.keys
export const values = Object.values

export const parse = JSON.parse
export const stringify = JSON.stringify
