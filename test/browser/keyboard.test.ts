/**
 * Uses every design by keyboard alone, several after each other on one page: the focus goes from a button of the page to the
 * popup, through it, and back.
 */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { isComplete } from '../suites'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { designsAs, loadFonts, pageOf } from '../support/designs'
import { inGroups } from '../support/in-groups'

const fixture = withWorld()

/** The focused element: inside a popup by tag, type and action, on the page by `#` and its id. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    if (!inside) return `#${document.activeElement?.id ?? ''}`
    return [inside.localName, inside.getAttribute('type'), inside.getAttribute('data-wisp-action')]
      .filter(Boolean)
      .join(' ')
  })

/** Presses Tab until an element that fits `pattern` has the focus; throws if it cannot be reached. */
const tabTo = async (page: Page, pattern: RegExp): Promise<void> => {
  for (let presses = 0; presses < 25; presses++) {
    if (pattern.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${pattern} is not reached with Tab`)
}

const designs = Object.entries(designsAs({ language: 'en', layout: 'horizontal' })).filter(
  ([, { type }]) => type !== 'embedded',
)
/** Whether the form asks only for an email address, and is not behind a game that is played first. */
const isShort = ({ html }: PopupDefinition): boolean =>
  html.includes('data-wisp-form') && !/<select|"play".*"main"/s.test(html)

type Named = (typeof designs)[number]

/** Visits a page with one button, which opens one popup after the other. */
const visit = async (popups: Named[]) => {
  const { world } = fixture
  await world.show(...popups.map(([, popup]) => popup))
  world.files['/walk'] = { type: 'text/html', body: pageOf(world.tag, []) }
  const visit = await world.visit('/walk', { reducedMotion: 'reduce' })
  await visit.page.evaluate(loadFonts)
  await visit.decided()
  // The page is hidden until its fonts have loaded, and hidden elements take no focus.
  await visit.page.evaluate(loadFonts)
  await visit.page.keyboard.press('Tab')
  return visit
}

const openByKeyboard = async (page: Page, { id }: PopupDefinition): Promise<void> => {
  expect(await focused(page)).toBe('#before')
  await page.evaluate((id) => {
    const button = document.getElementById('before') as HTMLElement
    Object.assign(button.dataset, { wispAction: 'open', wispPopup: id })
  }, id)
  await page.keyboard.press('Enter')
  await page.locator('wisp-popup .wisp-frame').waitFor()
}
const expectGone = async (page: Page, name: string): Promise<void> => {
  await page.locator('wisp-popup').waitFor({ state: 'detached' })
  expect([name, await focused(page)]).toEqual([name, '#before'])
}

/** Designs of one case, with their names for its title. */
const groupsOf = (some: readonly Named[]) =>
  inGroups(some, 6).map((group) => ({ group, names: group.map(([name]) => name).join(', ') }))

const short = designs.filter(([, popup]) => isShort(popup))
/** Usually each design in one of the two tables. */
const closed = isComplete ? designs : designs.filter((design) => !short.includes(design))

it.each(groupsOf(inBoth(closed)))(
  'each design can be reached, closed and left by keyboard, and gives the focus back: $names',
  async ({ group }) => {
    const { page } = await visit(group)
    for (const [name, popup] of group) {
      await openByKeyboard(page, popup)
      await tabTo(page, / (x|button|close|skip)$/)
      await page.keyboard.press('Enter')
      await expectGone(page, name)
    }
  },
)

it.runIf(isShipped()).each(groupsOf(short))(
  'each short form can be filled in and sent by keyboard, and gives the focus back: $names',
  async ({ group }) => {
    const { page, requests } = await visit(group)
    const leads = () => requests.filter((request) => request === 'POST /api/display/conversion/:id').length
    for (const [index, [name, popup]] of group.entries()) {
      await openByKeyboard(page, popup)
      if (popup.html.includes('"welcome"')) {
        await tabTo(page, / next$/)
        await page.keyboard.press('Enter')
      }
      await tabTo(page, /^input email/)
      await page.keyboard.type('ann@example.com')
      await page.keyboard.press('Enter')
      await expect.poll(() => [name, leads()]).toEqual([name, index + 1])
      await page.keyboard.press('Escape')
      await expectGone(page, name)
    }
  },
)

/** The design of this name. */
const designOf = (name: string): Named => designs.find(([design]) => design === name) as Named

/** The text of the focused element inside the popup. */
const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)

it.runIf(isShipped())('a question before a form is answered by keyboard, and the answer is sent with it', async () => {
  const [, popup] = designOf('two-steps')
  const { page } = await visit([['two-steps', popup]])
  await openByKeyboard(page, popup)
  await tabTo(page, /^input radio/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, / next$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedText(page)).toBe('Skin that forgives')
  await tabTo(page, /^input email/)
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedText(page)).toBe('On its way')
  await expect.poll(async () => (await fixture.world.store.leads.all({ search: '' })).length).toBe(1)
  const [lead] = await fixture.world.store.leads.all({ search: '' })
  expect(lead).toMatchObject({ email: 'ann@example.com', fields: { skipped: 'The serum' } })
})

it.runIf(isShipped())('a card is scratched, its form sent and its prize taken by keyboard', async () => {
  const [, popup] = designOf('scratch-card')
  const { page } = await visit([['scratch-card', { ...popup, prizes: popup.prizes?.slice(0, 1) }]])
  await openByKeyboard(page, popup)
  for (let presses = 0; (await focusedText(page)) !== 'Reveal' && presses < 9; presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The result is there to be read for a while.
  await page.getByRole('textbox').waitFor()
  await tabTo(page, /^input email/)
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox').waitFor({ state: 'hidden' })
  await tabTo(page, / copy$/)
  await tabTo(page, / close$/)
  await page.keyboard.press('Enter')
  await expectGone(page, 'scratch-card')
})

it('there are short forms', () => expect(short.length).toBeGreaterThan(5))
