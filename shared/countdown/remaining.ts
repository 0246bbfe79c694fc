export const UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const
export type Unit = keyof typeof UNITS

/** Whole seconds → days, hours, minutes and seconds. */
export const split = (seconds: number): Record<Unit, number> => ({
  days: Math.floor(seconds / UNITS.days),
  hours: Math.floor(seconds / UNITS.hours) % 24,
  minutes: Math.floor(seconds / UNITS.minutes) % 60,
  seconds: seconds % 60,
})
