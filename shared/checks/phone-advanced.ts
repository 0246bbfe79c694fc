import type { Check } from './check'

/** Of Israel: a landline of 9 digits, or a mobile or other number of 10. */
const NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/

/** Single dashes may stand between the digits. */
export const phoneAdvanced: Check = (value) => {
  if (value && (value.includes('--') || !NUMBER.test(value.replaceAll('-', '')))) return 'phoneIsraeli'
}
