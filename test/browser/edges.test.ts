import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { shareOf } from '../support/everyday-share'
import { teased } from '../support/teaser'
import { ofType, PHONE } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const SMALL = { ...PHONE, viewport: { width: 390, height: 844 }, isMobile: true }

const HTML = `<section data-wisp-screen="main"><p>Hello</p><p>Ten percent off.</p>
  <button type="button" data-wisp-action="next" data-wisp-to="more">Show more</button></section>
  <section data-wisp-screen="more"><p>And more</p>${'<p>A line that takes its room.</p>'.repeat(8)}</section>`
const TALL = HTML.replace('Hello', 'A line that takes its room. '.repeat(60))
const STRIP = '<section data-wisp-screen="main"><p>Sale ends soon</p></section>'

const popupAt = (
  type: PopupType,
  position: Position,
  changes: Partial<Omit<PopupDefinition, 'design'>> = {},
): PopupDefinition => ofType(type, { html: type === 'bar' ? STRIP : HTML, design: { position }, ...changes })

const open = async (visit: Visit, { id, name }: PopupDefinition): Promise<void> => {
  await visit.wisp((wisp, popupId) => wisp.open(popupId), id)
  await visit.page.getByRole('region', { name, exact: true }).waitFor()
}
const close = (visit: Visit, { id }: PopupDefinition) => visit.wisp((wisp, popupId) => wisp.close(popupId), id)

/** The boxes of all popups and teasers, once nothing moves, by what they cover of each other and of the window. */
const stand = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('wisp-popup, wisp-teaser')].map(({ shadowRoot }) => shadowRoot)
    const elements = roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('.wisp-frame, aside') ?? [])])
    const boxes = elements.map((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const hang = box.localName === 'aside' ? 13 : 0.5
      return { left, right, top: top + hang, bottom: bottom - hang, hang }
    })
    return {
      moving: elements.some((box) => box.getAnimations().length) || roots.some((root) => root?.getAnimations().length),
      covered: boxes.filter((box, n) =>
        boxes.some(
          (other, m) =>
            m > n &&
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ),
      ).length,
      outside: boxes.filter(
        ({ left, right, top, bottom, hang }) =>
          left < -hang || top < 0 || right > innerWidth + hang || bottom > innerHeight + 1,
      ).length,
      number: boxes.length,
    }
  })
const standFree = (visit: Visit, number: number) =>
  expect.poll(() => stand(visit.page)).toEqual({ moving: false, covered: 0, outside: 0, number })

