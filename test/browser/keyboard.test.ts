import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { designsAs, pageOf } from '../support/designs'

const held = withWorld()

/** What has the focus: in our popup its tag and type, on the page its id. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    if (!inside) return `#${document.activeElement?.id ?? ''}`
    return [inside.localName, inside.getAttribute('type'), inside.getAttribute('data-wisp-action')]
      .filter(Boolean)
      .join(' ')
  })

/** Presses Tab until `wanted` has the focus; a popup that cannot be reached fails. */
const tabTo = async (page: Page, wanted: RegExp): Promise<void> => {
  for (let presses = 0; presses < 25; presses++) {
    if (wanted.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} is not reached with Tab`)
}

const designs = Object.entries(designsAs({ language: 'en', layout: 'horizontal' })).filter(
  ([, { type }]) => type !== 'embedded',
)
/** A form that wants an email address and no more, and is there from the beginning: not that of a game which is played first. */
const isShort = ({ html }: PopupDefinition): boolean =>
  html.includes('data-wisp-form') && !/<select|"play".*"main"/s.test(html)

const openByKeyboard = async ([, popup]: (typeof designs)[number]) => {
  const { world } = held
  await world.show(popup)
  const body = pageOf(world.tag, []).replace(
    'id="before"',
    `id="before" data-wisp-action="open" data-wisp-popup="${popup.id}"`,
  )
  world.files['/walk'] = { type: 'text/html', body }
  const visit = await world.visit('/walk', { reducedMotion: 'reduce' })
  await visit.decided()
  const { page } = visit
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('#before')
  await page.keyboard.press('Enter')
  await page.locator('wisp-popup .wisp-frame').waitFor()
  return visit
}

it.each(designs)('%s: reached, closed and left by keyboard; the focus is back where it was', async (...design) => {
  const { page } = await openByKeyboard(design)
  await tabTo(page, / (x|button|close|skip)$/)
  await page.keyboard.press('Enter')
  await page.locator('wisp-popup').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('#before')
})

it.each(designs.filter(([, popup]) => isShort(popup)))(
  '%s: its form is filled and sent by keyboard',
  async (...design) => {
    const { page, requests } = await openByKeyboard(design)
    if (design[1].html.includes('"welcome"')) {
      await tabTo(page, / next$/)
      await page.keyboard.press('Enter')
    }
    await tabTo(page, /^input email/)
    await page.keyboard.type('ann@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => requests).toContain('POST /api/display/conversion/:id')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('wisp-popup').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('#before')
  },
)
