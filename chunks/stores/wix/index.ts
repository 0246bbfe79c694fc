/** A Wix site. */
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { minorUnitsOf } from '../../../shared/page/platform/money'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import type { Adapter } from '../store/adapter'
import { call } from './call'
import { cartChunk, serverChunk } from './chunks'
import { followConsent } from './consent'
import { customer } from './customer'
import { onEvent } from './events'
import { pictureAt } from './image'
import { follow, product } from './viewed-product'

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
  imageAt: pictureAt,
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
