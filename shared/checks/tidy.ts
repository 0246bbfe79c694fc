/** Marks of direction and other signs without a width come along when a number or an address is pasted; nobody typed them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What was typed, without what cannot be seen in it and around it. */
export const tidy = (value: string): string => value.replace(UNSEEN, '').trim()
