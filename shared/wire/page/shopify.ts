/** Calls of our server about a Shopify store (specification, section 7), and what the server answers. */
import type { Page } from '../../page/model/page'
import type { Threshold } from '../../page/model/store'
import { object } from '../../values/names'

const call = ({ host }: Page, path: string, query: Record<string, string>): string =>
  `${host}/api/display/shopify/${path}?${new URLSearchParams(query)}`

/** GET client-id?shop=…&site=… → `{ success, client_id }`: the shop's own id, not the visitor's. */
export const shopIdUrl = (page: Page, shop: string): string => call(page, 'client-id', { shop, site: page.site })
export const decodeShopId = ({ client_id: id }: Record<string, unknown>): string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? `${id}` : undefined

/** GET price-rules/{client id} → `{ success, price_rules }`. */
export const priceRulesUrl = ({ host }: Page, shopId: string): string =>
  `${host}/api/display/shopify/price-rules/${encodeURIComponent(shopId)}`
export const decodePriceRules = ({ price_rules: rules }: Record<string, unknown>): unknown[] | undefined =>
  Array.isArray(rules) ? rules : undefined

/**
 * A promise that holds for the whole cart from a subtotal on, in the main unit of the shop's currency. Delivery is
 * always discounted line by line (`each`); products either so or as a share of the whole (`across`).
 */
export const decodePriceRule = (raw: unknown): Threshold | undefined => {
  const rule = object(raw)
  const amount = Number(object(rule.prerequisite_subtotal_range).greater_than_or_equal_to)
  const kind = new Map<string, Threshold['kind']>([
    ['shipping_line each', 'shipping'],
    ['line_item each', 'discount'],
    ['line_item across', 'discount'],
  ]).get(`${rule.target_type} ${rule.allocation_method}`)
  return kind && rule.target_selection === 'all' && amount > 0 && amount < Infinity ? { kind, amount } : undefined
}

interface Abandonment {
  shopId: string
  customer: string
  products: { id: string; name: string; category: string }[]
  kind: 'browse' | 'cart'
  /** In the main unit of the currency. */
  total: string
  currency: string
}

/** GET save-browse-abandonment → `{ success }`. The visitor's id, the currency and the address are fields of our own. */
export const abandonmentUrl = (
  page: Page,
  { currency, customer, kind, products, shopId, total }: Abandonment,
): string =>
  call(page, 'save-browse-abandonment', {
    clientId: shopId,
    customer,
    products: JSON.stringify(
      products.map(({ id, name, category }) => ({ product_id: id, product_name: name, category })),
    ),
    data_for: `${kind}_abandonment`,
    total_cart_value: total,
    currency,
    client_id: page.visitor.clientId(),
    // Without its query, which may hold anything: proxies keep addresses.
    url: location.origin + location.pathname,
  })
