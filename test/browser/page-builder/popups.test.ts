/** Popups that a page describes itself, as a visitor meets them. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/both'
import { violationsOf } from '../../support/axe'
import { AT_ONCE, frameOf, leaveAt, ON_EXIT, withPagePopups } from '../../support/page-popups'
import { popupOf } from '../../support/popup'
import { SITE } from '../../support/world'
import type { Visit } from '../../support/visit.page'

const held = withPagePopups()

const heading = ({ page }: Visit, name = 'Stay in touch') => page.getByRole('heading', { name })
const stored = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('wplx_list_shown_popups'))
const ready = (visit: Visit) => expect.poll(() => visit.page.evaluate(() => typeof window.wisp?.push)).toBe('function')
const armed = async (visit: Visit) => {
  await ready(visit)
  await expect
    .poll(async () => (await visit.wisp((wisp) => wisp.explain())).popups.map(({ state }) => state))
    .toContain('armed')
}
const opened = (option: string) => held.built.hits.filter(({ form }) => form.option_id === option).map(({ form }) => form.event_name)

describe('a popup of a page', () => {
  it('shows its content in the page’s own styles, and gives it back when it closes', async () => {
    const visit = await held.open({ popups: { letter: { ...AT_ONCE, coverWholeBg: true } } })
    const { dialog, page } = visit
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-label')).toBe('Stay in touch')
    await heading(visit).waitFor()
    expect(await page.locator('.card').first().evaluate((card) => getComputedStyle(card).width)).toBe('420px')
    expect(await violationsOf(page)).toEqual([])
    const before = await page.locator('#letter > wisp-popup > .card').count()
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect([before, await page.locator('#letter[hidden] > .card').count()]).toEqual([1, 1])
    await expect.poll(() => opened('31')).toEqual(['open', 'close'])
  })

  it('without a cover leaves the page usable, and gives the focus back', async () => {
    const visit = await held.open({
      popups: { letter: {} },
      body: '<button type="button" id="out">Out</button>',
    })
    const { page } = visit
    await ready(visit)
    await page.locator('#out').focus()
    expect(await visit.wisp((wisp) => wisp.open('31'))).toBe(true)
    const frame = frameOf(visit)
    await frame.waitFor()
    expect(await frame.getAttribute('role')).toBe('region')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('out')
    await page.locator('#email').fill('ann@example.com')
    await page.keyboard.press('Escape')
    await frame.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('out')
    expect(await page.locator('#email').inputValue()).toBe('ann@example.com')
  })
})
