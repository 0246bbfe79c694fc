/**
 * Start of the UTC calendar month that contains `time`, in milliseconds since 1970. UTC, because visitors are in all
 * time zones.
 */
export const monthOf = (time: number): number => {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}
