/** All money is in minor units (cents) inside; only here it becomes text, and only where something is drawn. */

import type { Language } from '../model/text'

/** Undefined for an unknown currency. */
const formatOf = (currency: string, language: Language = 'en'): Intl.NumberFormat | undefined => {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency })
  } catch {
    // The browser knows no such currency.
  }
}

/** How many minor units make one unit of a currency: 100 cents, 1 yen. 100 for an unknown currency. */
export const minorUnitsOf = (currency: string): number =>
  10 ** (formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2)

/** An amount as stores write it (`'19.90'`, `19.9`), in minor units; undefined if it is none. */
export const toMinor = (amount: unknown, currency: string): number | undefined => {
  const number = amount === '' || amount === null ? Number.NaN : Number(amount)
  return Number.isFinite(number) ? Math.round(number * minorUnitsOf(currency)) : undefined
}

/** `€49.90`, formatted for the popup's language; only the number if the currency is unknown. */
export const formatMoney = (minor: number, currency: string, language: Language): string => {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (formatOf(currency, language) ?? new Intl.NumberFormat(language, plain)).format(minor / minorUnitsOf(currency))
}
