import { beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { DEMO_SHOP, popupsOfExample } from '../support/examples'
import { CLOCK } from '../support/on-request'
import type { Visit } from '../support/visit.page'
import { DESK_TOKEN } from '../support/world'

const fixture = withWorld()

beforeAll(async () => {
  const { store } = fixture.world
  const library = readLibrary(at('dist'))
  await store.sites.add({ key: DEMO_SHOP, name: 'Demo shop' })
  for (const popup of popupsOfExample(DEMO_SHOP, library)) await store.popups.save(DEMO_SHOP, popup)
})

const newsletter = ({ page }: Visit) => page.getByRole('dialog', { name: 'A quieter kind of home' })

describe('the demo shop, as its first visitor and its owner see it,', () => {
  it('shows the bar, then the newsletter; the address given there arrives on the open desk', async () => {
    const desk = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true })
    await desk.page.getByText('Live', { exact: true }).waitFor()
    expect(desk.page.url()).not.toContain(DESK_TOKEN)

    const shop = await fixture.world.visit(`${fixture.world.wisp}/`)
    await shop.page.getByRole('timer').waitFor()
    const dialog = newsletter(shop)
    await dialog.waitFor()
    await dialog.getByLabel('Email address').fill('first.visitor@example.com')
    await dialog.getByRole('button', { name: 'Write to me' }).click()
    await shop.page.getByRole('heading', { name: 'Welcome in' }).waitFor()

    await desk.page.getByText('first.visitor@example.com').waitFor()
    const row = desk.page.getByRole('row', { name: /Newsletter/ }).first()
    await expect.poll(() => row.getByRole('cell').allTextContents()).toContain('100%')
  })

  it.runIf(isShipped())('has a button for one popup of every other type, and an embedded one in the page', async () => {
    const { page, wisp } = await fixture.world.visit(`${fixture.world.wisp}/`, { reducedMotion: 'reduce' })
    await page.getByRole('heading', { name: 'Letters from the studio' }).waitFor()
    const ids = await page
      .locator('.every button')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.wispPopup ?? ''))
    expect(ids).toHaveLength(14)
    for (const id of ids) {
      await page.locator(`[data-wisp-popup=${id}]`).dispatchEvent('click')
      const shownIds = async (wisp: WispApi) =>
        (await wisp.explain()).popups.filter(({ state }) => state === 'shown').map(({ id }) => id)
      await expect.poll(() => wisp(shownIds)).toContain(id)
      await wisp((wisp, id) => wisp.close(id), id)
    }
  })

  it.runIf(isShipped())('does not show the newsletter to visitors who open popups by the buttons', async () => {
    const visit = await fixture.world.visit(`${fixture.world.wisp}/`, { ...CLOCK, reducedMotion: 'reduce' })
    const { page } = visit
    await visit.decided()
    await page.getByRole('button', { name: 'Corner card' }).dispatchEvent('click')
    const card = page.getByRole('region', { name: 'First from the kiln' }).or(page.getByRole('dialog'))
    await card.first().waitFor()
    await page.clock.runFor(20_000)
    await page.mouse.move(400, 200)
    await page.mouse.move(400, 0)
    await page.clock.runFor(20_000)
    expect(await newsletter(visit).count()).toBe(0)
  })

  it.runIf(isShipped())('opens the question form from its link in the footer', async () => {
    const { page } = await fixture.world.visit(`${fixture.world.wisp}/`)
    await page.getByRole('link', { name: 'Ask us anything' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask us anything' })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Send the question' }).click()
    await dialog.getByText('Please fill in this field').first().waitFor()
    await dialog.getByLabel('First name').fill('Ann')
    await dialog.getByLabel('Email').first().fill('not an address')
    await dialog.getByLabel('What is it about?').selectOption({ index: 1 })
    await dialog.getByLabel('Your question').fill('Is the glaze safe for the dishwasher?')
    await dialog.getByRole('radio', { name: 'By email' }).check()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Send the question' }).click()
    await dialog.getByText('There are typos in the email').waitFor()
    await dialog.getByLabel('Email').first().fill('ann@example.com')
    await dialog.getByRole('button', { name: 'Send the question' }).click()
    await expect
      .poll(async () =>
        (await fixture.world.store.leads.all({ search: 'dishwasher' })).map(({ email, fields }) => ({
          email,
          name: fields.firstName ?? fields.first_name,
        })),
      )
      .toEqual([{ email: 'ann@example.com', name: 'Ann' }])
  })

  it.runIf(isShipped())(
    'finds what the owner searches for, without putting it into the address of a request',
    async () => {
      const lead = { poptin_id: 'demolightbox1', p_target: 'lead', email: 'searched.for@example.com' }
      const body = new URLSearchParams(lead)
      await fetch(`${fixture.world.wisp}/api/display/conversion/viewer`, { method: 'POST', body })
      const { page } = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true })
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      // The unchanged answer to a search is not sent again.
      const unchanged = page.waitForResponse(
        async (response) => response.status() === 304 && 'wisp-search' in (await response.request().allHeaders()),
      )
      await page.getByLabel('Search leads').fill('searched.for@')
      await page.getByText('searched.for@example.com').waitFor()
      await expect.poll(() => page.getByRole('row').filter({ hasText: '@example.com' }).count()).toBe(1)
      await unchanged
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV download of the leads' }).click()
      await download
      expect(requests.filter((url) => url.includes('leads.csv'))).toHaveLength(1)
      expect(requests.filter((url) => url.includes('searched'))).toEqual([])
    },
  )

  it.runIf(isShipped())('opens nothing with a wrong token', async () => {
    const { page } = await fixture.world.visit(`${fixture.world.wisp}/desk#token=wrong`, { ours: true })
    await page.getByRole('button', { name: /sign in|open/i }).waitFor()
    expect(await page.getByText('ann@example.com').count()).toBe(0)
  })
})
