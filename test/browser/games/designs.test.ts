/** The games of the library, as a visitor sees them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../../shared/model/text'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { designsAs } from '../../support/designs'
import type { Visit } from '../../support/visit.page'
import { close, game, inPopup, only, open, prize } from './game'

const fixture = withWorld()

const design = (
  name: string,
  language: SampleLanguage = 'en',
  more: Partial<PopupDefinition> = {},
): PopupDefinition => ({
  ...(designsAs({ language, layout: 'horizontal' })[name] as PopupDefinition),
  ...more,
})

const LONG = 'Two of the large salad bowls of last autumn, and the spoons'
const HEBREW = 'משלוח חינם לכל הזמנה עד סוף החודש הבא'
const LABELS = ['5% off', 'משלוח חינם', LONG, 'Versandkostenfreilieferungsgutschein', HEBREW, '20% off bowls']
const COUNTS = [2, 3, 5, 8, 12, 17, 24]

const labelOf = (index: number): string => LABELS[index % LABELS.length] ?? ''

interface Slice {
  words: string
  /** Where its label begins and ends, from the middle of the wheel. */
  ends: [number, number]
}

const slicesOf = async (page: Page): Promise<Slice[]> => {
  await expect.poll(() => inPopup(page, `return root.querySelectorAll('.wisp-slice tspan').length > 0`)).toBe(true)
  const slices = await inPopup(
    page,
    `return [...root.querySelectorAll('.wisp-slice text')].map((text) => {
      const { x, width } = text.getBBox()
      const words = [...text.children].map((line) => line.textContent).join('')
      return { words: words.replace(/\\s/g, ''), ends: [Math.abs(x), Math.abs(x + width)].sort((a, b) => a - b) }
    })`,
  )
  return slices as Slice[]
}

describe.runIf(isShipped())('a wheel', () => {
  it.each(SAMPLE_LANGUAGES)('shows every label whole on its slice, with 2 to 24 slices: %s', async (language) => {
    const wheels = COUNTS.map((count) => {
      const prizes = Array.from({ length: count }, (_, index) => prize(`${index}`, { label: labelOf(index) }))
      return game('wheel', 'never', prizes, { language, id: `wheel${count}00000000`.slice(0, 13) })
    })
    await fixture.world.show(...wheels)
    const visit = await fixture.world.visit('/plain', { reducedMotion: 'reduce' })
    await visit.decided()
    for (const { id, prizes } of wheels) {
      await open(visit, id)
      const slices = await slicesOf(visit.page)
      expect(slices.map(({ words }) => words)).toEqual(prizes?.map(({ label }) => label.replace(/\s/g, '')))
      for (const { ends } of slices) {
        // The hub has a radius of 20, the wheel one of 100.
        expect(ends[0], id).toBeGreaterThan(20)
        expect(ends[1], id).toBeLessThan(95)
      }
      await close(visit)
    }
  })

  it.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 844 }],
    ['a small phone', { width: 320, height: 568 }],
    ['a phone on its side', { width: 844, height: 390 }],
  ])('is completely visible on %s', async (_, viewport) => {
    for (const language of ['en', 'he'] as const) {
      const wheel = design('wheel-of-clay', language)
      const { page } = await visitDesign(wheel, { viewport })
      const [whole, around] = (await inPopup(
        page,
        `return ['.wisp-wheel', '.wisp-root'].map((part) => {
          const { left, right, top, bottom } = root.querySelector(part).getBoundingClientRect()
          return { left, right, top, bottom }
        })`,
      )) as [Box, Box]
      for (const side of ['left', 'top'] as const) expect(whole[side]).toBeGreaterThanOrEqual(around[side])
      for (const side of ['right', 'bottom'] as const) expect(whole[side]).toBeLessThanOrEqual(around[side])
    }
  })
})

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>

const visitDesign = async (
  popup: PopupDefinition,
  options: Parameters<typeof fixture.world.visit>[1],
): Promise<Visit> => {
  await fixture.world.show(popup)
  const visit = await fixture.world.visit('/plain', { reducedMotion: 'reduce', ...options })
  await visit.decided()
  await open(visit, popup.id)
  return visit
}

const topOf = (page: Page, part: string) =>
  inPopup(page, `return root.querySelector('${part}').getBoundingClientRect().top`)
const opacityOf = (page: Page, part: string) =>
  inPopup(page, `return getComputedStyle(root.querySelector('${part}')).opacity`)

/**
 * Records the opacity in each frame, in the page: from outside, a busy machine could miss what shows for two seconds.
 */
const watchOpacity = (page: Page, part: string) =>
  inPopup(
    page,
    `globalThis.opacities = []
    const look = () => {
      const there = root.querySelector('${part}')
      if (there) opacities.push(Number(getComputedStyle(there).opacity))
      requestAnimationFrame(look)
    }
    look()`,
  )

describe.runIf(isShipped())('gift boxes', () => {
  it('stay in place when pressed; the box shows what was in it, then the end screen does', async () => {
    const gift = design('gift-box', 'en', { prizes: only(prize('Tea', { label: 'A tin of tea' })) })
    const { page } = await visitDesign(gift, {})
    // A form that is submitted within a second counts as sent by a bot, which wins nothing.
    await page.waitForTimeout(1_000)
    await page.getByLabel('Email address').fill('ann@example.com')
    await page.getByRole('button', { name: 'Let me choose' }).click()
    const box = page.getByRole('button', { name: 'Gift box 2' })
    await page.getByRole('heading', { name: 'Which one shall it be?' }).waitFor()
    const top = await topOf(page, '[data-box="2"]')
    await box.hover()
    expect(await topOf(page, '[data-box="2"]')).toBe(top)
    await watchOpacity(page, '.open .wisp-inside')
    await box.click()
    await page.getByRole('heading', { name: 'A tin of tea' }).waitFor()
    expect(await page.evaluate(() => Math.max(...(globalThis as unknown as { opacities: number[] }).opacities))).toBe(1)
    expect(await opacityOf(page, '.open .wisp-inside')).toBe('0')
    expect(await topOf(page, '[data-box="2"]')).toBe(top)
  })
})

describe.runIf(isShipped())('on a phone', () => {
  it.each(['wheel-of-clay', 'scratch-card', 'gift-box'])(
    '%s stands in the middle of the window with its tallest screen, so that no screen leaves half of it empty',
    async (name) => {
      const { page } = await visitDesign(design(name), { viewport: { width: 390, height: 844 } })
      const [above, below] = (await inPopup(
        page,
        `const { top, bottom } = root.querySelector('.wisp-frame').getBoundingClientRect()
        return [top, innerHeight - bottom]`,
      )) as [number, number]
      expect(above).toBeGreaterThanOrEqual(40)
      expect(below - above).toBeLessThan(130)
    },
  )
})
