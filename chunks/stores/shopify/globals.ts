/** The global variables of a Shopify page. Any of them may be missing, hold anything, or throw when it is read. */
import type { LookedAt } from '../../../shared/page/model/store'
import { readVariable } from '../../../shared/page/platform/variable'

const textAt = (path: string): string => {
  const value = readVariable(path)
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

const idAt = (path: string): string => {
  const id = textAt(path)
  return /^\d+$/.test(id) ? id : ''
}

/** Path of the shop in the visitor's language, with slashes at both ends. */
export const root = (): string => {
  const path = textAt('Shopify.routes.root')
  return /^\/([\w-]+\/)*$/.test(path) ? path : '/'
}

/** `NAME.myshopify.com` */
export const shop = (): string => textAt('Shopify.shop')

/** The currency that the visitor sees. */
export const currency = (): string => textAt('Shopify.currency.active')

/** How many units of the visitor's currency make one of the shop's; NaN if that is unknown. */
export const rate = (): number => Number(textAt('Shopify.currency.rate') || Number.NaN)

export const customer = (): string => idAt('ShopifyAnalytics.meta.page.customerId') || idAt('__st.cid')

export const product = (): LookedAt | undefined => {
  const prefix = 'ShopifyAnalytics.meta.product.'
  const id = idAt(`${prefix}id`)
  if (!id) return
  // Only variants have names: `Shirt - Red / S`.
  const [name, variant] = [textAt(`${prefix}variants.0.name`), ` - ${textAt(`${prefix}variants.0.public_title`)}`]
  return {
    id,
    name: textAt(`${prefix}name`) || (name.endsWith(variant) ? name.slice(0, -variant.length) : name),
    category: textAt(`${prefix}type`),
  }
}
