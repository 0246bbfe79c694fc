/** Product cards as a visitor uses them. The store stands in for the page's own: test/support/product-store.ts. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows, shareOf } from '../support/everyday-share'
import { focused } from '../support/focus'
import { open, STILL, waiting } from '../support/on-request'
import { callsOf, offerOf, type StoreAnswers, stocked } from '../support/product-store'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const OFFERS = [
  offerOf('mug', {
    title: 'Mug',
    variants: [
      { id: 's', title: 'Small', price: 1900, compareAtPrice: 2900, available: true },
      { id: 'l', title: 'Large', price: 2400, available: false },
    ],
  }),
  offerOf('vase', { title: 'Vase' }),
  offerOf('bowl', { title: 'Bowl', variants: [{ id: 'b', title: 'Bowl', price: 900, available: false }] }),
]

const cards = (attributes = ''): string => `<h2>For you</h2><div data-wisp-products="popular" ${attributes}></div>`

const visitWith = async (
  popup: Parameters<typeof waiting>[0],
  answers: StoreAnswers = {},
  context: Parameters<typeof fixture.world.visit>[1] = {},
): Promise<Visit> => {
  const definition: PopupDefinition = waiting({ size: { width: 860, height: 0 }, html: cards(), ...popup })
  await fixture.world.show(definition)
  const visit = await fixture.world.visit('/plain', {
    ...STILL,
    ...context,
    prepare: (before) => stocked(before, { offers: { popular: OFFERS }, ...answers }),
  })
  await open(visit)
  await visit.dialog.waitFor()
  return visit
}

const figures = async () => (await fixture.world.store.figures.totals()).get('popup00000001')
const status = (visit: Visit) => visit.dialog.getByRole('status')

describe('a button that adds to the cart', () => {
  it('adds the chosen variant once for a double press, confirms it, and leaves the popup open', async () => {
    const visit = await visitWith({ target: 'click' }, { delayMs: 100 })
    const button = visit.dialog.getByRole('button', { name: 'Add to cart Mug' })
    await button.dblclick()
    await visit.dialog.getByRole('button', { name: 'Added to cart Mug' }).waitFor()
    expect(await status(visit).textContent()).toBe('Added to cart: Mug')
    expect((await callsOf(visit)).added).toEqual([{ product: 'mug', variant: 's', quantity: 1 }])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    expect(await visit.dialog.count()).toBe(1)
  })

  it('keeps its size and its name while it is busy', async () => {
    const visit = await visitWith({}, { delayMs: 600_000 })
    const button = visit.dialog.getByRole('button', { name: 'Add to cart Vase' })
    const before = await button.boundingBox()
    await button.click()
    await visit.dialog.locator('[aria-busy=true]').waitFor()
    expect(await button.boundingBox()).toEqual(before)
    expect(await status(visit).textContent()).toBe('Adding to cart …: Vase')
  })

  it('explains a failure under it, in the popup’s language', async () => {
    const visit = await visitWith({ language: 'he' }, { added: ['failed'] })
    await visit.dialog.getByRole('button', { name: 'הוספה לסל Vase' }).click()
    await visit.dialog.locator('[part=product-note]').getByText('ההוספה לא הצליחה').waitFor()
  })

  it('can be focused but not pressed for what is sold out', async () => {
    const visit = await visitWith({})
    const button = visit.dialog.getByRole('button', { name: 'Sold out Bowl' })
    await button.focus()
    await visit.page.keyboard.press('Enter')
    await status(visit).getByText('Sold out').waitFor()
    expect((await callsOf(visit)).added).toEqual([])
  })

  it.runIf(isShipped())('leads to the cart, if the design says so', async () => {
    fixture.world.files['/cart'] = { type: 'text/html', body: `<!doctype html><title>Cart</title>${fixture.world.tag}` }
    const visit = await visitWith({ html: cards('data-wisp-button="add_to_cart_redirect"'), target: 'click' })
    await visit.dialog.getByRole('button', { name: 'Add to cart Vase' }).click()
    await visit.page.waitForURL(/\/cart$/)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
  })

  it.runIf(isShipped())('adds nothing in a preview, and says so', async () => {
    await fixture.world.show(waiting({ html: cards() }))
    const visit = await fixture.world.visit('/plain?ppt-preview=popup00000001', {
      ...STILL,
      prepare: (before) => stocked(before, { offers: { popular: OFFERS } }),
    })
    await visit.dialog.getByRole('button', { name: 'Add to cart Vase' }).click()
    await visit.dialog.locator('[part=product-note]').getByText('A preview: nothing was sent').waitFor()
    expect((await callsOf(visit)).added).toEqual([])
  })
})

it('a list of variants does not take the focus by itself: only the first field of a form does', async () => {
  const form =
    '<form data-wisp-form><label>Email <input id="email" type="email" data-wisp-field="email"></label></form>'
  await fixture.world.show(waiting({ html: cards() + form }))
  const visit = await fixture.world.visit('/plain', {
    ...STILL,
    prepare: async (before) => {
      await before.page.clock.install()
      await stocked(before, { offers: { popular: OFFERS } })
    },
  })
  await open(visit)
  await visit.dialog.getByRole('combobox', { name: 'Mug' }).waitFor()
  await visit.page.clock.fastForward(2_500)
  await expect.poll(() => focused(visit)).toBe('email')
})

describe('links to products', () => {
  it.each(everydayRows(inBoth(['redirect', 'redirect_blank', 'no_buttons'])))(
    'with %s lead to it, and count as the conversion',
    async (button) => {
      fixture.world.files['/product/vase'] = {
        type: 'text/html',
        body: `<!doctype html><title>Vase</title>${fixture.world.tag}`,
      }
      const visit = await visitWith({ html: cards(`data-wisp-button="${button}"`), target: 'click' })
      const tab = button === 'redirect_blank' ? visit.page.context().waitForEvent('page') : Promise.resolve(visit.page)
      // The middle of the card, which is its picture: all of the card is its link.
      if (button === 'no_buttons') await visit.dialog.getByRole('listitem').nth(1).click()
      else await visit.dialog.getByRole('link', { name: 'View product Vase' }).click()
      await (await tab).waitForURL(/\/product\/vase$/)
      await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    },
  )
})

describe('without products', () => {
  it('the popup does not show, and says why', async () => {
    await fixture.world.show(waiting({ html: cards() }))
    const visit = await fixture.world.visit('/plain', { ...STILL, prepare: (before) => stocked(before, {}) })
    await open(visit)
    await expect
      .poll(() => visit.wisp(async (wisp) => JSON.stringify((await wisp.explain()).popups)))
      .toMatch(/the store had nothing/)
    expect(await visit.dialog.count()).toBe(0)
  })

  it.runIf(isShipped())('on a later screen, only that screen has none', async () => {
    const html = `<section data-wisp-screen="welcome"><h2>Hello</h2><button data-wisp-action="next">On</button></section>
      <section data-wisp-screen="main"><h2>Main</h2><div data-wisp-products="newest"></div></section>`
    const visit = await visitWith({ html })
    await visit.dialog.getByRole('button', { name: 'On' }).click()
    await visit.dialog.getByRole('heading', { name: 'Main' }).waitFor()
    expect(await visit.dialog.locator('[part=products]').count()).toBe(0)
  })
})

/** Specification, section 9. */
const WIDTHS: Record<number, number[]> = {
  1: [150, 180, 200, 280, 350],
  2: [200, 300, 400, 550, 750],
  3: [400, 450, 620, 680, 800],
}

