/** The abandoned carts as the desk lists them. */
import { own } from '../../shared/values/own'
import { pageOf } from '../http/paging'
import type { DeskRoute } from '../http/route'
import { short } from '../lib/text'
import type { CartProduct, LeftCart, LeftCarts } from './abandoned-carts'
import type { CartRow, CartsAnswer } from './answers'

const MAX_PRODUCTS = 12
const MAX_NAME_LENGTH = 120
/** Longer links do not work anyway. */
const MAX_URL_LENGTH = 4_000

const nameIn = (fields: Record<string, string>): string =>
  own(fields, 'name') || [own(fields, 'firstName'), own(fields, 'lastName')].filter(Boolean).join(' ')

const leadOf = ({ lead }: LeftCart): CartRow['lead'] =>
  lead && { email: short(lead.email, MAX_NAME_LENGTH), name: short(nameIn(lead.fields), MAX_NAME_LENGTH) }

/** An address on the site itself needs the cart's page; it means nothing in the desk. */
const pageAddress = (url: string, cartUrl: string): string | undefined => {
  const base = URL.canParse(cartUrl) ? cartUrl : undefined
  if (!URL.canParse(url, base)) return
  const { protocol, href } = new URL(url, base)
  return /^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH ? href : undefined
}

const shownProduct = ({ id, name, url }: CartProduct, cartUrl: string): CartRow['products'][number] => {
  const page = url && pageAddress(url, cartUrl)
  return { name: short(name || id, MAX_NAME_LENGTH), ...(page && { url: page }) }
}

const shownCart = (cart: LeftCart): CartRow => {
  const { id, at, siteName, products, value, currency, url } = cart
  const more = products.length - MAX_PRODUCTS
  return {
    id,
    at: new Date(at).toISOString(),
    site: siteName,
    products: products.slice(0, MAX_PRODUCTS).map((product) => shownProduct(product, url)),
    ...(more > 0 && { more }),
    value,
    currency,
    url: short(url, MAX_URL_LENGTH),
    ...(cart.lead && { lead: leadOf(cart) }),
  }
}

interface Services {
  store: { carts: LeftCarts }
}

export const deskCarts: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/carts',
  desk: true,
  polled: true,
  async handle(c, { store: { carts } }) {
    const [total, { rows, next }] = await Promise.all([carts.count(), pageOf(c, carts.page)])
    return c.json<CartsAnswer>({ carts: rows.map(shownCart), total, next })
  },
}
