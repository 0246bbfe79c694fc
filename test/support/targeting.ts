/** Generators for any triggers and targeting that a popup may have. */
import fc from 'fast-check'
import { CART_COMPARISONS, CART_EVENTS } from '../../shared/model/cart-setting'
import { TRIGGER_ROWS, type TriggerRow, type TriggerSettings, type Unit } from '../../shared/model/trigger-settings'
import { CHUNK_ROWS, type ChunkTargeting } from '../../shared/targeting/chunk-settings'
import { COMPARISONS, ENGAGEMENTS } from '../../shared/targeting/chunk-values'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { SettingValue } from '../../shared/targeting/setting-value'
import { LIVE_SETTINGS, type LiveTargeting, SERVER_SETTINGS } from '../../shared/targeting/table'
import {
  ADDRESS_COMPARISONS,
  type PageMatch,
  type ReferrerMatch,
  SOURCES,
  VISITOR_KINDS,
  WEEKDAYS,
} from '../../shared/targeting/visit-targeting'

const anyOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const yes = fc.constant(true as const)
const id = fc.stringMatching(/^[\w-]{13}$/)
const text = fc.string({ minLength: 1 })

const cart = fc.record({
  event: anyOf(CART_EVENTS),
  comparison: anyOf(CART_COMPARISONS),
  amount: fc.integer({ min: 1, max: 10_000 }),
  products: fc.oneof(anyOf(['any_product', 'empty_cart'] as const), fc.array(text, { minLength: 1 })),
})

const conditions = fc.array(
  fc.record({ show: fc.boolean(), name: text, comparison: anyOf(COMPARISONS), value: fc.string() }),
  { minLength: 1 },
)

const event = fc.record({ name: text, facts: conditions }, { requiredKeys: ['name'] })
const selector = anyOf(['#reviews', '.price > b', 'main h2:not([hidden])'])

const settingOf = (row: TriggerRow): fc.Arbitrary<unknown> => {
  if ('min' in row) return fc.integer({ min: row.min, max: row.max })
  return { on: yes, 'on or back': anyOf([true, 'back']), cart, event, selector }[row.value]
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
    {
      ...SOON,
      on: true,
      'on or back': true,
      cart: { event: 'added_product' },
      event: { name: 'quote' },
      selector: 'h1',
    }[value],
  ]),
)

const few = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { minLength: 1, maxLength: 3 })
const lists = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<{ include?: T[]; exclude?: T[] }> =>
  fc.oneof(fc.record({ include: few(item), exclude: few(item) }), fc.record({ include: few(item) }))
const path = fc.stringMatching(/^\/[a-z/]{0,9}$/)
const query = few(fc.oneof(fc.record({ name: text }), fc.record({ name: text, is: fc.string() })))
const engagement = fc.record({
  show: fc.boolean(),
  what: anyOf(ENGAGEMENTS),
  kind: anyOf(['embedded', 'other'] as const),
  popup: fc.oneof(id, fc.constant('any')),
})
const page: fc.Arbitrary<PageMatch> = fc.oneof(
  fc.record({ query }),
  ...ADDRESS_COMPARISONS.map((comparison) => path.map((value) => ({ [comparison]: value }))),
  fc.record({ begins: path, query }),
)
const referrer: fc.Arbitrary<ReferrerMatch> = fc.oneof(
  ...ADDRESS_COMPARISONS.map((comparison) => path.map((value) => ({ [comparison]: value }))),
  fc.record({ from: anyOf(SOURCES) }),
)

const visitors = fc.oneof(
  fc.record({ kind: anyOf(VISITOR_KINDS) }),
  fc.record({ atLeast: fc.integer({ min: 1, max: 9 }), atMost: fc.integer({ min: 9, max: 99 }) }),
)
const schedule = fc.oneof(
  fc.record({ from: fc.constant('2030-01-31T18:00'), zone: anyOf(['UTC', 'Asia/Jerusalem']) }),
  fc.record({
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    hours: few(fc.record({ from: anyOf(['09:00', '22:30']), to: anyOf(['02:00', '24:00']) })),
  }),
)

/** Values of each kind. */
const settingOfKind = (row: SettingValue): fc.Arbitrary<unknown> => {
  switch (row.value) {
    case 'on':
      return yes
    case 'yes or no':
      return fc.boolean()
    case 'one of':
      return anyOf(row.of)
    case 'some of':
      return lists(anyOf(row.of))
    case 'popup id':
      return id
    case 'conditions':
      return conditions
    case 'engagement':
      return engagement
    case 'source code':
      return fc.record({ contains: fc.boolean(), text })
    case 'countries':
      return lists(anyOf(['FR', 'GB', 'IL']))
    case 'languages':
      return lists(anyOf(['en', 'en-GB', 'he']))
    case 'pages':
      return lists(page)
    case 'referrers':
      return lists(referrer)
    case 'visitors':
      return visitors
    case 'utm':
      return fc.oneof(fc.record({ source: few(text) }), fc.record({ medium: few(text), campaign: few(text) }))
    case 'schedule':
      return schedule
  }
}

const valuesOf = (rows: Record<string, SettingValue>): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, settingOfKind(row)]))

const CHUNK = valuesOf(Object.fromEntries(CHUNK_ROWS))
const LIVE = valuesOf(LIVE_SETTINGS)

/** The targeting that reaches the page. */
export const sentTargeting = fc.record({ ...CHUNK, ...LIVE }, { requiredKeys: [] }) as fc.Arbitrary<
  ChunkTargeting & LiveTargeting
>

/** All that a popup file may say. The devices of the server's rule are all that there are. */
export const targeting = fc.record(
  { ...CHUNK, ...valuesOf(SERVER_SETTINGS), ...LIVE },
  { requiredKeys: [] },
) as fc.Arbitrary<Targeting>
