/** How far a cart is from its goal, in words and as a part of the line. */

import { formatMoney } from '../../../shared/page/platform/money'
import type { Totals } from '../../../shared/page/visit/cart'
import type { Marked } from '../../core/ui/index'
import { goalsOf, type OwnPart } from './goals'

export interface Progress {
  /** The owner's text for this state of the cart; '' if there is none. */
  text: string
  /** 0 to 100. */
  percent: number
  /** The progress as screen readers read it out; without a text, the value of the cart. */
  spoken: string
  reached: boolean
}

/** Undefined if no goal is known, or no cart. */
export const progressOf = ({ live, source }: Marked, cart: Totals | undefined): Progress | undefined => {
  if (!cart) return
  const { count, value } = cart
  const words = (name: string): string | null => source.getAttribute(`data-wisp-${name}`)
  // A store may name none for an empty cart.
  const currency = cart.currency || words('currency') || ''
  const has = Math.max(0, value)
  const goals = goalsOf(source, currency, (live.context.parts.threshold as OwnPart).rules)
  const goal = goals.find((candidate) => candidate > has) ?? goals.at(-1)
  if (!goal) return
  const reached = has >= goal
  const money = (amount: number): string => formatMoney(amount, currency, live.context.popup.language)
  const template = (reached ? words('reached') : (!count && words('empty')) || words('missing')) ?? ''
  const text = template.replace(/\{(amount|goal)\}/g, (_, name) =>
    money(name === 'goal' ? goal : Math.max(0, goal - has)),
  )
  return {
    reached,
    percent: reached ? 100 : Math.floor((100 * has) / goal),
    spoken: text.trim() || money(has),
    text,
  }
}
