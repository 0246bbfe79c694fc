/** Prices as files write them. */

/** The schemas' and readers' word for a price. */
export const PRICE = 'must be a price like 19.90'

const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/

export const isPrice = (text: string): boolean => DECIMAL.test(text)

/** In minor units. */
export const minorUnits = (text: string, digits: number): number => Math.round(Number(text) * 10 ** digits)

export const isCurrency = (code: string): boolean => {
  try {
    return Boolean(new Intl.NumberFormat('en', { style: 'currency', currency: code }))
  } catch {
    return false
  }
}

/** A price before the discount; absent if it is none, or is not higher. */
export const discountOf = (price: number, before: number): { compareAtPrice?: number } =>
  before > price ? { compareAtPrice: before } : {}
