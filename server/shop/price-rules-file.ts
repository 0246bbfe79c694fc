/** A Shopify store's price_rules.json, as the Admin API answers it. */
import * as v from 'valibot'
import { readJsonc } from '../files/jsonc'
import { oneOf, partOf, words } from '../files/values'
import { isPrice } from './catalogue/money'
import type { TimedRule } from './price-rules'

const time = v.pipe(
  words,
  // Before it is converted: a message quotes what the file says.
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time like 2026-05-01T00:00:00Z'),
  v.transform(Date.parse),
)
const AMOUNT = 'must be an amount like 50.00'
const amount = v.pipe(v.union([words, v.number()], AMOUNT), v.transform(String), v.check(isPrice, AMOUNT))

const PriceRulesFile = partOf({
  price_rules: v.array(
    partOf({
      target_type: oneOf(['line_item', 'shipping_line']),
      allocation_method: oneOf(['each', 'across']),
      target_selection: oneOf(['all', 'entitled']),
      prerequisite_subtotal_range: v.nullish(partOf({ greater_than_or_equal_to: v.nullish(amount) })),
      starts_at: v.nullish(time),
      ends_at: v.nullish(time),
    }),
    'must be a list of price rules',
  ),
})

export const readPriceRules = (file: string): TimedRule[] =>
  readJsonc(file, {
    schema: PriceRulesFile,
    use: ({ price_rules }) =>
      price_rules.map((rule) => ({
        targetType: rule.target_type,
        allocationMethod: rule.allocation_method,
        targetSelection: rule.target_selection,
        threshold: rule.prerequisite_subtotal_range?.greater_than_or_equal_to ?? '',
        startsAt: rule.starts_at ?? 0,
        ...(typeof rule.ends_at === 'number' && { endsAt: rule.ends_at }),
      })),
  })
