/** A store for popups with products or a threshold: three products, and delivery that is free from 75 euros on. */
import type { Offer, Store, StoreChunk } from '../shared/model/store'
import { formatMoney } from '../shared/platform/money'

const photos = import.meta.glob<string>('../templates/photos/*.webp', { query: '?url', import: 'default', eager: true })

/** @param photo a name in `templates/photos/` */
const offer = (id: string, photo: string, title: string, price: number, before?: number): Offer => ({
  ...{ id, title, currency: 'EUR', description: '', url: `/products/${id}` },
  image: new URL(photos[`../templates/photos/${photo}.webp`] ?? '', location.href).href,
  variants: [{ id, title: '', price, available: true, ...(before && { compareAtPrice: before }) }],
})

const OFFERS = [
  offer('serum', 'ostrey-bottle', 'Amber serum', 4_800),
  offer('jug', 'clay-shelf', 'Speckled jug', 3_600, 4_200),
  offer('books', 'fox-books', 'Five stories', 2_900),
]

const store: Store = {
  add: async () => 'added',
  offers: async ({ count }) => OFFERS.slice(0, count),
  thresholds: async () => [
    { kind: 'shipping', amount: 7_500 },
    { kind: 'discount', amount: 12_000 },
  ],
  cart: async () => undefined,
  cartUrl: () => '/cart',
  money: formatMoney,
  imageAt: (address) => address,
}

export const sampleStore: StoreChunk = { open: async () => store, run: () => () => {} }
