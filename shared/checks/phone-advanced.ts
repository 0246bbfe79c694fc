import type { Check } from './check'

/** Israeli numbers: 9 digits for a landline, 10 for a mobile or other number. */
const NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/

/** Single dashes between the digits are allowed. */
export const phoneAdvanced: Check = (value) => {
  if (value && (value.includes('--') || !NUMBER.test(value.replaceAll('-', '')))) return 'phoneIsraeli'
}
