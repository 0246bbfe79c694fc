/** Prices as files write them. */
import { fractionDigits } from '../../../shared/wire/server/products'

/** The schemas' and readers' word for a price. */
export const PRICE = 'must be a price like 19.90'

/** The highest price, in major units. */
export const MAX_PRICE = 999_999_999_999

const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/

export const isPrice = (text: string): boolean => DECIMAL.test(text)

/** In minor units. */
export const minorUnits = (text: string, digits: number): number => Math.round(Number(text) * 10 ** digits)

/** Any three letters can be formatted, so ask which are known. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

/** True if it has no more decimals than the currency (zeros at the end do not count), or is no amount. */
export const isPrecise = (amount: number, currency: string): boolean =>
  Number.isNaN(amount) || Number(amount.toFixed(fractionDigits(currency))) === amount

export const precision = (currency: string): string => {
  const digits = fractionDigits(currency)
  return digits ? `must have at most ${digits} decimals in ${currency}` : `must have no decimals in ${currency}`
}

/** A price before the discount; absent if it is none, or is not higher. */
export const discountOf = (price: number, before: number): { compareAtPrice?: number } =>
  before > price ? { compareAtPrice: before } : {}
