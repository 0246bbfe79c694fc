// @vitest-environment happy-dom

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../chunks/core/ui/live'
import { components, ready } from '../../../../chunks/parts/threshold'
import type { Language } from '../../../../shared/model/text'
import type { DisplayQueueContext } from '../../../../shared/page/model/display-queue'
import type { Page } from '../../../../shared/page/model/page'
import type { Threshold } from '../../../../shared/page/model/store'
import { campaignOf } from '../../../support/campaign'
import { flush } from '../../../support/flush'

const roots: Root[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const root of roots.splice(0)) flush(() => root.unmount())
  vi.useRealTimers()
})

const cartOf = (value: number, changes = {}) => ({ count: 1, value, currency: 'EUR', lines: [], ...changes })
const announce = (cart: unknown) => window.dispatchEvent(new CustomEvent('wisp:cart', { detail: cart }))
const tell = (cart: unknown): void => {
  flush(() => announce(cart))
}

const markup = (threshold: string, more = 'data-wisp-reached="Yours is free"'): string =>
  `<p class="mine" data-wisp-threshold="${threshold}" data-wisp-missing="{amount} of {goal} to go" ${more}></p>`
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** A page whose store makes these promises, and reads this cart. Without a platform, the page announces its own. */
const pageOf = ({
  thresholds = [] as Threshold[],
  cart = async (): Promise<unknown> => cartOf(0),
  store = 'shopify',
}) => {
  const load = vi.fn(async () => ({ open: async () => ({ thresholds: async () => thresholds, cart }) }))
  return { page: { load, store } as unknown as Page, load }
}
const isReady = (html: string, page: Page, parts: Record<string, unknown> = {}): Promise<boolean> =>
  ready(parsed(html), campaignOf(), { page } as DisplayQueueContext, parts)

/** Draws the element of a popup that has these parts. */
const draw = (parts: Record<string, unknown>, html: string, language: Language = 'en') => {
  const say = vi.fn()
  const live = { say, words: {}, context: { popup: { language }, parts } } as unknown as Live
  const source = parsed(html).querySelector('[data-wisp-threshold]') as Element
  const Line = components['data-wisp-threshold']
  if (!Line) throw new Error()
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  flush(() => root.render(<Line element={<p />} source={source} live={live} />))
  const frame = place.firstElementChild as HTMLElement
  const line = (): HTMLElement => place.querySelector('[role=progressbar]') as HTMLElement
  return {
    say,
    line,
    frame,
    reads: () => frame.firstElementChild?.textContent,
    percent: () => line().getAttribute('aria-valuenow'),
    leave: () => flush(() => root.unmount()),
  }
}

/** `first`: the cart when the popup opens. */
const show = async (html: string, first: object, language: Language = 'en', thresholds: Threshold[] = []) => {
  const parts = {}
  expect(await isReady(html, pageOf({ thresholds, cart: async () => first }).page, parts)).toBe(true)
  return draw(parts, html, language)
}

