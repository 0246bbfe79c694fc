/** A store for the cards of products: it takes the place of the chunk `store`. */
import type { Added } from '../../shared/model/product-widget'
import type { Offer, Threshold } from '../../shared/page/model/store'
import type { Visit } from './visit.page'

export const offerOf = (id: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  title: `Product ${id}`,
  description: '',
  url: `/product/${id}`,
  image: '',
  currency: 'EUR',
  variants: [{ id: `${id}-1`, title: 'One', price: 4900, available: true }],
  ...changes,
})

export interface StoreAnswers {
  /** Offers by category. */
  offers?: Record<string, Offer[]>
  /** Offers of every other category. */
  otherwise?: Offer[]
  thresholds?: Threshold[]
  /** The result of each adding, in order; the last one repeats. */
  added?: Added[]
  /** Milliseconds that adding takes. */
  delayMs?: number
}

/** The calls of the widgets, as the page has recorded them. */
interface StoreCalls {
  offers: { category: string; ids: string[]; count: number; popupId: string }[]
  added: { product: string; variant: string; quantity: number }[]
}

const chunkOf = ({
  offers = {},
  otherwise = [],
  thresholds = [],
  added = ['added'],
  delayMs = 0,
}: StoreAnswers): string => `
  const known = new Map(Object.entries(${JSON.stringify(offers)}))
  const results = ${JSON.stringify(added)}
  const calls = (window.storeCalls = { offers: [], added: [] })
  const store = {
    async offers(request) {
      calls.offers.push(request)
      return (known.get(request.category) ?? ${JSON.stringify(otherwise)}).slice(0, request.count)
    },
    async add(items) {
      calls.added.push(...items)
      await new Promise((resolve) => setTimeout(resolve, ${delayMs}))
      return results.length > 1 ? results.shift() : results[0]
    },
    thresholds: async () => ${JSON.stringify(thresholds)},
    cart: async () => undefined,
    cartUrl: () => '/cart',
    money: (minor, currency, language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / (currency === 'JPY' ? 1 : 100)),
    imageAt: (address, width) => address && address + '?width=' + width,
  }
  export const run = () => () => {}
  export const open = async () => store`

const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }

/** A visit takes it as its `prepare`. */
export const stocked = async ({ page }: Visit, answers: StoreAnswers): Promise<void> => {
  await page.route(/\/v\/\w+\/store\.js/, (route) => route.fulfill({ headers: HEADERS, body: chunkOf(answers) }))
}

export const callsOf = ({ page }: Visit): Promise<StoreCalls> =>
  page.evaluate(() => (window as unknown as { storeCalls: StoreCalls }).storeCalls)
