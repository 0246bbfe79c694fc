/** Rules say whether a popup may show. All must agree; the first that objects gives the reason. */
import type { Campaign } from '../../shared/popup'
import type { Visitor } from '../visitor'
import { closedByVisitor } from './closed-by-visitor'
import { converted } from './converted'
import { frequency } from './frequency'

/** The reason it may not show, or undefined. Pure: it looks at its arguments alone. */
export type Rule = (popup: Campaign, visitor: Visitor) => string | undefined

export const RULES: Rule[] = [converted, closedByVisitor, frequency]

export const objection: Rule = (popup, visitor) => {
  for (const rule of RULES) {
    const reason = rule(popup, visitor)
    if (reason) return reason
  }
}
