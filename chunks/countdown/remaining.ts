import { momentIn } from '../../shared/moment'
import type { Countdown } from '../../shared/popup'

/** When it ends, in milliseconds since 1970; NaN for a date that is none. */
export const deadline = ({ seconds, end, zone }: Countdown): number =>
  end === undefined ? Date.now() + (seconds ?? 0) * 1000 : momentIn(end, zone ?? 'UTC')

export const UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const
export type Unit = keyof typeof UNITS

/** Whole seconds → days, hours, minutes and seconds. */
export const split = (seconds: number): Record<Unit, number> => ({
  days: Math.floor(seconds / UNITS.days),
  hours: Math.floor(seconds / UNITS.hours) % 24,
  minutes: Math.floor(seconds / UNITS.minutes) % 60,
  seconds: seconds % 60,
})
