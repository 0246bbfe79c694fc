/** Helpers for building sentences. */

/** A fragment as a sentence: `closed by Escape` → `Closed by Escape.` */
export const sentence = (fragment: string): string => `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}.`

/** Puts somebody else's text on one line and shortens it. */
export const short = (text: string, maxLength = 80): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : `${words[0] ?? ''}`

/** The inspector's words for a rule: its demand and the state of the page, as a fragment of a sentence. */
export interface Words<Setting, Facts> {
  title: string
  says(setting: Setting, facts: Facts): string
}
