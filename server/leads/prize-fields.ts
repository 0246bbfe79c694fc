/**
 * Fields that a game adds to its leads. Only the server knows what was won, so visitors' fields of these names are
 * dropped.
 */
export const PRIZE_FIELDS = ['prize', 'coupon']

export const withoutWon = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PRIZE_FIELDS.includes(name)))
