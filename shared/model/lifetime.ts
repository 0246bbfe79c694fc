/**
 * The times for which things are stored, in milliseconds. Import it as `* as LIFETIME`: the bundler then keeps only the
 * values that a script uses. They are plain numbers, since it would keep computed ones in every script. Safari deletes
 * storage written by scripts after 7 days, so there these are upper bounds.
 */

/** A website session ends after this long without an open page; updated every 20 s. A minute. */
export const session = 60_000
/** The source of the visit; kept while a page is open. 2 minutes. */
export const from = 120_000
/** A visit ends after this long without activity. 30 minutes. */
export const visit = 1_800_000
/** A close by the X or by Escape (the X of the keyboard) counts for a day. */
export const closed = 86_400_000
/** A report that could not be delivered in this time is dropped. 7 days. */
export const report = 604_800_000
/** Views count towards the limits of a site for no longer than this. 7 days. */
export const week = 604_800_000
/** A visitor who was away for this long is a new user… 30 days. */
export const visitor = 2_592_000_000
/** …and one who was here within this time is an old user. 2 days. */
export const old = 172_800_000
/** A visitor's countdown does not start again within this time, and no reminder is later than this. 30 days. */
export const timer = 2_592_000_000
/** 365 days. */
export const year = 31_536_000_000
/** Later than any clock can show, however wrong it is. */
export const ever = 9e15
