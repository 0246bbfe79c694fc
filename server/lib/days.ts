/** Days as figures know them: whole days since 1 January 1970, UTC. */
const DAY_MS = 24 * 60 * 60_000

export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

export const today = (): number => dayOf(Date.now())

/** Milliseconds since 1970 at which a day begins. */
const startOf = (day: number): number => day * DAY_MS

/** `2026-11-22`. */
export const dateOf = (day: number): string => new Date(startOf(day)).toISOString().slice(0, 10)

/**
 * Start of the UTC calendar month that contains `time`, in milliseconds since 1970. UTC, because visitors are in all
 * time zones.
 */
export const monthOf = (time: number): number => {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}
