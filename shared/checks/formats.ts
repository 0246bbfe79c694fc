/** The checks of fields that few forms have: phone numbers, dates, numbers and web addresses. Popups load them where a form has one. */

import { type Check, doubt, type Format } from './check'
import { date, readDate, slashed, tidyDate } from './date'
import { number, roundNumber } from './number'
import { digitsOf, readPhone, tidyPhone } from './phone'
import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'
import { mendScheme, withScheme } from './web-address'

const parses = (address: string): boolean => {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/** A web address, with or without its scheme. */
const url: Check = (value) => {
  const address = withScheme(value)
  if (value && !(/^https?:\/\//i.test(address) && parses(address))) return 'url'
}

/** Scheme and host of an address, whose path has words of its own. */
const ADDRESS_HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

/** Quotes or brackets around the whole address, as when it is copied out of a text. */
const SURROUNDING_MARKS = /^(?:["'“„‘«](.+)["'”“’»]|\((.+)\)|<(.+)>)$/
/** A host ends with a letter or a digit. */
const AFTER_HOST = /[.,;]+$/

const tidyUrl = (value: string): string =>
  mendScheme(withoutFormats(tidyLine(value)).replace(SURROUNDING_MARKS, '$1$2$3')).replace(ADDRESS_HOST, (host) =>
    plain(host).replace(AFTER_HOST, ''),
  )

/**
 * In the form the phone widget validates by its country's rules; the server checks that the result has a country code.
 */
const phoneInternational: Check = (value, { isInternational }) => {
  if (value && isInternational?.(value) === false) return 'phoneInternational'
}

/** Israeli numbers: 9 digits for a landline, 10 for a mobile or other number. */
const NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/
/** In parentheses or not, with a 0 after it or not. From America it is dialled with 011. */
const COUNTRY = /^(?:\+|00|011)?9720?/

/**
 * Written at home or from abroad, with any separators. Words beside a number are asked about, and two dashes in a row,
 * which may be a digit that is missing.
 */
const phoneAdvanced: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  if (!NUMBER.test(number.replace(/[^\d+]/g, '').replace(COUNTRY, '0'))) return 'phoneIsraeli'
  if (/--|\p{L}/u.test(number)) return doubt('phoneIsraeli')
}

/** Digits with what people write between them. A plus comes first. */
const USUAL = /^\+?[\d\s().,/·•*_-]+$/
/** Letters on the keys of a phone, after a few digits: 1-800-FLOWERS. */
const WORD = /^\D*\d{3,}.*[a-z]/i

/** 7 to 15 digits, whatever stands between them. */
const phoneBasic: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  const digits = digitsOf(number)
  if (!digits) return /\p{L}|[^\d\s().+,/-]/u.test(number) ? 'phone' : 'phoneDigits'
  const keys = WORD.test(number.replace(/\W/g, '')) ? number.replace(/[^\da-z]/gi, '') : digits
  if (keys.length < 7 || digits.length > 15) return 'phoneDigits'
  if (!USUAL.test(number)) return doubt('phone')
}

/** A birthday must be in the past: today is, wherever the visitor is. */
const birthday: Check = (value, options) => {
  if (!value) return
  const problem = date(value, options)
  if (problem === 'year') return problem
  if (problem === 'date' || !(Number(readDate(value)) < options.now)) return 'birthday'
  return problem
}

export const FORMATS = {
  'phone-basic': { check: phoneBasic, tidy: tidyPhone },
  'phone-advanced': { check: phoneAdvanced, tidy: tidyPhone },
  'phone-international': { check: phoneInternational, tidy: tidyPhone },
  birthday: { check: birthday, tidy: tidyDate, limit: slashed },
  date: { check: date, tidy: tidyDate, limit: slashed },
  number: { check: number, tidy: roundNumber },
  url: { check: url, tidy: tidyUrl },
} satisfies Record<string, Format>
