/** Rules that an owner sets for few popups, in the words of a popup file. They load with a chunk of their own. */
import type { PopupType } from './popup'

/** Popups of one type on a page (specification, section 9). Types without a limit are not named. */
export const MOST_PER_TYPE: Partial<Record<PopupType, number>> = {
  mobile: 5,
  fullpage: 4,
  browsing: 1,
  'side-small': 4,
  'side-large': 3,
  social: 4,
  bar: 5,
  lightbox: 6,
}

export const ENGAGEMENTS = ['seen', 'not_seen', 'closed', 'converted'] as const
/** Shows, or keeps from showing, by what the visitor did with another popup. */
export interface Engagement {
  show: boolean
  what: (typeof ENGAGEMENTS)[number]
  kind: 'embedded' | 'other'
  /** 13 characters, or `any`: all but the popup itself. */
  popup: string
}

export const COMPARISONS = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'starts_with',
  'ends_with',
  'greater_than',
  'less_than',
  'exists',
  'not_exists',
] as const
export type Comparison = (typeof COMPARISONS)[number]

/** On a variable of the page or a cookie. A match that says `show: false` blocks; else one that says `show: true` must match. */
export interface Condition {
  show: boolean
  /** Of a variable: a dotted path from `window`. */
  name: string
  comparison: Comparison
  value: string
}

export interface Targeting {
  device?: 'desktop' | 'mobile'
  engagement?: Engagement
  /** What the page's markup must, or must not, hold. */
  sourceCode?: { contains: boolean; text: string }
  variables?: Condition[]
  cookies?: Condition[]
  /** Only visitors with an ad blocker, or only those without. */
  adblock?: boolean
  /** On a phone, on the page that a search has led to, a small bar comes first. */
  searchBar?: boolean
  /** Variants of one A/B test name the same parent: 13 characters. */
  abTest?: string
}

export const CART_EVENTS = ['added_product', 'removed_product', 'cart_item', 'cart_value'] as const
export const CART_COMPARISONS = ['greater_than', 'equal', 'greater_than_or_equal'] as const
/** Something happened to the cart, or it holds so many items (`cart_item`) or is worth so much (`cart_value`). */
export interface CartSetting {
  event: (typeof CART_EVENTS)[number]
  comparison?: (typeof CART_COMPARISONS)[number]
  /** Items; for `cart_value` in the currency's main unit, as owners write prices. */
  amount?: number
  /** Which products count; `any_product` unless it says otherwise. */
  products?: 'any_product' | 'empty_cart' | string[]
}
