/**
 * Remembers how far zones are ahead of UTC. Asking the zone data takes microseconds, and the schedules of a site ask
 * some hundred times each, for a few days of a few zones.
 */
import { type Ahead, aheadOf } from '../../shared/values/zoned-time'

/** Lengths of time for which an offset is remembered if it is the same where the next one begins. Clocks change on few days. */
const [DAY_MS, QUARTER_MS] = [86_400_000, 900_000]
/** Most spans of each length that are remembered for a zone. */
const MAX_SPANS = 500

/** Undefined where the offset changes within the span, or at its end. */
const remembering = (ahead: Ahead, span: number): ((moment: number) => number | undefined) => {
  /** Offsets at the starts of spans, by the number of the span. */
  const offsets = new Map<number, number>()
  const atStart = (index: number): number => {
    const cached = offsets.get(index)
    if (cached !== undefined) return cached
    const offset = ahead(index * span)
    if (offsets.size >= MAX_SPANS) offsets.clear()
    offsets.set(index, offset)
    return offset
  }
  return (moment) => {
    const index = Math.floor(moment / span)
    const first = atStart(index)
    return first === atStart(index + 1) ? first : undefined
  }
}

const zones = new Map<string, Ahead>()
/** More than there are zones; zone names from files can be spelled in more ways than that. */
const MAX_ZONES = 600

/** Throws for an unknown zone. */
export const offsetsOf = (zone: string): Ahead => {
  const cached = zones.get(zone)
  if (cached) return cached
  const ahead = aheadOf(zone)
  const [ofDay, ofQuarter] = [remembering(ahead, DAY_MS), remembering(ahead, QUARTER_MS)]
  const cachedAhead: Ahead = (moment) => ofDay(moment) ?? ofQuarter(moment) ?? ahead(moment)
  if (zones.size >= MAX_ZONES) zones.clear()
  zones.set(zone, cachedAhead)
  return cachedAhead
}
