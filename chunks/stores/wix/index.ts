/** A Wix site. */
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { minorUnitsOf } from '../../../shared/page/platform/money'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import type { Adapter } from '../store/adapter'
import { cartChunk, serverChunk } from './chunks'
import { followConsent } from './consent'
import { customer } from './customer'
import { onEvent } from './events'
import { call } from './token'
import { follow, product } from './viewed-product'

/** An image of Wix's media server: `…/media/ID`, or `…/media/ID/v1/fill/w_800,h_600,…/NAME`. */
const MEDIA_ADDRESS = /^(https:)?\/\/static\.wixstatic\.com\/media\/([^/?#]+)/
const IMAGE_SIZE = /\/(fill|fit)\/w_(\d+),h_(\d+)/

const imageAt = (address: string, width: number): string => {
  const [whole, , name] = MEDIA_ADDRESS.exec(address) ?? []
  if (!whole) return address
  // The height is not known: `fit` keeps the picture's own.
  if (address === whole) return `${whole}/v1/fit/w_${width},h_${width},q_85/${name}`
  return address.replace(
    IMAGE_SIZE,
    (_, how, w, h) => `/${how}/w_${width},h_${Math.max(1, Math.round((width * Number(h)) / (Number(w) || 1)))}`,
  )
}

interface Embeds {
  getExternalBaseUrl?(): unknown
}

/** Sites without a domain of their own lie in a folder, which Wix knows. */
const urlOfCart = (): string => {
  const base = guard(() => (globalNamed('wixEmbedsAPI') as Embeds | undefined)?.getExternalBaseUrl?.())
  const within = typeof base === 'string' && `${base}/`.startsWith(`${location.origin}/`)
  return `${within ? base.slice(location.origin.length).replace(/\/$/, '') : ''}/cart-page`
}

/** The cart that was read last, as text. */
let knownCurrency = ''

export const adapter: Adapter = {
  name: 'wix',
  customer,
  follow,
  product,
  cartUrl: urlOfCart,
  imageAt,
  async cart(page) {
    const { readCart } = await cartChunk(page)
    const cart = await readCart(call)
    knownCurrency = JSON.stringify(cart)
    return cart
  },
  watch(changed, page) {
    let stop: Stop | undefined
    let stopped = false
    const start = async (): Promise<void> => {
      const { watchCart } = await cartChunk(page)
      if (!stopped) stop = watchCart(changed, () => knownCurrency, onEvent)
    }
    reportRejection(start())
    return () => {
      stopped = true
      stop?.()
    }
  },
  add: async (items, page) => (await cartChunk(page)).addToCart(call, items),
  consent: followConsent,
  offers: async (products, currency, page) => (await serverChunk(page)).decodeOffers(products, currency),
  tell(page, facts) {
    // An emptied cart too: the server keeps the one that it was told of.
    if (facts.looked || facts.cart) reportRejection(serverChunk(page).then(({ tellFacts }) => tellFacts(page, facts)))
  },
  total({ currency, value }) {
    const units = minorUnitsOf(currency)
    return (value / units).toFixed(Math.log10(units))
  },
}
