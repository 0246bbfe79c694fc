import { type Check, doubt } from './check'
import { readPhone } from './phone'

/** Israeli numbers: 9 digits for a landline, 10 for a mobile or other number. */
const NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/
const COUNTRY = /^(?:\+|00)?972(?:\(0\)|0)?/

/** Written at home or from abroad, with any separators. Two dashes in a row may be a digit that is missing. */
export const phoneAdvanced: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  const digits = number.replace(/[\s./·•_-]/g, '').replace(COUNTRY, '0')
  if (!NUMBER.test(digits.replace(/[()]/g, ''))) return 'phoneIsraeli'
  if (number.includes('--')) return doubt('phoneIsraeli')
}
