/** Parts of the visit that are the same in all columns. */

/** The end of the countdown. */
export const ENDS = '2099-12-31T18:00:00Z'

/** The values that a visitor types. */
export const FIELDS = { '#book [name=name]': 'Ann', '#book [name=email]': 'ann@example.com' }
