import type { Language } from '../../../shared/model/text'

/** `€49.90`, formatted for the popup's language; only the number if the currency is unknown. */
export const formatMoney = (amount: number, currency: string | undefined, language: Language): string => {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
  } catch {
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  }
}

/** How many minor units make one unit of a currency: 100 cents, 1 yen. */
export const minorUnitsOf = (currency: string | undefined): number => {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  } catch {
    return 100
  }
}
