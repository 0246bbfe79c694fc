/** What a game adds to its leads: nobody but the server says what was won, so a field of such a name that a visitor sends goes. */
export const WON = ['prize', 'coupon']

export const withoutWon = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !WON.includes(name)))
