/**
 * How far zones are ahead of UTC, remembered. Asking the zone data takes microseconds, and the schedules of a site ask some
 * hundred times each, for a few days of a few zones.
 */
import { type Ahead, aheadOf } from '../../shared/platform/zoned-time'

/** Lengths of time for which an offset is remembered if it is the same where the next one begins. Clocks change on few days. */
const [DAY_MS, QUARTER_MS] = [86_400_000, 900_000]
/** Of a zone, of each length. */
const MOST_SPANS = 500

/** Undefined where the offset changes within the span, or at its end. */
const remembering = (ahead: Ahead, span: number): ((moment: number) => number | undefined) => {
  /** Where spans begin. */
  const known = new Map<number, number>()
  const atStart = (at: number): number => {
    const found = known.get(at)
    if (found !== undefined) return found
    const offset = ahead(at * span)
    if (known.size >= MOST_SPANS) known.clear()
    known.set(at, offset)
    return offset
  }
  return (moment) => {
    const at = Math.floor(moment / span)
    const first = atStart(at)
    return first === atStart(at + 1) ? first : undefined
  }
}

const zones = new Map<string, Ahead>()
/** More than there are zones, and less than there are ways to write them. */
const MOST_ZONES = 600

/** Throws for an unknown zone. */
export const offsetsOf = (zone: string): Ahead => {
  const found = zones.get(zone)
  if (found) return found
  const ahead = aheadOf(zone)
  const [ofDay, ofQuarter] = [remembering(ahead, DAY_MS), remembering(ahead, QUARTER_MS)]
  const made: Ahead = (moment) => ofDay(moment) ?? ofQuarter(moment) ?? ahead(moment)
  if (zones.size >= MOST_ZONES) zones.clear()
  zones.set(zone, made)
  return made
}
