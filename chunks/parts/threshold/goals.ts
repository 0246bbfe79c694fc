/** The values of the cart, in minor units, that a marked element may lead to. */

import type { Totals } from '../../../shared/model/cart'
import type { Page } from '../../../shared/page/model/page'
import { openStore, type Threshold } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { bare } from '../../../shared/page/platform/safe-dom'
import { findCart } from './known-cart'

/** The facts of the shop that a popup opens with. They are read again before each popup. */
export interface ShopFacts {
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
  const named = rules.filter(({ kind }) => setting === 'any' || setting === kind)
  return (amount === undefined ? named.map((rule) => rule.amount) : [amount])
    .filter((goal) => goal > 0)
    .sort((a, b) => a - b)
}

/** An amount in the template needs no rules of the store; the cart is needed always. Undefined without either. */
export const readShopFacts = async (template: Document, page: Page): Promise<ShopFacts | undefined> => {
  const marked = [...bare(template, 'querySelectorAll')('[data-wisp-threshold]')]
  const finding = findCart(page)
  const needsRules = marked.some((source) => toMinor(settingOf(source), '') === undefined)
  const rules = needsRules ? await (await openStore(page)).thresholds() : []
  if (!marked.some((source) => goalsOf(source, '', rules).length)) return
  const cart = await finding
  return cart && { rules, cart }
}
