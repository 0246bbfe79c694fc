// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PopupSnapshot } from '../../../../../chunks/services/inspector/snapshot'
import { explainTriggers } from '../../../../../chunks/services/inspector/triggers'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import '../../../../support/triggers-chunk'
import { NOW, snapshotOf, stateOf, visitorOf } from './snapshot'

const explanationsOf = (triggers: object, state: Partial<PopupSnapshot> = {}, { mobile = false } = {}) => {
  const popup = stateOf({ triggers: triggers as Campaign['triggers'] }, { armedAt: NOW - 3_400, ...state })
  return explainTriggers(popup, { ...snapshotOf([popup]), visitor: visitorOf({}, { mobile }) })
}
const sentenceOf = (...args: Parameters<typeof explanationsOf>): string | undefined => explanationsOf(...args)[0]?.says

/** A page of this height in a window of 500 px. */
const pageOf = (height: number): void => {
  const { documentElement } = document
  vi.spyOn(documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(500)
}
beforeEach(() => pageOf(3000))
afterEach(() => vi.restoreAllMocks())

describe('the progress of a trigger', () => {
  it.each([
    [{ scrollPercent: 50 }, { reached: { scrollPercent: 42.7 } }, '42 of 50 % scrolled.'],
    [{ scrollPixel: 800 }, { reached: { scrollPixel: 120 } }, '120 of 800 px scrolled.'],
    [{ timeDelay: 5 }, {}, '3 of 5 s on this page.'],
    [{ timeDelay: 3.5 }, {}, '3.4 of 3.5 s on this page.'],
    [{ timeDelay: 2 }, {}, '2 of 2 s on this page.'],
    [{ sessionDelay: 60 }, {}, '40 of 60 s on the website.'],
    [{ pageClicks: 3 }, { reached: { pageClicks: 1 } }, '1 of 3 clicks.'],
    [{ pagesVisited: 3 }, { reached: { pagesVisited: 2 } }, '2 of 3 pages in this visit.'],
    [{ inactivity: 20 }, { reached: { inactivity: 8.2 } }, '8 of 20 s without activity.'],
    [{ exitIntent: true }, {}, 'Waits for the pointer to leave through the top edge.'],
    [{ cart: { event: 'added_product' } }, {}, 'Waits for something to be put into the cart.'],
    [
      { cart: { event: 'cart_item', comparison: 'greater_than', amount: 3, products: ['a'] } },
      {},
      'Waits for the number of items in the cart to be more than 3, with a certain product.',
    ],
    [
      { cart: { event: 'cart_value', comparison: 'equal', amount: 9.5 } },
      {},
      'Waits for the cart’s worth to be exactly 9.5.',
    ],
    [
      { cart: { event: 'added_product', products: 'empty_cart' } },
      {},
      'Waits for something to be put into the empty cart.',
    ],
    [{ cart: 'nonsense' }, {}, 'Waits for a change of the cart.'],
  ])('%o: %o → %s', (triggers, state, expected) => {
    expect(explanationsOf(triggers, state)).toMatchObject([{ armed: true, says: expected }])
  })

  it.each([
    [{ scrollPercent: 50 }, 'Off for now; needs 50 % scrolled.'],
    [{ pageClicks: 3 }, 'Off for now; needs 3 clicks.'],
    [{ exitIntent: true }, 'Off for now; waits for the pointer to leave through the top edge.'],
  ])('%o of a popup that is blocked: %s', (triggers, expected) => {
    expect(explanationsOf(triggers, { armedAt: 0 })).toMatchObject([{ armed: false, says: expected }])
  })

  it('marks the one that opened the popup, while it is open and afterwards', () => {
    expect(explanationsOf({ timeDelay: 5, exitIntent: true }, { armedAt: 0, trigger: 'timeDelay' })).toMatchObject([
      { armed: false, says: 'Opened it on this page.' },
      { armed: false, says: 'Off for now; waits for the pointer to leave through the top edge.' },
    ])
  })

  it('is missing for a popup that opens only by a click', () => {
    const popup = stateOf({ onClickOnly: true, triggers: { timeDelay: 3 } })
    expect(explainTriggers(popup, snapshotOf([popup]))).toEqual([])
  })
})

describe('a trigger that cannot fire here says why', () => {
  it.each([
    [{ exitIntent: true }, { mobile: true }, 'Off on a phone, which has no pointer.'],
    [{ exitIntentMobile: true }, { mobile: false }, 'Off on a desktop.'],
    [{ __proto__x: 3, constructor: 3 }, {}, 'Not known to this script.'],
  ])('%o with %o', (triggers, options, expected) => {
    for (const trigger of explanationsOf(triggers, {}, options))
      expect(trigger).toMatchObject({ armed: false, says: expected })
  })

  it('on a page that is too short to scroll, or not long enough', () => {
    pageOf(500)
    expect(sentenceOf({ scrollPercent: 50 })).toBe('Cannot fire: this page is too short to be scrolled.')
    pageOf(900)
    expect(sentenceOf({ scrollPixel: 800 })).toBe('Cannot fire: this page ends after 400 px.')
    expect(sentenceOf({ scrollPixel: 400 })).toBe('0 of 400 px scrolled.')
  })
})
