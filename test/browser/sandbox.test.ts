import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth } from '../support/builds'
import { BAR, popupOf } from '../support/popup'

const fixture = withWorld()

/** A page of an opaque origin: no storage, no cookies, no locks. */
const open = async (sandbox: string, path = '/framed') => {
  fixture.world.put('/framed', '', '<body><p>Framed</p><p style="height: 3000px">Text</p>')
  fixture.world.files['/framing'] = {
    type: 'text/html',
    body: `<!doctype html><title>A page around it</title><iframe sandbox="${sandbox}" src="${path}" width="1000" height="700"></iframe>`,
  }
  const messages: string[] = []
  const { page } = await fixture.world.visit('/framing', {
    prepare: async ({ page }) => {
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', ({ message }) => messages.push(`thrown: ${message}`))
      await page.addInitScript(() =>
        addEventListener('wisp:error', ({ detail }: CustomEventInit) => console.error('wisp:error', `${detail.error}`)),
      )
    },
  })
  return { page, frame: page.frameLocator('iframe'), messages }
}

describe.each(inBoth(['allow-scripts', 'allow-scripts allow-forms']))('in a frame with sandbox="%s"', (sandbox) => {
  it('a popup opens, takes a lead and closes, and we write nothing to the console', async () => {
    const triggers = { timeDelay: 0.1, exitIntentMobile: 'back', pagesVisited: 1, sessionDelay: 1 } as const
    await fixture.world.show(
      popupOf({ triggers, targeting: { cookies: [{ show: false, name: 'staff', comparison: 'exists', value: '' }] } }),
      { ...BAR, triggers: { timeDelay: 0.3 } },
    )
    const { frame, page, messages } = await open(sandbox)
    await frame.getByLabel('Email').fill('ann@example.com')
    await frame.getByRole('button', { name: 'Sign up' }).click()
    await frame.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.keyboard.press('Escape')
    await frame.getByRole('region', { name: 'Sale' }).getByRole('button', { name: 'Close' }).click()
    await frame.locator('wisp-popup').first().waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email))
      .toEqual(['ann@example.com'])
    await expect
      .poll(async () => (await fixture.world.store.figures.totals()).get(BAR.id))
      .toMatchObject({ views: 1, closes: 1, conversions: 0 })
    expect(messages).toEqual([])
  })
})