const topOf = async ({ page }: Visit, { name }: PopupDefinition): Promise<number> =>
  Math.round((await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? Number.NaN)

const other = (popup: PopupDefinition): PopupDefinition => ({ ...popup, id: 'popupsecond00', name: 'second' })

/** Two that would cover each other. */
const PAIRS: [title: string, one: PopupDefinition, other: PopupDefinition][] = [
  ['a bar and a small card at the bottom', popupAt('bar', 'bottom-center'), popupAt('side-small', 'bottom-right')],
  ['a bar and a large card at the top', popupAt('bar', 'top-center'), popupAt('side-large', 'top-right')],
  ['a bar and a sheet for phones', popupAt('bar', 'bottom-center'), popupAt('mobile', 'bottom-center')],
  ['a bar and a Hebrew card', popupAt('bar', 'bottom-center'), popupAt('social', 'bottom-left', { language: 'he' })],
  ['two cards in one corner', popupAt('side-small', 'bottom-right'), popupAt('social', 'bottom-right')],
  ['two cards in one corner at the top', popupAt('browsing', 'top-left'), other(popupAt('browsing', 'top-left'))],
  [
    'a card and a Hebrew card that meet',
    popupAt('side-small', 'bottom-right'),
    popupAt('browsing', 'bottom-left', { language: 'he' }),
  ],
  ['two bars at the bottom', popupAt('bar', 'bottom-center'), other(popupAt('bar', 'bottom-center'))],
]
const SCREENS = [
  ['a desktop', {}],
  ['a phone', SMALL],
] as const

/** Usually each pair in one order and on one screen, in the complete run in both. */
const ORDERS = PAIRS.flatMap(([title, one, two], row): readonly (typeof PAIRS)[number][] =>
  shareOf(
    [
      [title, one, two],
      [`${title}, the other way round`, two, one],
    ],
    row % 2,
    2,
  ),
)

// Plain code that both builds share moves them: testing one build is enough.
describe.runIf(isShipped())('popups at one edge of the window', () => {
  const rows = ORDERS.map(([title, one, two], row) => {
    const screens = shareOf([...SCREENS], (row >> 1) % 2, 2)
    return { what: title, one, two, screens, names: screens.map(([name]) => name) }
  })
  it.each(rows)('do not cover each other, on $names: $what', async ({ one, two, screens }) => {
    await fixture.world.show(one, two)
    for (const [, how] of screens) {
      const visit = await fixture.world.visit('/plain', how)
      await open(visit, one)
      const before = await topOf(visit, one)
      await open(visit, two)
      await standFree(visit, 2)
      await close(visit, two)
      await expect.poll(() => topOf(visit, one)).toBe(before)
      await standFree(visit, 1)
    }
  })

  it('make room when one grows, and when the window does', async () => {
    const [bar, card, second] = [
      popupAt('bar', 'bottom-center'),
      popupAt('side-small', 'bottom-right'),
      popupAt('social', 'bottom-right'),
    ]
    await fixture.world.show(bar, card, second)
    const visit = await fixture.world.visit()
    for (const popup of [card, second, bar]) await open(visit, popup)
    await standFree(visit, 3)
    const before = await topOf(visit, card)
    await visit.page.getByRole('region', { name: card.name }).getByText('Show more').click()
    await visit.page.getByText('And more').waitFor()
    await standFree(visit, 3)
    expect(await topOf(visit, card)).toBeLessThan(before)
    await visit.page.setViewportSize({ width: 1000, height: 1000 })
    await standFree(visit, 3)
  })

  it('never shift the page, nor each other', async () => {
    const [bar, card] = [popupAt('bar', 'bottom-center'), popupAt('side-small', 'bottom-right')]
    await fixture.world.show(bar, card)
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          Object.assign(window, { shifts: 0 })
          new PerformanceObserver((list) => {
            Object.assign(window, { shifts: Reflect.get(window, 'shifts') + list.getEntries().length })
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await open(visit, card)
    await open(visit, bar)
    await standFree(visit, 2)
    await close(visit, bar)
    await standFree(visit, 1)
    expect(await visit.page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  })

  it('do not jump where a bar takes some of the room of a card that has been there for a while', async () => {
    const [tall, second, bar] = [
      popupAt('side-small', 'bottom-right', { html: TALL }),
      popupAt('browsing', 'top-left'),
      popupAt('bar', 'bottom-center'),
    ]
    await fixture.world.show(tall, second, bar)
    const visit = await fixture.world.visit('/plain', { viewport: { width: 1000, height: 500 } })
    for (const popup of [tall, second]) await open(visit, popup)
    await standFree(visit, 2)
    const before = await topOf(visit, tall)
    await open(visit, bar)
    await standFree(visit, 3)
    // Only its lower edge has moved. A jump of the upper one is a layout shift, and each case ends by looking for those.
    expect(await topOf(visit, tall)).toBe(before)
  })

  it('stay in the window where there is no room, the newest on top', async () => {
    const [bar, one, two] = [
      popupAt('bar', 'bottom-center'),
      popupAt('side-small', 'bottom-right', { html: TALL }),
      popupAt('social', 'bottom-right', { html: TALL }),
    ]
    await fixture.world.show(bar, one, two)
    const visit = await fixture.world.visit('/plain', { ...SMALL, viewport: { width: 390, height: 500 } })
    for (const popup of [one, bar, two]) await open(visit, popup)
    await expect.poll(() => stand(visit.page)).toMatchObject({ moving: false, outside: 0 })
    const bottoms = await visit.page
      .locator('wisp-popup .wisp-frame')
      .evaluateAll((frames) => frames.map((frame) => Math.round(frame.getBoundingClientRect().bottom)))
    const height = 500 - (await topOf(visit, bar))
    expect(bottoms.sort()).toEqual([500 - height - 16, 500 - height - 16, 500])
    await visit.page.getByRole('region', { name: two.name }).getByRole('button', { name: 'Close' }).tap()
    await visit.page.getByRole('region', { name: two.name }).waitFor({ state: 'detached' })
    await visit.page.getByRole('region', { name: one.name }).getByRole('button', { name: 'Close' }).tap()
    await standFree(visit, 1)
  })
})

describe.runIf(isShipped())('a teaser', () => {
  const TEASER = teased({ position: 'bottom-left', entryEffect: 'none', exitEffect: 'none' })

  const variants = [0, 0.6].flatMap((timeDelay) => SCREENS.map(([, how]) => ({ timeDelay, how })))
  const others: [title: string, popup: PopupDefinition][] = [
    ['a bar', popupAt('bar', 'bottom-center')],
    ['a card', popupAt('browsing', 'bottom-left')],
    ['a Hebrew card', popupAt('browsing', 'bottom-right', { language: 'he' })],
  ]
  // Usually each first and last, and on each screen, with one of them.
  it.each(others.map(([title, popup], row) => ({ what: title, popup, shared: shareOf(variants, row, others.length) })))(
    'and $what do not cover each other, whichever comes first',
    async ({ popup, shared }) => {
      for (const { timeDelay, how } of shared) {
        await fixture.world.show(TEASER, { ...popup, onClickOnly: false, triggers: { timeDelay } })
        const visit = await fixture.world.visit('/plain', how)
        await visit.page.getByRole('region', { name: popup.name }).waitFor()
        await standFree(visit, 2)
        await close(visit, popup)
        await standFree(visit, 1)
      }
    },
  )
})
