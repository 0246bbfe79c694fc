import { type Check, doubt } from './check'
import { digitsOf, readPhone } from './phone'

/** Digits with what people write between them. A plus comes first. */
const USUAL_CHARACTERS = /^\+?[\d\s().,/·•*_-]+$/
/** Letters on the keys of a phone, after a few digits: 1-800-FLOWERS. */
const WORD_AFTER_DIGITS = /^\D*\d{3,}.*[a-z]/i

/** 7 to 15 digits, whatever stands between them. */
export const phoneBasic: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  const digits = digitsOf(number)
  if (!digits) return /\p{L}|[^\d\s().+,/-]/u.test(number) ? 'phone' : 'phoneDigits'
  const keys = WORD_AFTER_DIGITS.test(number.replace(/\W/g, '')) ? number.replace(/[^\da-z]/gi, '') : digits
  if (keys.length < 7 || digits.length > 15) return 'phoneDigits'
  if (!USUAL_CHARACTERS.test(number)) return doubt('phone')
}
