/** All money is in minor units (cents) inside; only here it becomes text, and only where something is drawn. */

import type { Language } from '../../model/text'

/** Undefined for an unknown currency, and for a text that is no language. */
const formatOf = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat | undefined => {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options })
  } catch {
    // formatMoney has something else to write.
  }
}

/** Digits after the point other than two (ISO 4217). Not from `Intl`: Chrome and Firefox disagree about forints. */
const NO_DIGITS = /^(bif|clp|djf|gnf|isk|jpy|kmf|krw|pyg|rwf|ugx|uyi|vnd|vuv|xaf|xof|xpf)$/i
const THREE_DIGITS = /^(bhd|iqd|jod|kwd|lyd|omr|tnd)$/i

/** Number of minor units in one unit of a currency: 100 cents, 1 yen. 100 for an unknown currency. */
export const minorUnitsOf = (currency: string): number =>
  NO_DIGITS.test(currency) ? 1 : THREE_DIGITS.test(currency) ? 1000 : 100

/** An amount as stores write it (`'19.90'`, `19.9`), in minor units; undefined if it is none, or too large to count. */
export const toMinor = (amount: unknown, currency: string): number | undefined => {
  const isAmount = typeof amount === 'number' || (typeof amount === 'string' && amount.trim())
  const minor = isAmount ? Math.round(Number(amount) * minorUnitsOf(currency)) : Number.NaN
  return Number.isSafeInteger(minor) ? minor : undefined
}

/**
 * `€49.90`, formatted for the popup's language, with 0 to 9 as in countdowns and fields; only the number if the currency is
 * unknown.
 */
export const formatMoney = (minor: number, currency: string, language: Language): string => {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const format = formatOf(language, { style: 'currency', currency }) ?? formatOf(language, plain)
  return (format ?? new Intl.NumberFormat('en', plain)).format(minor / minorUnitsOf(currency))
}