describe.runIf(isShipped())('the sizes', () => {
  // Usually each size with one count of cards.
  const sizes = Object.entries(WIDTHS).flatMap(([count, widths], row, { length }) =>
    shareOf(
      widths.map((width, index): [number, number, number] => [Number(count), index + 1, width]),
      row,
      length,
    ),
  )

  it.each(everydayRows(sizes))(
    'of %i cards in size %i are %i px wide, aligned and accessible',
    async (count, size, width) => {
      const html = cards(`data-wisp-size="${size}" data-wisp-count="${count}"`)
      const visit = await visitWith({ html })
      const widget = visit.dialog.locator('[part=products]')
      expect((await widget.boundingBox())?.width).toBe(width)
      const tops = (part: string) =>
        widget
          .locator(`[part=${part}]`)
          .evaluateAll((all) => [...new Set(all.map((element) => element.getBoundingClientRect().y))])
      for (const part of ['product-image', 'product-button']) expect(await tops(part)).toHaveLength(1)
      expect(await violationsOf(visit.page)).toEqual([])
    },
  )

  it.each<[language: Language, width: number]>([
    ['en', 390],
    ['he', 390],
    ['en', 320],
    ['he', 320],
  ])('in %s fit a window of %i px, with buttons that fingers can press', async (language, width) => {
    const visit = await visitWith(
      { language, html: `<div style="padding: 24px">${cards('data-wisp-size="5"')}</div>` },
      {},
      { viewport: { width, height: 800 }, hasTouch: true },
    )
    const controls = visit.dialog.locator('[part=product-button], [part=product-choice] select')
    const boxes = await controls.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(4)
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(90)
    }
    const scrolls = await visit.dialog.locator('.wisp-root').evaluate((root) => root.scrollWidth > root.clientWidth)
    expect(scrolls).toBe(false)
    expect(await violationsOf(visit.page)).toEqual([])
  })

  it('of a single card keep its picture above, as wide as the card, in any window', async () => {
    const html = cards('data-wisp-size="5" data-wisp-count="1"')
    const visit = await visitWith({ html }, {}, { viewport: { width: 390, height: 800 } })
    const widthOf = async (part: string) => (await visit.dialog.locator(`[part=${part}]`).boundingBox())?.width
    expect(await widthOf('product-image')).toBe(await widthOf('products'))
  })

  it.each(['horizontal', 'vertical'] as const)(
    'of a %s lightbox without a height follow its content',
    async (layout) => {
      const popup = { size: { width: 300, height: 0 }, html: '<p style="height: 120px">Short</p>' }
      const visit = await visitWith({ ...popup, design: { ...waiting({}).design, layout } })
      expect((await visit.dialog.boundingBox())?.height).toBeLessThan(200)
    },
  )

  it('are 1.25 times as wide in a full page', async () => {
    const visit = await visitWith({ type: 'fullpage', size: { width: 1280, height: 800 } })
    expect((await visit.dialog.locator('[part=products]').boundingBox())?.width).toBe(775)
  })

  it.each([
    ['1', 150],
    ['5', 350],
  ])('of a column are those of one card, in size %s', async (size, width) => {
    const visit = await visitWith({ html: cards(`data-wisp-layout="vertical" data-wisp-size="${size}"`) })
    const boxes = await visit.dialog
      .getByRole('listitem')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
    expect(boxes.map((box) => box.width)).toEqual([width, width, width])
    expect(boxes[1].y).toBeGreaterThan(boxes[0].bottom)
    expect(await violationsOf(visit.page)).toEqual([])
  })
})
