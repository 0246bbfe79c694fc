/**
 * Our own copies of what the language has, taken when a script starts, because scripts of the page replace the
 * originals. Each on its own, so that a script has only those that it uses.
 */
export const entries = Object.entries
export const fromEntries = Object.fromEntries
export const keys = Object.keys

export type Json = Pick<JSON, 'parse' | 'stringify'>

export let parse = JSON.parse
export let stringify = JSON.stringify

/** A chunk comes after the scripts of the page: one that sends leads takes over the loader's copies. */
export const takeOver = (json: Json): void => {
  ;({ parse, stringify } = json)
}
