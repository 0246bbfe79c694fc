import type { Language } from '../../../shared/model/text'

/** `€49.90`, in the words of the popup's language; the bare number where the currency is not known. */
export const money = (amount: number, currency: string | undefined, language: Language): string => {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
  } catch {
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  }
}

/** How many of a currency's smallest unit make one: 100 cents, 1 yen. */
export const unitOf = (currency: string | undefined): number => {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  } catch {
    return 100
  }
}
