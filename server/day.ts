/** Days as the figures of pages know them: whole days since 1 January 1970, UTC. */
const LENGTH = 24 * 60 * 60_000

export const today = (): number => Math.floor(Date.now() / LENGTH)

/** Milliseconds since 1970 at which a day begins. */
export const startOf = (day: number): number => day * LENGTH

/** `2026-11-22`. */
export const dateOf = (day: number): string => new Date(startOf(day)).toISOString().slice(0, 10)
