/** Generators for any triggers and targeting that a popup may have. */
import fc from 'fast-check'
import { CART_COMPARISONS, CART_EVENTS } from '../../shared/model/cart-setting'
import { COMPARISONS, ENGAGEMENTS, type Targeting } from '../../shared/model/targeting'
import { TRIGGER_ROWS, type TriggerRow, type TriggerSettings, type Unit } from '../../shared/model/trigger-settings'

const one = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const yes = fc.constant(true as const)
const id = fc.stringMatching(/^[\w-]{13}$/)
const text = fc.string({ minLength: 1 })

const cart = fc.record({
  event: one(CART_EVENTS),
  comparison: one(CART_COMPARISONS),
  amount: fc.integer({ min: 1, max: 10_000 }),
  products: fc.oneof(one(['any_product', 'empty_cart'] as const), fc.array(text, { minLength: 1 })),
})

const settingOf = (row: TriggerRow): fc.Arbitrary<unknown> => {
  if ('least' in row) return fc.integer({ min: row.least, max: row.most })
  return { on: yes, 'on or back': one([true, 'back']), cart }[row.value]
}

export const triggers = fc.record(Object.fromEntries(TRIGGER_ROWS.map(([name, row]) => [name, settingOf(row)])), {
  requiredKeys: [],
}) as fc.Arbitrary<TriggerSettings>

/** Values that are reached soon, but not at once. */
const SOON: Record<Unit, number> = { seconds: 5, percent: 50, pixels: 500, times: 3 }

/** All triggers that have code, each with a value that is reached soon. */
export const everyTrigger: TriggerSettings = Object.fromEntries(
  TRIGGER_ROWS.filter(([, { watchedBy }]) => watchedBy !== 'others').map(([name, { value }]) => [
    name,
    { ...SOON, on: true, 'on or back': true, cart: { event: 'added_product' } }[value],
  ]),
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
  } satisfies Record<keyof Targeting, fc.Arbitrary<unknown>>,
  { requiredKeys: [] },
)
