/** When the calendar month of a moment began, by UTC: a site's visitors live in all zones. Milliseconds since 1970. */
export const monthOf = (time: number): number => {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}
