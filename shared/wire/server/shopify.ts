/** Calls of Shopify stores (specification, section 7): client id, price rules and browse abandonment. */
import * as v from 'valibot'
import { Amount, ChosenProducts, Currency, CustomerId, PageUrl, SiteKey } from './products'
import { cutTo, LooseId, Text } from './text'

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const MAX_HOST_LENGTH = 253

/** `site` is our own field. */
export const ClientIdQuery = v.object({ shop: cutTo(MAX_HOST_LENGTH), site: SiteKey })

/** The client id of the store is the key of its site. */
export const encodeClientId = (siteKey: string): Record<string, unknown> => ({ success: true, client_id: siteKey })

/** A promise of the store: free delivery or a discount from a value of the cart on. */
export interface PriceRule {
  targetType: string
  allocationMethod: string
  targetSelection: string
  /** In major units, as the store writes it; '' if there is none. */
  threshold: string
}

export const encodePriceRules = (rules: PriceRule[]): Record<string, unknown> => ({
  success: true,
  price_rules: rules.map(({ targetType, allocationMethod, targetSelection, threshold }) => ({
    target_type: targetType,
    allocation_method: allocationMethod,
    target_selection: targetSelection,
    prerequisite_subtotal_range: threshold ? { greater_than_or_equal_to: threshold } : null,
  })),
})

const KINDS = { browse_abandonment: 'browse', cart_abandonment: 'cart' } as const
type DataFor = keyof typeof KINDS
const DATA_FOR = Object.keys(KINDS) as DataFor[]

/** `clientId` is the key of the site; `client_id` (the visitor's), `currency` and `url` are our own fields. */
export const AbandonmentQuery = v.pipe(
  v.object({
    clientId: SiteKey,
    customer: CustomerId,
    products: v.pipe(
      Text,
      v.transform((text) => text || '[]'),
      v.parseJson(undefined, 'must be a list of products in JSON'),
      ChosenProducts,
    ),
    data_for: v.picklist(DATA_FOR, `must be ${DATA_FOR.join(' or ')}`),
    total_cart_value: Amount,
    currency: Currency,
    client_id: LooseId,
    url: PageUrl,
  }),
  v.transform((raw) => ({
    site: raw.clientId,
    clientId: raw.client_id,
    customerId: raw.customer,
    // Own names: the schema lets only these through.
    source: KINDS[raw.data_for],
    products: raw.products,
    value: raw.total_cart_value,
    currency: raw.currency,
    url: raw.url,
  })),
)
