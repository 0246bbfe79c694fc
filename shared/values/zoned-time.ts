const DAY_MS = 86_400_000

/** Making one takes longer than asking it. */
const formats = new Map<string, Intl.DateTimeFormat>()
/** More than there are zones, and less than there are ways to write them. */
const MAX_FORMATS = 600

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
export type Ahead = (moment: number) => number

/** The time by which a zone's clocks are ahead of UTC at a moment, both in milliseconds. Throws for an unknown zone. */
export const aheadOf = (zone: string): Ahead => {
  const format = formatOf(zone)
  return (moment) => {
    // `6/11/2026, GMT-04:00`; at an offset of 0 only `GMT`.
    const [offset = 'Z'] = /[+-].*/.exec(format.format(moment)) ?? []
    return -Date.parse(`1970-01-01T00:00${offset}`)
  }
}

/**
 * The moment, in milliseconds since 1970, at which the clocks of `zone` show `local` (`YYYY-MM-DDTHH:MM[:SS]`). A time
 * with `Z` or an offset ignores the zone. NaN for an invalid date or zone. A time that a clock change skips or repeats
 * uses the offset from before the change, as Temporal does: https://tc39.es/proposal-temporal/docs/ambiguity.html
 * @param ahead of the zone, if there is one that answers sooner than the zone data
 */
export const momentIn = (local: string, zone: string, ahead?: Ahead): number => {
  // `+0200` and `+02` are valid ISO 8601, but not all browsers parse them.
  const normalized = local.replace(/(T.*[+-]\d\d):?(\d\d)?$/i, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  if (/z$|T.*[+-]/i.test(normalized)) return Date.parse(normalized)
  const clock = Date.parse(`${local}Z`)
  try {
    const offset = ahead ?? aheadOf(zone)
    const before = offset(clock - DAY_MS)
    // Near a clock change, choose the offset that is valid at the resulting moment.
    const after = [before, offset(clock + DAY_MS)].find((each) => offset(clock - each) === each)
    return clock - (after ?? before)
  } catch {
    return Number.NaN
  }
}
