/** Invisible characters (direction marks, zero-width spaces), which often come with pasted numbers and addresses. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Removes invisible characters and surrounding white space. */
export const tidy = (value: string): string => value.replace(INVISIBLE, '').trim()
