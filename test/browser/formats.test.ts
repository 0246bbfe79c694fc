/** Every numbered design, as visitors meet it: it fits, can be read, pressed, filled in and closed. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import type { BrandedTheme } from '../../shared/model/theme'
import { violationsOf } from '../support/axe'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { painted, STEADY, type Variant } from '../support/designs'
import { answer } from '../support/fill-form'
import { formatsAs } from '../support/formats'
import { offerOf, type StoreAnswers, stocked } from '../support/product-store'
import { shareOf } from '../support/share'
import type { Visit } from '../support/visit.page'

const held = withWorld(STEADY)

interface View {
  name: string
  variant: Variant
  viewport: { width: number; height: number }
  theme?: BrandedTheme
}

const VIEWS: View[] = [
  { name: 'on a desktop', variant: { language: 'en', layout: 'horizontal' }, viewport: { width: 1280, height: 800 } },
  {
    name: 'in Hebrew, upright, in the dark',
    variant: { language: 'he', layout: 'vertical' },
    viewport: { width: 1280, height: 800 },
    theme: { dark: true },
  },
  {
    name: 'on a small phone',
    variant: { language: 'en', layout: 'horizontal' },
    viewport: { width: 320, height: 640 },
  },
]

/** Runs in the page: what a visitor could not use, of the popup that is open. */
const troubles = (isOverPage: boolean): string[] => {
  const root = document.querySelector('wisp-popup')?.shadowRoot
  const frame = root?.querySelector('.wisp-frame')
  const inner = root?.querySelector('.wisp-root')
  if (!root || !frame || !inner) return ['does not show']
  const found: string[] = []
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  const isLong = isOverPage && (top < -1 || bottom > innerHeight + 1)
  if (left < -1 || right > innerWidth + 1 || isLong) found.push('leaves the window')
  if (inner.scrollWidth > inner.clientWidth + 1) found.push('is wider than its frame')
  for (const control of root.querySelectorAll<HTMLElement>('button,a[href],input:not([type=hidden]),select,textarea')) {
    // The link of a product covers all that is told about it.
    const covers = getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : null
    const { width, height } = (control.closest('label') ?? covers ?? control).getBoundingClientRect()
    if (width && (width < 24 || height < 24))
      found.push(`${control.outerHTML.slice(0, 80)} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  return found
}

const open = async ({ page, wisp }: Visit, { id }: PopupDefinition): Promise<void> => {
  await wisp((wisp, id) => wisp.open(id), id)
  await page.locator('wisp-popup .wisp-frame').waitFor({ timeout: 10_000 })
  await page.evaluate(painted)
}

const close = async ({ page, wisp }: Visit, { id }: PopupDefinition): Promise<void> => {
  await wisp((wisp, id) => wisp.close(id), id)
  await page.locator('wisp-popup .wisp-frame').waitFor({ state: 'detached' })
}

const isOverPage = (type: PopupType): boolean => type !== 'embedded'

/** A picture of no file, as wide as it is high. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="400"%3E%3Crect width="400" height="400" fill="%23c8b49c"/%3E%3C/svg%3E'

const variant = (price: number, before?: number) => [
  { id: `at-${price}`, title: 'One', price, available: true, ...(before && { compareAtPrice: before }) },
]
const STORE: StoreAnswers = {
  otherwise: [
    offerOf('serum', { title: 'Amber serum', image: PICTURE, variants: variant(4_800) }),
    offerOf('jug', { title: 'Speckled jug with two handles', image: PICTURE, variants: variant(3_600, 4_200) }),
    offerOf('books', { title: 'Five stories', image: PICTURE, variants: variant(2_900) }),
  ],
  thresholds: [{ kind: 'shipping', amount: 7_500 }],
}
const CART = { count: 2, value: 5_000, currency: 'EUR', products: ['jug'] }

/** Runs in the page: it tells its cart when it is asked. */
const tellCart = (detail: object): void =>
  addEventListener('wisp:cart-wanted', () => void dispatchEvent(new CustomEvent('wisp:cart', { detail })))

/** A visit to a shop with products and a cart. */
const visit = async (popups: PopupDefinition[], viewport: View['viewport'], path = '/plain'): Promise<Visit> => {
  await held.world.show(...popups)
  const prepare = async (visit: Visit) => {
    await stocked(visit, STORE)
    await visit.page.addInitScript(tellCart, CART)
  }
  const visit = await held.world.visit(path, { viewport, reducedMotion: 'reduce', prepare })
  await visit.decided()
  return visit
}

// Both frameworks draw the same: testing what ships is enough.
describe.runIf(isShipped()).each(VIEWS)('every design, $name,', (view) => {
  const { variant, viewport, theme } = view
  /** Each design is looked at in one view, in the complete run in all. */
  const shared = (formats: Record<string, PopupDefinition>) =>
    shareOf(Object.entries(formats), VIEWS.indexOf(view), VIEWS.length)

  it('fits into the window, can be read and pressed, and is accessible', async () => {
    const formats = formatsAs(variant, isOverPage, theme)
    const here = await visit(Object.values(formats), viewport)
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shared(formats)) {
      await open(here, popup)
      const found = [...(await here.page.evaluate(troubles, true)), ...(await violationsOf(here.page))]
      if (found.length) problems[name] = found
      await close(here, popup)
    }
    expect(Object.keys(formats).length).toBeGreaterThan(100)
    expect(problems).toEqual({})
  })

  it('fits into a page, can be read and pressed, and is accessible', async () => {
    const formats = formatsAs(variant, (type) => type === 'embedded', theme)
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shared(formats)) {
      held.world.put(
        '/embedded',
        '',
        `<body><h1>A page</h1><div data-id="${popup.id}" style="min-height: 2000px"></div></body>`,
      )
      const { page } = await visit([popup], viewport, '/embedded')
      await page.locator('wisp-popup .wisp-frame').waitFor()
      const found = [...(await page.evaluate(troubles, false)), ...(await violationsOf(page))]
      if (found.length) problems[name] = found
    }
    expect(Object.keys(formats)).toHaveLength(7)
    expect(problems).toEqual({})
  })
})

// Games are played in the tests of games.
const isAnswered = (type: PopupType): boolean => isOverPage(type) && type !== 'gamified'

it.runIf(isShipped())('every design goes through its form to its thanks, and a control closes it', async () => {
  const formats = formatsAs({ language: 'en', layout: 'horizontal' }, isAnswered)
  const here = await visit(Object.values(formats), { width: 390, height: 800 })
  const problems: Record<string, string> = {}
  for (const [name, popup] of shareOf(Object.entries(formats), 0, VIEWS.length)) {
    await open(here, popup)
    const found = await answer(here.page)
    if (found) problems[name] = found
    await close(here, popup)
  }
  expect(problems).toEqual({})
})
