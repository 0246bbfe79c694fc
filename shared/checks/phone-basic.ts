import type { Check } from './check'

/** Digits, plus, minus, spaces and parentheses, 15 characters at most; of them 7 to 15 digits. */
export const phoneBasic: Check = (value) => {
  if (!value) return
  if (!/^[\d+\-\s()]{1,15}$/.test(value)) return 'phone'
  // At most 15 characters hold at most 15 digits.
  if (value.replace(/\D/g, '').length < 7) return 'phoneDigits'
}
