import { describe, expect, it } from 'vitest'
import type { NewHit } from '../../server/pages/hits'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { DESK_TOKEN, SITE } from '../support/world'

const fixture = withWorld()
const PANEL = 'section[aria-labelledby="pages-title"]'

const hitOf = (more: Partial<NewHit>): NewHit => ({
  site: SITE,
  isKnown: false,
  page: 'summer-sale',
  variant: 'calm',
  kind: 'page',
  option: '0',
  event: 'open',
  session: '1',
  element: 'whole_page',
  tag: '',
  url: 'https://shop.example/offers/summer',
  ...more,
})
const count = async (...hits: Partial<NewHit>[]) => {
  for (const hit of hits) await fixture.world.store.hits.add(hitOf(hit))
}
const CLICK = { event: 'click', element: '<b>buy</b>', tag: 'button' }

const desk = async (viewport = { width: 1280, height: 800 }) => {
  const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true, viewport })
  const { page } = visit
  await page.getByText('Live', { exact: true }).waitFor()
  const panel = page.locator(PANEL)
  return {
    page,
    panel,
    details: (name: string) => panel.getByRole('button', { name: `Details of ${name}` }),
    /** The texts of the cells of the row with this name. */
    figures: (name: string) =>
      panel
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .first()
        .getByRole('cell')
        .allInnerTexts(),
  }
}

describe.runIf(isShipped())('pages on the desk', () => {
  it('say how to bring one in while there are none', async () => {
    const { panel } = await desk()
    await panel.getByRole('heading', { name: 'No pages yet' }).waitFor()
    await expect.poll(() => panel.innerText()).toContain('npx wisp page import FILE')
    expect(await panel.getByRole('combobox').count()).toBe(0)
  })

  it('leave the search of leads in reach of the first presses of Tab', async () => {
    const { page } = await desk()
    await page.getByRole('searchbox', { name: 'Search leads' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Search leads')
  })

  it('show what is counted, and keep it up to date', async () => {
    await count({}, { session: '2' }, { session: '2' }, { event: 'close' }, { event: 'submit', element: 'form' })
    const { figures, panel } = await desk()
    await panel.getByText('1 page, last 30 days').waitFor()
    expect((await figures('summer-sale')).slice(0, 5)).toEqual(['3', '2', '1', '1', '50%'])
    expect(await panel.getByRole('link', { name: '/offers/summer' }).getAttribute('href')).toBe(
      'https://shop.example/offers/summer',
    )
    await count({ session: '3' })
    await expect.poll(async () => (await figures('summer-sale'))[0]).toBe('4')
  })

  it('show variants, popups, clicks and days once asked, by keyboard, and names as text', async () => {
    const page = 'spring-sale'
    await count(
      ...[{ page }, { page, session: '2', variant: 'bold' }, { page, ...CLICK }, { page, ...CLICK }],
      ...[{ page, kind: 'popup', option: 'call-me' } as const],
    )
    const { panel, details } = await desk()
    const button = details(page)
    await button.waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await panel.getByText('Clicks by element').count()).toBe(0)
    await button.focus()
    await button.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    const rowOf = (table: string, name: string) =>
      panel.getByRole('table', { name: table, exact: true }).getByRole('row', { name }).innerText()
    expect((await rowOf('Variants', 'bold')).split(/\s+/)).toEqual(['bold', '1', '1', '0', '0%'])
    expect((await rowOf('Popups and widgets', 'call-me')).split(/\s+/)).toEqual(['call-me', 'Popup', '1', '0', '0'])
    expect((await rowOf('Clicks by element', 'buy')).split(/\s+/)).toEqual(['<b>buy</b>', 'button', '2'])
    const days = await panel.getByRole('figure').getByRole('listitem').allTextContents()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatch(/^\w{3} \d+: 2$/)
    expect(await violationsOf(panel.page(), PANEL)).toEqual([])
    await button.press('Enter')
    expect(await panel.getByText('Clicks by element').count()).toBe(0)
  })

  it.each(everydayRows([1280, 390, 320]))('fit a screen of %i px, with everything open', async (width) => {
    await count({ page: 'a-page-with-a-long-name-that-nobody-has-shortened-yet', ...CLICK, element: 'x'.repeat(50) })
    const { page, details } = await desk({ width, height: 800 })
    await details('a-page-with').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violationsOf(page, PANEL)).toEqual([])
  })

  it('are those of the site that is chosen', async () => {
    const { store } = fixture.world
    await store.sites.add({ key: 'other-site', name: 'Another shop' })
    await count({}, { site: 'other-site', page: 'autumn-sale' })
    const { panel, details } = await desk()
    await panel.getByRole('combobox', { name: 'Site' }).selectOption('Another shop')
    await details('autumn-sale').waitFor()
    expect(await details('summer-sale').count()).toBe(0)
    await panel.getByRole('combobox', { name: 'Site' }).selectOption('Test site')
    await details('summer-sale').waitFor()
  })
})
