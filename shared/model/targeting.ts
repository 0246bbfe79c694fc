/** The targeting of a popup file: rules that an owner sets for few popups. They load with a chunk of their own. */

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

/** The rules of the targeting chunk. Most are named like their setting; the others look at what a popup is, or at what became of it. */
export type TargetingRule =
  | Exclude<keyof Targeting, 'searchBar'>
  | 'searchLanding'
  | 'mostPerType'
  | 'countdownPast'
  | 'remind'