describe('a threshold with an amount', () => {
  it.each<[title: string, threshold: string, cart: object, language: Language, reads: string, percent: string]>([
    ['part of it', '75', cartOf(5000), 'en', '€25.00 of €75.00 to go', '66'],
    ['one cent short', '75', cartOf(7499), 'en', '€0.01 of €75.00 to go', '99'],
    ['exactly reached', '75', cartOf(7500), 'en', 'Yours is free', '100'],
    ['more than reached', '19.90', cartOf(50_000), 'en', 'Yours is free', '100'],
    ['an empty cart', '75', cartOf(0, { count: 0 }), 'en', '€75.00 of €75.00 to go', '0'],
    ['yen have no hundredths', '7500', cartOf(5000, { currency: 'JPY' }), 'en', '¥2,500 of ¥7,500 to go', '66'],
    ['dinars have thousandths', '7.5', cartOf(5000, { currency: 'KWD' }), 'en', 'KWD 2.500 of KWD 7.500 to go', '66'],
    ['Hebrew', '75', cartOf(5000, { currency: 'ILS' }), 'he', '‏25.00 ‏₪ of ‏75.00 ‏₪ to go', '66'],
    ['a currency unknown', '75', cartOf(5000, { currency: '' }), 'en', '25.00 of 75.00 to go', '66'],
    ['a currency that is none', '75', cartOf(5000, { currency: '<b>' }), 'en', '25.00 of 75.00 to go', '66'],
    ['a value below zero', '75', cartOf(-5000), 'en', '€75.00 of €75.00 to go', '0'],
    ['a huge value', '75', cartOf(1e300), 'en', 'Yours is free', '100'],
  ])('%s', async (_, threshold, cart, language, reads, percent) => {
    const view = await show(markup(threshold), cart, language)
    expect(view.reads()?.replaceAll('\u00a0', ' ')).toBe(reads)
    expect(view.percent()).toBe(percent)
  })

  it.each([
    ['of the element, while the cart names none', 'USD', '', 0, '$75.00 of $75.00 to go'],
    ['of the element, with its digits', 'JPY', '', 50, '¥25 of ¥75 to go'],
    ['of the cart', 'USD', 'EUR', 5000, '€25.00 of €75.00 to go'],
    ['none, where the element has none either', '', '', 5000, '25.00 of 75.00 to go'],
  ])('has the currency %s', async (_, ownCurrency, currency, value, reads) => {
    const view = await show(markup('75', `data-wisp-currency="${ownCurrency}"`), cartOf(value, { currency }))
    expect(view.reads()).toBe(reads)
  })

  it('asks for the newest cart when it is drawn', async () => {
    const html = markup('75')
    await isReady(html, pageOf({}).page)
    const answer = (): unknown => announce(cartOf(5000))
    window.addEventListener('wisp:cart-wanted', answer)
    const view = await show(html, cartOf(0))
    window.removeEventListener('wisp:cart-wanted', answer)
    expect(view.reads()).toBe('€25.00 of €75.00 to go')
  })

  it('keeps the cart that its popup opened with when another popup has asked for one', async () => {
    const html = markup('shipping')
    const first = {}
    const rules: Threshold[] = [{ kind: 'shipping', amount: 7500 }]
    await isReady(html, pageOf({ thresholds: rules, cart: async () => cartOf(5000) }).page, first)
    await isReady(markup('80'), pageOf({ cart: async () => cartOf(0) }).page)
    expect(draw(first, html).reads()).toBe('€25.00 of €75.00 to go')
  })

  it('stays as it is when something else than a cart is announced', async () => {
    const view = await show(markup('75'), cartOf(5000))
    tell({ count: 'two' })
    expect(view.reads()).toBe('€25.00 of €75.00 to go')
  })

  it('has words of its own for an empty cart, if the template has some', async () => {
    const view = await show(markup('75', 'data-wisp-empty="Free from {goal}"'), cartOf(0, { count: 0 }))
    expect(view.reads()).toBe('Free from €75.00')
    tell(cartOf(100))
    expect(view.reads()).toBe('€74.00 of €75.00 to go')
  })

  it.each([
    ['the sentence that is seen', '', 5000, '€25.00 of €75.00 to go'],
    ['the value of the cart, where there is no sentence', '', 8000, '€80.00'],
    ['the value of the cart, where the sentence is empty', 'data-wisp-reached=" "', 8000, '€80.00'],
  ])('tells screen readers %s', async (_, more, value, spoken) => {
    const { line } = await show(markup('75', more), cartOf(value))
    expect(line().getAttribute('aria-valuetext')).toBe(spoken)
    expect(line().getAttribute('aria-label')).toBe('Value of the cart')
  })

  it('keeps the class of its element, and marks when it is reached', async () => {
    const view = await show(markup('75'), cartOf(5000))
    expect([view.frame.className, view.frame.dataset.reached]).toEqual(['wisp-threshold mine', undefined])
    tell(cartOf(8000))
    expect(view.frame.dataset.reached).toBe('true')
  })

  it('an amount that means something to String.replace is only text', async () => {
    const view = await show('<p data-wisp-threshold="75" data-wisp-missing="$& {amount} {other}"></p>', cartOf(5000))
    expect(view.reads()).toBe('$& €25.00 {other}')
  })
})

