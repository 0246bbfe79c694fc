/** What `data-wisp-threshold` may say: which of the store's rules, or an amount in the currency's main unit. */
export const THRESHOLD_RULES = ['shipping', 'discount', 'any'] as const
export type ThresholdRules = (typeof THRESHOLD_RULES)[number]

/** Undefined for anything else, and for an amount that every cart has reached. */
export const readThreshold = (text: string): ThresholdRules | number | undefined => {
  const amount = Number(text)
  return THRESHOLD_RULES.find((name) => name === text) ?? (amount > 0 && Number.isFinite(amount) ? amount : undefined)
}
