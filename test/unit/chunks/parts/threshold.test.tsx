import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../chunks/core/ui/live'
import { components, ready } from '../../../../chunks/parts/threshold'
import type { Page } from '../../../../shared/model/page'
import type { Threshold } from '../../../../shared/model/store'
import type { Language } from '../../../../shared/model/text'
import { campaignOf } from '../../../support/campaign'

const roots: Root[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const root of roots.splice(0)) flushSync(() => root.unmount())
  vi.useRealTimers()
})

const cartOf = (value: number, changes = {}) => ({ count: 1, value, currency: 'EUR', lines: [], ...changes })
const announce = (cart: unknown) => window.dispatchEvent(new CustomEvent('wisp:cart', { detail: cart }))
const tell = (cart: unknown): void => {
  flushSync(() => announce(cart))
}

const markup = (threshold: string, more = 'data-wisp-reached="Yours is free"'): string =>
  `<p class="mine" data-wisp-threshold="${threshold}" data-wisp-missing="{amount} of {goal} to go" ${more}></p>`
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** A page whose store makes these promises. */
const pageOf = (thresholds: Threshold[] = []) => {
  const load = vi.fn(async () => ({ open: async () => ({ thresholds: async () => thresholds }) }))
  return { page: { load, store: 'shopify' } as unknown as Page, load }
}

const show = (html: string, language: Language = 'en') => {
  const say = vi.fn()
  const live = { say, context: { popup: { language } } } as unknown as Live
  const source = parsed(html).querySelector('[data-wisp-threshold]') as Element
  const Line = components['data-wisp-threshold']
  if (!Line) throw new Error()
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  flushSync(() => root.render(<Line element={<p />} source={source} live={live} />))
  const frame = place.firstElementChild as HTMLElement
  const line = (): HTMLElement => place.querySelector('[role=progressbar]') as HTMLElement
  return {
    ...{ say, line, frame },
    reads: () => (frame.style.visibility === 'hidden' ? undefined : frame.firstElementChild?.textContent),
    percent: () => line().getAttribute('aria-valuenow'),
    leave: () => flushSync(() => root.unmount()),
  }
}

describe('a threshold with an amount', () => {
  it.each<[says: string, threshold: string, cart: object, language: Language, reads: string, percent: string]>([
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
  ])('%s', (_, threshold, cart, language, reads, percent) => {
    const shown = show(markup(threshold), language)
    tell(cart)
    expect(shown.reads()?.replaceAll('\u00a0', ' ')).toBe(reads)
    expect(shown.percent()).toBe(percent)
  })

  it('says nothing before the cart is known, and then what is missing', () => {
    const shown = show(markup('75'))
    expect(shown.reads()).toBeUndefined()
    tell({ count: 'two' })
    expect(shown.reads()).toBeUndefined()
    tell(cartOf(5000))
    expect(shown.reads()).toBe('€25.00 of €75.00 to go')
  })

  it('asks for the cart when it is drawn', () => {
    const answer = (): unknown => announce(cartOf(5000))
    window.addEventListener('wisp:cart-wanted', answer, { once: true })
    expect(show(markup('75')).reads()).toBe('€25.00 of €75.00 to go')
  })

  it('has words of its own for an empty cart, if the template has some', () => {
    const shown = show(markup('75', 'data-wisp-empty="Free from {goal}"'))
    tell(cartOf(0, { count: 0 }))
    expect(shown.reads()).toBe('Free from €75.00')
    tell(cartOf(100))
    expect(shown.reads()).toBe('€74.00 of €75.00 to go')
  })

  it('tells screen readers the value of the cart and the goal', () => {
    const shown = show(markup('75'))
    tell(cartOf(5000))
    expect(shown.line().getAttribute('aria-valuetext')).toBe('€50.00 of €75.00')
    expect(shown.line().getAttribute('aria-label')).toBe('Cart')
  })

  it('keeps the class of its element, and marks when it is reached', () => {
    const shown = show(markup('75'))
    tell(cartOf(5000))
    expect([shown.frame.className, shown.frame.dataset.reached]).toEqual(['wisp-threshold mine', undefined])
    tell(cartOf(8000))
    expect(shown.frame.dataset.reached).toBe('true')
  })

  it('an amount that means something to String.replace is only text', () => {
    const shown = show('<p data-wisp-threshold="75" data-wisp-missing="$& {amount} {other}"></p>')
    tell(cartOf(5000))
    expect(shown.reads()).toBe('$& €25.00 {other}')
  })
})

describe('screen readers', () => {
  it('are not told of the cart as it is when the popup opens', () => {
    const { say } = show(markup('75'))
    tell(cartOf(5000))
    vi.runAllTimers()
    expect(say).not.toHaveBeenCalled()
  })

  it('are told once of several changes', () => {
    const { say } = show(markup('75'))
    for (const value of [1000, 2000, 3000, 5000]) tell(cartOf(value))
    vi.runAllTimers()
    expect(say.mock.calls).toEqual([['€25.00 of €75.00 to go']])
  })

  it('are not told of a change that was taken back, or that changes no word', () => {
    const { say } = show(markup('75'))
    for (const value of [1000, 2000, 1000]) tell(cartOf(value))
    vi.runAllTimers()
    tell(cartOf(9000))
    vi.runAllTimers()
    tell(cartOf(9900))
    vi.runAllTimers()
    expect(say.mock.calls).toEqual([['Yours is free']])
  })

  it('are told nothing after the popup was closed', () => {
    const { leave, say } = show(markup('75'))
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
    const html = markup(threshold)
    expect(await ready(parsed(html), campaignOf(), pageOf(PROMISES).page)).toBe(true)
    const shown = show(html)
    tell(cartOf(value))
    expect(shown.reads()).toBe(reads)
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
    expect(await ready(parsed(markup(threshold)), campaignOf(), pageOf(thresholds).page)).toBe(false)
  })

  it('is not asked for when the template has the amount, in a template with clobbered names too', async () => {
    const { load, page } = pageOf()
    expect(await ready(parsed(`<img name="querySelectorAll">${markup('75')}`), campaignOf(), page)).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })
})
