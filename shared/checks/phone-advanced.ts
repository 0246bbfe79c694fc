import { type Check, doubt } from './check'
import { readPhone } from './phone'

/** Israeli numbers: 9 digits for a landline, 10 for a mobile or other number. */
const ISRAELI_NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/
/** In parentheses or not, with a 0 after it or not. From America it is dialled with 011. */
const ISRAELI_PREFIX = /^(?:\+|00|011)?9720?/

/**
 * Written at home or from abroad, with any separators. Words beside a number are asked about, and two dashes in a row,
 * which may be a digit that is missing.
 */
export const phoneAdvanced: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  if (!ISRAELI_NUMBER.test(number.replace(/[^\d+]/g, '').replace(ISRAELI_PREFIX, '0'))) return 'phoneIsraeli'
  if (/--|\p{L}/u.test(number)) return doubt('phoneIsraeli')
}
