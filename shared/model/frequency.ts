/** `visits` and `days` wait for `count` of them; `always` gives way only to a close by the X or Escape within the day. */
export const FREQUENCY_RULES = ['visits', 'days', 'once', 'always'] as const
export interface Frequency {
  rule: (typeof FREQUENCY_RULES)[number]
  count: number
}
