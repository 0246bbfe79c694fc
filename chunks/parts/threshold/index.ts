/** A threshold of the cart, such as free delivery: how much is missing, and a line. */
import { createElement } from 'react'
import type { Part } from '../../core/ui/index'
import { readShopFacts, type ShopFacts } from './goals'
import { Line } from './line'
import './threshold.css'

/** For one popup, with the rules and the cart that it opens with. */
const createPart = (facts: ShopFacts): Part => ({
  ready,
  css: import.meta.wispCss,
  components: { 'data-wisp-threshold': (marked) => createElement(Line, { ...marked, facts }) },
})

export const ready: NonNullable<Part['ready']> = async (template, _, { page }, parts) => {
  const facts = await readShopFacts(template, page)
  if (facts) parts.threshold = createPart(facts)
  return Boolean(facts)
}
