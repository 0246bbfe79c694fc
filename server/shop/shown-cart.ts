/** A cart as the desk's list shows it. */
import { own } from '../../shared/values/own'
import type { CartRow } from '../desk/answers'
import { short } from '../lib/text'
import type { CartProduct, LeftCart } from './carts'

const MOST_PRODUCTS = 12
const LONGEST_NAME = 120
/** Longer links do not work anyway. */
const LONGEST_URL = 4_000

const nameIn = (fields: Record<string, string>): string =>
  own(fields, 'name') || [own(fields, 'firstName'), own(fields, 'lastName')].filter(Boolean).join(' ')

const leadOf = ({ lead }: LeftCart): CartRow['lead'] =>
  lead && { email: short(lead.email, LONGEST_NAME), name: short(nameIn(lead.fields), LONGEST_NAME) }

/** An address on the site itself needs the cart's page; it means nothing in the desk. */
const pageOf = (url: string, cartUrl: string): string | undefined => {
  const base = URL.canParse(cartUrl) ? cartUrl : undefined
  if (!URL.canParse(url, base)) return
  const { protocol, href } = new URL(url, base)
  return /^https?:$/.test(protocol) && href.length <= LONGEST_URL ? href : undefined
}

const shownProduct = ({ id, name, url }: CartProduct, cartUrl: string): CartRow['products'][number] => {
  const page = url && pageOf(url, cartUrl)
  return { name: short(name || id, LONGEST_NAME), ...(page && { url: page }) }
}

export const shownCart = (cart: LeftCart): CartRow => {
  const { id, at, siteName, products, value, currency, url } = cart
  const more = products.length - MOST_PRODUCTS
  return {
    id,
    at: new Date(at).toISOString(),
    site: siteName,
    products: products.slice(0, MOST_PRODUCTS).map((product) => shownProduct(product, url)),
    ...(more > 0 && { more }),
    value,
    currency,
    url: short(url, LONGEST_URL),
    ...(cart.lead && { lead: leadOf(cart) }),
  }
}
