/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
const offset = (moment: number, zone: string): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const clock = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second)
  return clock - Math.floor(moment / 1000) * 1000
}

/**
 * The moment, in milliseconds since 1970, at which the clocks of `zone` show `local` (`YYYY-MM-DDTHH:MM[:SS]`).
 * NaN for what is no date or no zone. A time that a clock change skips is taken by the clock from before the change.
 */
export const momentIn = (local: string, zone: string): number => {
  const clock = Date.parse(`${local}Z`)
  try {
    const ahead = offset(clock, zone)
    // The guess may lie on the other side of a clock change: ask again for the offset where it landed.
    const settled = offset(clock - ahead, zone)
    return clock - (offset(clock - settled, zone) === settled ? settled : Math.min(ahead, settled))
  } catch {
    return Number.NaN
  }
}
