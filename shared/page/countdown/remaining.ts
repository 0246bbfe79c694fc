export const UNIT_SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const
export type Unit = keyof typeof UNIT_SECONDS

/** Whole seconds → days, hours, minutes and seconds. */
export const split = (seconds: number): Record<Unit, number> => ({
  days: Math.floor(seconds / UNIT_SECONDS.days),
  hours: Math.floor(seconds / UNIT_SECONDS.hours) % 24,
  minutes: Math.floor(seconds / UNIT_SECONDS.minutes) % 60,
  seconds: seconds % 60,
})
