/** The values of the cart, in minor units, that a marked element may lead to. */

import type { Totals } from '../../../shared/model/cart'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import { openStore, type Threshold } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { bare } from '../../../shared/page/platform/safe-dom'
import { findCart } from './known-cart'

/** The rules of the page's store, renewed before each popup that names one. */
let rules: Threshold[] = []

/** The cart that a popup shows first. Read again before each popup. */
let cart: Totals | undefined

export const firstCart = (): Totals | undefined => cart

const settingOf = (source: Element): string => source.getAttribute('data-wisp-threshold') as string

/** The lowest first. `currency`: the cart's. */
export const goalsOf = (source: Element, currency: string): number[] => {
  const setting = settingOf(source)
  const amount = toMinor(setting, currency)
  const named = rules.filter(({ kind }) => setting === 'any' || setting === kind)
  return (amount === undefined ? named.map((rule) => rule.amount) : [amount])
    .filter((goal) => goal > 0)
    .sort((a, b) => a - b)
}

/** An amount in the template needs no rules of the store; the cart is needed always. */
export const ready = async (template: Document, _: Campaign, { page }: { page: Page }): Promise<boolean> => {
  const marked = [...bare(template, 'querySelectorAll')('[data-wisp-threshold]')]
  const finding = findCart(page)
  if (marked.some((source) => toMinor(settingOf(source), '') === undefined))
    rules = await (await openStore(page)).thresholds()
  if (!marked.some((source) => goalsOf(source, '').length)) return false
  cart = await finding
  return Boolean(cart)
}
