/** What each trigger waits for, in words. */

import type { CartSetting } from '../../../../shared/model/targeting'
import { own } from '../../../../shared/platform/own'
import { decodeCart } from '../../../../shared/wire/targeting'
import { short, spaced } from './text'

export interface TriggerWords {
  title: string
  /** After `Waits for`. */
  waits(needed: unknown): string
  /** Where it has a scale: its unit, and what was done: `42 of 50` `%` `scrolled`. */
  scale?: [unit: string, done: string]
}

const COMPARISON = { greater_than: 'more than', equal: 'exactly', greater_than_or_equal: 'at least' } as const

/** `empty_cart` is about the first product in, the last one out, or a cart that has nothing in it. */
const CART: Record<CartSetting['event'], [usual: string, empty: string]> = {
  added_product: ['something to be put into the cart', 'something to be put into the empty cart'],
  removed_product: ['something to be taken out of the cart', 'the last thing to be taken out of the cart'],
  cart_item: ['the number of items in the cart to be', 'the cart to be empty'],
  cart_value: ['the cart’s worth to be', 'the cart to be empty'],
}

const cart = (needed: unknown): string => {
  const setting = decodeCart(needed)
  if (!setting) return 'a change of the cart'
  const { amount, comparison, event, products } = setting
  const [usual, empty] = CART[event]
  if (products === 'empty_cart') return empty
  const size = event.startsWith('cart') ? ` ${COMPARISON[comparison]} ${amount}` : ''
  if (!Array.isArray(products)) return `${usual}${size}`
  return `${usual}${size}, with ${products.length === 1 ? 'a certain product' : `one of ${products.length} products`}`
}

const WORDS: Record<string, TriggerWords> = {
  exitIntent: { title: 'Exit intent', waits: () => 'the pointer to leave through the top edge' },
  exitIntentMobile: {
    title: 'Exit intent on a phone',
    waits: (needed) =>
      needed === 'back' ? 'the back button' : 'a fast scroll up after reading, or a return to this tab',
  },
  timeDelay: { title: 'Time on the page', waits: () => 'enough time on this page', scale: ['s', 'on this page'] },
  sessionDelay: {
    title: 'Time on the website',
    waits: () => 'enough time on the website',
    scale: ['s', 'on the website'],
  },
  scrollPercent: { title: 'Scroll depth', waits: () => 'the visitor to scroll', scale: ['%', 'scrolled'] },
  scrollPixel: { title: 'Scroll position', waits: () => 'the visitor to scroll', scale: ['px', 'scrolled'] },
  pageClicks: { title: 'Clicks', waits: () => 'clicks on the page', scale: ['', 'clicks'] },
  pagesVisited: { title: 'Pages', waits: () => 'more pages in this visit', scale: ['', 'pages in this visit'] },
  inactivity: { title: 'Inactivity', waits: () => 'the visitor to pause', scale: ['s', 'without activity'] },
  cart: { title: 'Cart', waits: cart },
  autopilot: {
    title: 'Autopilot',
    waits: () => 'exit intent on a desktop; on a phone for half the page read, or 20 s without activity',
  },
  place: { title: 'Place', waits: () => 'its element to be on the page' },
}

/** What a server of another version calls otherwise is told by its name. */
export const triggerWords = (trigger: string): TriggerWords =>
  own(WORDS, trigger) ?? {
    title: spaced(short(trigger)),
    waits: () => `the trigger “${short(trigger)}”`,
  }

/** `42 of 50 %`; seconds and the like in whole numbers, unless the owner asked for parts of one. */
export const measure = (reached: number, needed: number, unit: string): string => {
  const digits = Number.isInteger(needed) ? 0 : 1
  const floor = Math.floor(reached * 10 ** digits) / 10 ** digits
  return `${floor.toFixed(digits)} of ${needed} ${unit}`.trim()
}

/** What opened a popup, as the loader labels it. */
const OPENERS: Record<string, string> = {
  click: 'a click on its link or button',
  teaser: 'a press on its teaser',
  api: 'a call of wisp.open()',
  preview: 'an owner’s preview',
  landing: 'a landing page',
  upgrade: 'the server’s offer to upgrade',
}
export const openedBy = (trigger: string): string =>
  own(OPENERS, trigger) ?? `the trigger “${triggerWords(trigger).title}”`
