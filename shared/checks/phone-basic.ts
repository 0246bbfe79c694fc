import type { Check } from './check'

/** At most 15 characters: digits, plus, minus, spaces and parentheses; 7 to 15 of them digits. */
export const phoneBasic: Check = (value) => {
  if (!value) return
  if (!/^[\d+\-\s()]{1,15}$/.test(value)) return 'phone'
  // 15 characters cannot hold more than 15 digits.
  if (value.replace(/\D/g, '').length < 7) return 'phoneDigits'
}
