/** Under the digits of a countdown. Always plural, so that the layout does not shift. */
export const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }
