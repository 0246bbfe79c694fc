/** Any triggers and targeting that a popup may have. */
import fc from 'fast-check'
import type { Triggers } from '../../shared/model/popup'
import { CART_COMPARISONS, CART_EVENTS, COMPARISONS, ENGAGEMENTS, type Targeting } from '../../shared/model/targeting'

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const yes = fc.constant(true as const)
const seconds = fc.integer({ min: 0, max: 86_400 })
const times = fc.integer({ min: 1, max: 1000 })
const id = fc.stringMatching(/^[\w-]{13}$/)
const text = fc.string({ minLength: 1 })

const cart = fc.record({
  event: one(CART_EVENTS),
  comparison: one(CART_COMPARISONS),
  amount: fc.integer({ min: 1, max: 10_000 }),
  products: fc.oneof(one(['any_product', 'empty_cart'] as const), fc.array(text, { minLength: 1 })),
})

export const triggers: fc.Arbitrary<Triggers> = fc.record(
  {
    exitIntent: yes,
    exitIntentMobile: one([true, 'back'] as const),
    timeDelay: seconds,
    sessionDelay: seconds,
    scrollPercent: fc.integer({ min: 0, max: 100 }),
    scrollPixel: fc.nat(100_000),
    pageClicks: times,
    pagesVisited: times,
    inactivity: seconds,
    cart,
    autopilot: yes,
  },
  { requiredKeys: [] },
)

const conditions = fc.array(
  fc.record({ show: fc.boolean(), name: text, comparison: one(COMPARISONS), value: fc.string() }),
  { minLength: 1 },
)

export const targeting: fc.Arbitrary<Targeting> = fc.record(
  {
    device: one(['desktop', 'mobile'] as const),
    engagement: fc.record({
      show: fc.boolean(),
      what: one(ENGAGEMENTS),
      kind: one(['embedded', 'other'] as const),
      popup: fc.oneof(id, fc.constant('any')),
    }),
    sourceCode: fc.record({ contains: fc.boolean(), text }),
    variables: conditions,
    cookies: conditions,
    adblock: fc.boolean(),
    searchBar: yes,
    abTest: id,
  },
  { requiredKeys: [] },
)
