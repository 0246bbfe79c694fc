import { own } from '../values/own'

/** Fills in what a message says of its field, by the names in its braces. */
export const filled = (text: string, details: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => `${own(details, name) ?? ''}`)
