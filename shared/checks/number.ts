import type { Check } from './check'

/** Step of number fields: two decimals. */
export const STEP = '0.01'

/** Allows digits and separators only. */
export const number: Check = (value) => (!value || /^(?=.*\d)[\d.,'’\s]+$/.test(value) ? undefined : 'number')

/** Index of the decimal separator, or -1: the last separator, unless it occurs more than once or groups thousands. */
const pointOf = (value: string): number => {
  const at = Math.max(value.lastIndexOf('.'), value.lastIndexOf(','))
  const sign = value.charAt(at)
  const thousands = sign === ',' && /^[1-9]\d{0,2}(,\d{3})+$/.test(value)
  return thousands || value.indexOf(sign) !== at ? -1 : at
}

/** A number as it is submitted: digits and a decimal point, rounded to 2 decimals. Other text is returned unchanged. */
export const roundNumber = (value: string): string => {
  const bare = value.replace(/['’\s]/g, '')
  if (!/^(?=.*\d)[\d.,]+$/.test(bare)) return value
  const at = pointOf(bare)
  const digits = (text: string): string => text.replace(/\D/g, '')
  if (at < 0) return digits(bare)
  const [whole, decimals] = [digits(bare.slice(0, at)) || '0', digits(bare.slice(at))]
  // Shift by text (`e2`), because 1.005 × 100 is 100.49999999999999.
  return decimals.length < 3
    ? `${whole}${decimals && `.${decimals}`}`
    : `${Math.round(Number(`${whole}.${decimals}e2`)) / 100}`
}
