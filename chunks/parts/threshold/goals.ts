/** The values of the cart, in minor units, that a marked element may lead to. */

import { openStore, type Threshold } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { bare } from '../../../shared/page/platform/safe-dom'
import type { Totals } from '../../../shared/page/visit/cart'
import type { Part } from '../../core/ui/index'
import { findCart } from './first-cart'

/** A popup's own copy of this part, with the facts of the shop that it opens with. */
export interface OwnPart extends Part {
  /** Rules of the page's store; none if the popup names none. */
  rules: Threshold[]
  /** The cart that it shows first. */
  cart: Totals
}

const settingOf = (source: Element): string => source.getAttribute('data-wisp-threshold') as string

/** The lowest first. `currency`: the cart's. */
export const goalsOf = (source: Element, currency: string, rules: Threshold[]): number[] => {
  const setting = settingOf(source)
  const amount = toMinor(setting, currency)
  const ownRules = rules.filter(({ kind }) => setting === 'any' || setting === kind)
  return (amount === undefined ? ownRules.map((rule) => rule.amount) : [amount])
    .filter((goal) => goal > 0)
    .sort((a, b) => a - b)
}

/** An amount in the template needs no rules of the store; the cart is needed always. */
export const ready: NonNullable<Part['ready']> = async (template, _, { page }, parts) => {
  const marked = [...bare(template, 'querySelectorAll')('[data-wisp-threshold]')]
  const finding = findCart(page)
  const needsRules = marked.some((source) => toMinor(settingOf(source), '') === undefined)
  const rules = needsRules ? await (await openStore(page)).thresholds() : []
  if (!marked.some((source) => goalsOf(source, '', rules).length)) return false
  const cart = await finding
  parts.threshold = { ...(parts.threshold as Part), rules, cart }
  return !!cart
}
