import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { TEXT, tab, tabs, teased } from '../support/teaser'
import { POSITIONS } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
}

/** The visitor comes from a search. Each case has its own browser, so this is the first page of a visit. */
const fromSearch = ({ page }: Visit) =>
  page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'referrer', { get: () => 'https://www.google.com/' }),
  )

// Teasers are drawn without a framework: testing one build is enough.
describe.runIf(isShipped())('teasers stand', () => {
  /** The position of each tab, by its name. */
  const placesOf = (page: Page): Promise<string[]> =>
    tabs(page).evaluateAll((all) =>
      all.map((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect()
        const name = (before: number, after: number, names: string[]): string | undefined =>
          Math.abs(before - after) < 40 ? names[1] : before < after ? names[0] : names[2]
        const y = name(top, innerHeight - bottom, ['top', 'middle', 'bottom'])
        return `${y}-${name(left, innerWidth - right, ['left', 'center', 'right'])} ${tab.textContent}`
      }),
    )
  const mirrored = (position: string): string =>
    position.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'))
  /** How many tabs overlap another one. */
  const overlapping = (page: Page): Promise<number> =>
    tabs(page).evaluateAll((all) => {
      const boxes = all.map((tab) => tab.querySelector('button')?.getBoundingClientRect() as DOMRect)
      return boxes.filter((box, index) =>
        boxes.some(
          (other, n) =>
            n > index &&
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ),
      ).length
    })

  it.each([
    ['en', (position: string) => position],
    ['he', mirrored],
  ] as const)('at all positions of the window, left where reading begins: %s', async (language, expected) => {
    const popupFor = (position: Position, n: number): PopupDefinition =>
      teased({ position, text: position, entryEffect: 'none' }, { id: `popup0000000${n}`, type: 'content', language })
    await fixture.world.show(...POSITIONS.map(popupFor))
    const { page } = await fixture.world.visit()
    await expect.poll(() => tabs(page).count()).toBe(POSITIONS.length)
    expect((await placesOf(page)).sort()).toEqual(
      POSITIONS.map((position) => `${expected(position)} ${position}×`).sort(),
    )
  })

  it('side by side at one edge, also on a narrow phone', async () => {
    const edge: Position[] = ['bottom-left', 'bottom-left', 'bottom-right', 'middle-right', 'middle-right']
    await fixture.world.show(
      ...edge.map((position, n) => teased({ position, entryEffect: 'none' }, { id: `popup0000000${n}` })),
    )
    const { page } = await fixture.world.visit('/plain', { ...PHONE, viewport: { width: 320, height: 568 } })
    await expect.poll(() => tabs(page).count()).toBe(edge.length)
    expect(await overlapping(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe.runIf(isShipped())('visitors on a phone who come from a search', () => {
  const OPTION = popupOf({ name: TEXT, triggers: { timeDelay: 0 }, targeting: { searchBar: true } })

  it('see a small bar on the page they landed on, which opens the popup', async () => {
    await fixture.world.show(OPTION)
    const { page, dialog } = await fixture.world.visit('/plain', { ...PHONE, prepare: fromSearch })
    await tab(page).waitFor()
    expect(await dialog.count()).toBe(0)
    const box = await tabs(page).boundingBox()
    // Some letters leave it a fraction of a pixel short.
    expect(box?.width).toBeCloseTo(360, 0)
    expect(box?.y).toBeGreaterThan(640 - 64)
    await tab(page).tap()
    await dialog.waitFor()
  })

  it('see the popup itself on the next page, whatever happened to the bar', async () => {
    await fixture.world.show(OPTION)
    const { page, dialog } = await fixture.world.visit('/plain', { ...PHONE, prepare: fromSearch })
    await page.getByRole('button', { name: 'Hide' }).tap()
    await expect.poll(() => page.locator('wisp-teaser aside').count()).toBe(0)
    expect(await dialog.count()).toBe(0)
    await page.goto(new URL('/plain?next', fixture.world.host).href)
    await dialog.waitFor()
    expect(await tabs(page).count()).toBe(0)
  })
})
