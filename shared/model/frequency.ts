/** `visits` and `days` wait for `count` of them; `always` stops only for a day after a close by the X or Escape. */
export const FREQUENCY_RULES = ['visits', 'days', 'once', 'always'] as const
export interface Frequency {
  rule: (typeof FREQUENCY_RULES)[number]
  count: number
}
