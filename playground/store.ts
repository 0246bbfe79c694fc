/** A store for popups with products or a threshold: its brand's goods, all in the cart, and free delivery from 75 euros on. */
import type { SampleLanguage } from '../shared/model/text'
import type { Offer, OfferRequest, Store, StoreChunk } from '../shared/page/model/store'
import { formatMoney } from '../shared/page/platform/money'
import type { Cart } from '../shared/page/visit/cart'
import { goods } from './goods'
import { library } from './library'
import type { Setting } from './setting'

const CURRENCY = 'EUR'

const pictures = import.meta.glob<string>('./products/*.webp', { query: '?url', import: 'default', eager: true })

/** The products of the brand whose look the popup has; without any, those of the design's own brand, or else the potters'. */
const brandOf = ({ theme, sample }: Setting): string =>
  [theme.brand, sample.theme.brand, library[sample.template]?.brand].find(
    (brand) => brand && Object.hasOwn(goods, brand),
  ) ?? 'clay'

const offersOf = (brand: string, language: SampleLanguage): Offer[] =>
  (goods[brand] ?? []).map(({ id, title, price, before }) => ({
    id,
    title: title[language],
    currency: CURRENCY,
    description: '',
    url: `/products/${id}`,
    image: new URL(pictures[`./products/${brand}-${id}.webp`] ?? '', location.href).href,
    variants: [{ id, title: '', price, available: true, ...(before && { compareAtPrice: before }) }],
  }))

/** The visitor has looked at the first product; `related` ones begin with the second, so that no popup shows it twice. */
const picked = (offers: Offer[], { category, count }: OfferRequest): Offer[] =>
  (category === 'related' ? [...offers.slice(1), ...offers.slice(0, 1)] : offers).slice(0, count)

/** One of each product, as a popup that lists the cart shows them. */
export const sampleCart = (setting: Setting): Cart & { products: string[] } => {
  const lines = (goods[brandOf(setting)] ?? []).map(({ id, price }) => ({
    product: id,
    variant: id,
    quantity: 1,
    price,
  }))
  const value = lines.reduce((sum, { price }) => sum + price, 0)
  return { count: lines.length, value, currency: CURRENCY, lines, products: lines.map(({ product }) => product) }
}

export const sampleStore = (setting: Setting): StoreChunk => {
  const offers = offersOf(brandOf(setting), setting.language)
  const store: Store = {
    add: async () => 'added',
    offers: async (request) => picked(offers, request),
    thresholds: async () => [
      { kind: 'shipping', amount: 7_500 },
      { kind: 'discount', amount: 12_000 },
    ],
    cart: async () => undefined,
    cartUrl: () => '/cart',
    money: formatMoney,
    imageAt: (address) => address,
  }
  return { open: async () => store, run: () => () => {} }
}
