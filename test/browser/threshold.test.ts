/** A threshold of the cart in a bar of the library, on a site that announces its cart itself. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../shared/model/text'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { designsAs } from '../support/designs'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const TEXTS: Record<Language, string> = {
  en: 'data-wisp-missing="{amount} more for free delivery" data-wisp-reached="Your delivery is free"',
  he: 'data-wisp-missing="עוד {amount} למשלוח חינם" data-wisp-reached="המשלוח חינם"',
}

/** The bar with a countdown, with a threshold in its place. */
const barIn = (language: Language, threshold = '75') => {
  const bar = designsAs({ language, layout: 'horizontal' })['countdown-bar']
  if (!bar) throw new Error('the design is gone')
  const mark = `<div data-wisp-threshold="${threshold}" ${TEXTS[language]}></div>`
  const html = bar.html
    .replace(/<p class="strip-text">.*?<\/p>/s, '')
    .replace(/<div data-wisp-countdown[^>]*><\/div>/, mark)
  const design = { ...bar.design, entryEffect: 'none' } as const
  return popupOf({ ...bar, design, onClickOnly: false, triggers: { timeDelay: 0 }, html })
}

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }
const CART = { count: 1, value: 5000, currency: 'ILS', products: ['mug'] }

const announce = ({ page }: Visit, changes: object = {}) =>
  page.evaluate(
    (detail) => {
      Reflect.set(window, 'cartOfPage', detail)
      dispatchEvent(new CustomEvent('wisp:cart', { detail }))
    },
    { ...CART, ...changes },
  )

/** A visit on which the bar is open, with half of its amount in the cart. */
const open = async (language: Language, options = {}) => {
  await fixture.world.show(barIn(language))
  const visit = await fixture.world.visit('/plain', {
    ...options,
    prepare: ({ page }) => page.addInitScript(answer, CART),
  })
  const line = visit.page.locator('wisp-popup .wisp-threshold')
  await line.waitFor()
  return { ...visit, visit, line }
}
/** Runs on the page: it tells its cart when it is asked. */
const answer = (detail: object): void => {
  Reflect.set(window, 'cartOfPage', detail)
  addEventListener('wisp:cart-wanted', () => {
    dispatchEvent(new CustomEvent('wisp:cart', { detail: Reflect.get(window, 'cartOfPage') }))
  })
}

const boxes = ({ page }: Visit) =>
  page.evaluate(() => {
    const root = document.querySelector('wisp-popup')?.shadowRoot
    const boxOf = (selector: string) => {
      const element = root?.querySelector(selector) as Element
      const { left, right, top, height, width } = element.getBoundingClientRect()
      return { left, right, top, height, width }
    }
    return {
      frame: boxOf('.wisp-frame'),
      track: boxOf('.wisp-track'),
      fill: boxOf('.wisp-track > *'),
      link: boxOf('a'),
    }
  })

describe.each(inBoth([['en'], ['he']] as const))('a threshold in a bar, in %s', (language) => {
  it.each(
    inBoth([
      ['desktop', {}],
      ['phone', PHONE],
    ] as const),
  )('follows the cart, on a %s', async (_, options) => {
    const { line, page, visit } = await open(language, options)
    expect(await line.textContent()).toContain('25.00')
    const half = async () => {
      const { fill, track } = await boxes(visit)
      return Math.round((100 * fill.width) / track.width)
    }
    await expect.poll(half).toBe(66)
    const { fill, frame, link, track } = await boxes(visit)
    // From where reading begins.
    expect(language === 'he' ? fill.right - track.right : fill.left - track.left).toBeCloseTo(0)
    // One or two lines.
    expect(frame.height).toBeLessThan(130)
    if (isShipped()) expect(await violationsOf(page)).toEqual([])
    await announce(visit, { value: 7500 })
    await expect.poll(half).toBe(100)
    await expect
      .poll(() => page.locator('wisp-popup [role=status]').textContent())
      .toBe(language === 'he' ? 'המשלוח חינם' : 'Your delivery is free')
    // Nothing has moved.
    const full = await boxes(visit)
    expect([full.frame, full.track, full.link]).toEqual([frame, track, link])
  })
})

it.runIf(isShipped())('does not move for visitors who prefer that, and is seen with forced colours', async () => {
  const { page, visit } = await open('en', { reducedMotion: 'reduce', forcedColors: 'active' })
  const { fill, track } = await boxes(visit)
  // Inside a border.
  expect(fill.width / (track.width - 2)).toBeCloseTo(0.66)
  expect(
    await page.evaluate(() => {
      const line = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('.wisp-track > *') as Element
      return getComputedStyle(line).backgroundColor !== getComputedStyle(line.parentElement as Element).backgroundColor
    }),
  ).toBe(true)
})

it.runIf(isShipped())(
  'without a store that makes promises, the popup does not show and explain() says why',
  async () => {
    await fixture.world.show(barIn('en', 'shipping'))
    const body = 'export const open = async () => ({ thresholds: async () => [] })'
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route('**/store.js', (route) =>
          route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
        ),
    })
    const explanation = () =>
      visit.wisp(async (wisp) => {
        await wisp.ready()
        return (await wisp.explain()).popups[0]?.says ?? ''
      })
    await expect.poll(explanation).toContain('the store had nothing to show in it')
    expect(await visit.dialog.count()).toBe(0)
  },
)

it.runIf(isShipped())('shows once the page announces its cart, and not at all on a page that does not', async () => {
  await fixture.world.show(barIn('en'))
  const prepare = async ({ page }: Visit) => {
    await page.clock.install()
    await page.addInitScript(() => {
      addEventListener('wisp:cart-wanted', () => Object.assign(window, { wanted: true }))
    })
  }
  const isAsked = ({ page }: Visit) => page.waitForFunction(() => 'wanted' in window)
  const explanationOf = ({ wisp }: Visit) => wisp(async (wisp) => (await wisp.explain()).popups[0]?.says ?? '')
  const silent = await fixture.world.visit('/plain', { prepare })
  await isAsked(silent)
  expect(await explanationOf(silent)).toContain('on its way to the screen')
  await silent.page.clock.runFor(4_000)
  await expect.poll(() => explanationOf(silent)).toContain('the cart could not be read')
  expect(await silent.dialog.count()).toBe(0)

  const late = await fixture.world.visit('/plain', { prepare })
  await isAsked(late)
  await announce(late)
  await late.page.locator('wisp-popup .wisp-threshold').waitFor()
})
