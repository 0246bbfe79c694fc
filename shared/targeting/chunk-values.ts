/** The values of targeting settings that the targeting chunk decides on: rules that few owners set. */

export const ENGAGEMENTS = ['seen', 'not_seen', 'closed', 'converted'] as const
/** Shows the popup, or does not, depending on what the visitor did with another popup. */
export interface Engagement {
  show: boolean
  what: (typeof ENGAGEMENTS)[number]
  kind: 'embedded' | 'other'
  /** 13 characters, or `any` for every popup except this one. */
  popup: string
}

/** Text that the page's markup must contain, or must not. */
export interface SourceCode {
  contains: boolean
  text: string
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

/**
 * A condition on a variable of the page or on a cookie. The popup is blocked if one with `show: false` matches, or if
 * there are some with `show: true` and none of them matches.
 */
export interface Condition {
  show: boolean
  /** Name; for a variable, a dotted path from `window`. */
  name: string
  comparison: Comparison
  value: string
}
