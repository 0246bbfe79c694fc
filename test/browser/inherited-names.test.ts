/** Popups open where each object has methods named like what settings, requests and answers have. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import { frameOf, withPagePopups } from '../support/page-popups'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withPagePopups()

const prepare = async ({ page }: Visit): Promise<void> =>
  void (await page.addInitScript({ path: 'test/pages/replaced/named-like-settings.js' }))

describe.runIf(isShipped())('where each object has methods named like our own properties', () => {
  it('wisp.js shows a popup and takes a lead', async () => {
    const { world } = fixture
    await world.show(popupOf())
    const document = `<!doctype html><html lang="en"><head><title>Old</title>${world.tag}</head><body><main>Pots</main></body></html>`
    world.files['/inherited'] = { type: 'text/html', body: document }
    const { dialog, page, requests } = await world.visit('/inherited', { reducedMotion: 'reduce', prepare })
    await dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => requests).toContain('POST /api/display/conversion/:id')
    const leads = await world.store.leads.all({ search: '' })
    expect(leads.map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('wisp-page.js opens what is pressed for', async () => {
    const content = { body: '<button id="ask" type="button">Ask us</button>', openers: { ask: 'letter' } }
    const visit = await fixture.open(content, { prepare })
    await visit.page.getByRole('button', { name: 'Ask us' }).click()
    await visit.page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    await frameOf(visit).waitFor()
  })
})