describe('screen readers', () => {
  it('are not told of the cart as it is when the popup opens', async () => {
    const { say } = await show(markup('75'), cartOf(5000))
    tell(cartOf(5000))
    vi.runAllTimers()
    expect(say).not.toHaveBeenCalled()
  })

  it('are told once of several changes', async () => {
    const { say } = await show(markup('75'), cartOf(1000))
    for (const value of [1000, 2000, 3000, 5000]) tell(cartOf(value))
    vi.runAllTimers()
    expect(say.mock.calls).toEqual([['€25.00 of €75.00 to go']])
  })

  it('are not told of a change that was taken back, or that changes no word', async () => {
    const { say } = await show(markup('75'), cartOf(1000))
    for (const value of [1000, 2000, 1000]) tell(cartOf(value))
    vi.runAllTimers()
    tell(cartOf(9000))
    vi.runAllTimers()
    tell(cartOf(9900))
    vi.runAllTimers()
    expect(say.mock.calls).toEqual([['Yours is free']])
  })

  it('are told nothing after the popup was closed', async () => {
    const { leave, say } = await show(markup('75'), cartOf(1000))
    tell(cartOf(1000))
    tell(cartOf(2000))
    leave()
    tell(cartOf(3000))
    vi.runAllTimers()
    expect(say).not.toHaveBeenCalled()
  })
})

const PROMISES: Threshold[] = [
  { kind: 'shipping', amount: 9000 },
  { kind: 'shipping', amount: 5000 },
  { kind: 'discount', amount: 7000 },
  { kind: 'discount', amount: 0 },
]

describe('a threshold of the store', () => {
  it.each<[threshold: string, value: number, reads: string]>([
    ['shipping', 1000, '€40.00 of €50.00 to go'],
    ['shipping', 5000, '€40.00 of €90.00 to go'],
    ['shipping', 9000, 'Yours is free'],
    ['discount', 1000, '€60.00 of €70.00 to go'],
    ['discount', 7000, 'Yours is free'],
    ['any', 6000, '€10.00 of €70.00 to go'],
  ])('%s, with %i cents in the cart: %s', async (threshold, value, reads) => {
    const view = await show(markup(threshold), cartOf(value), 'en', PROMISES)
    expect(view.reads()).toBe(reads)
  })

  it('draws nothing for a rule that the store does not have, beside one that it has', async () => {
    const html = `<p data-wisp-threshold="discount"></p>${markup('75')}`
    expect((await show(html, cartOf(1000))).frame).toBeNull()
  })

  it.each<[threshold: string, thresholds: Threshold[]]>([
    ['shipping', []],
    ['shipping', [{ kind: 'discount', amount: 7000 }]],
    ['any', [{ kind: 'shipping', amount: Number.NaN }]],
    ['free', PROMISES],
    ['0', PROMISES],
    ['', PROMISES],
    ['1e999', PROMISES],
    ['__proto__', PROMISES],
  ])('“%s” of %o does not show', async (threshold, thresholds) => {
    expect(await isReady(markup(threshold), pageOf({ thresholds }).page)).toBe(false)
  })
})

describe('a popup with a threshold', () => {
  /** Whether it shows, as far as that is known. */
  const outcomeOf = (options: Parameters<typeof pageOf>[0], html = markup('75')) => {
    const report = vi.fn()
    const { load, page } = pageOf(options)
    void isReady(html, page).then(report)
    return { load, outcome: () => report.mock.calls[0]?.[0] }
  }

  it('shows as soon as the page answers with its cart, in a template with clobbered names too', async () => {
    const answer = (): unknown => announce(cartOf(100))
    window.addEventListener('wisp:cart-wanted', answer)
    const { load, outcome } = outcomeOf({ store: '' }, `<img name="querySelectorAll">${markup('75')}`)
    window.removeEventListener('wisp:cart-wanted', answer)
    await vi.advanceTimersByTimeAsync(0)
    expect([outcome(), load.mock.calls]).toEqual([true, []])
  })

  it('shows as soon as the page announces its cart, if only later', async () => {
    const { outcome } = outcomeOf({ store: '' })
    await vi.advanceTimersByTimeAsync(3_999)
    announce({ count: 'two' })
    announce({ ...cartOf(100), remembered: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome()).toBeUndefined()
    announce(cartOf(100))
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome()).toBe(true)
  })

  it.each<[title: string, options: Parameters<typeof pageOf>[0], after: number]>([
    ['the page does not announce its cart', { store: '' }, 4_000],
    ['the store takes too long', { cart: () => new Promise(() => {}) }, 4_000],
    ['the store cannot read the cart', { cart: async () => undefined }, 0],
    ['the store breaks', { cart: () => Promise.reject(new Error()) }, 0],
  ])('does not show if %s', async (_, options, after) => {
    const { outcome } = outcomeOf(options)
    if (after) await vi.advanceTimersByTimeAsync(after - 1)
    if (after) expect(outcome()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome()).toBe(false)
  })
})
