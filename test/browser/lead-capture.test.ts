import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { loaded, pointAt, submitLoaded } from '../support/form'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const figures = async () => (await fixture.world.store.figures.totals()).get('popup00000001')
const leads = () => fixture.world.store.leads.all({ search: '' })
const signUp = async ({ page }: Visit, email = 'Ann@Example.com') => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
}
/** The rules that block the popup, once everything is armed. */
const heldBack = async ({ wisp }: Visit) => {
  await wisp((wisp) => wisp.ready())
  const [popup] = (await wisp((wisp) => wisp.explain())).popups
  return popup?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule)
}

describe('from the page view to the lead', () => {
  it('makes exactly two requests before a popup fires', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 600 } }))
    const { page, requests, decided } = await fixture.world.visit()
    await decided()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual(['GET /wisp.js', 'POST /api/display/:site'])
  })

  it('fetches one file with framework, type and form when a popup fires, and reports the view', async () => {
    await fixture.world.show(popupOf())
    const { dialog, requests } = await fixture.world.visit()
    await dialog.waitFor()
    await expect.poll(() => requests.length).toBe(5)
    // The template of the only popup has come with the answer.
    expect(requests.slice(0, 3)).toEqual(['GET /wisp.js', 'POST /api/display/:site', 'GET /v/lightbox_form/ui.js'])
    // One file comes after the paint: nothing that is needed to draw waits for it.
    expect(requests.slice(3)).toEqual(['GET /v/presence.js', 'POST /api/display/viewed/popup00000001'])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 0 })
  })

  it.runIf(isShipped())(
    'fetches what a form is used with in one file, once the visitor points at the popup',
    async () => {
      await fixture.world.show(popupOf())
      const visit = await fixture.world.visit()
      const { page, requests } = visit
      await expect.poll(() => requests.length).toBe(5)
      // The focus that the first field gets by itself does not count.
      await expect.poll(() => page.getByLabel('Email').evaluate((field) => field.matches(':focus'))).toBe(true)
      await settled(page)
      expect(requests).toHaveLength(5)
      await pointAt(visit)
      await pointAt(visit)
      await loaded(visit, 'submit')
      expect(requests.slice(5)).toEqual(['GET /v/submit.js'])
      await signUp(visit)
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
      // The visitor is thanked after a second though the network is slower.
      await expect.poll(() => requests.slice(5, 7)).toEqual(['GET /v/submit.js', 'POST /api/display/conversion/:id'])
      expect(requests.filter((request) => request.includes('/v/'))).toHaveLength(3)
    },
  )

  it.runIf(isShipped())('fetches that file for a press by itself, which is kept and waits for it', async () => {
    await fixture.world.show(popupOf())
    const { page, requests } = await fixture.world.visit()
    await expect.poll(() => requests.length).toBe(5)
    // Nothing of the visitor comes before it, as where a script presses.
    await page.getByLabel('Email').evaluate((field) => {
      ;(field as HTMLInputElement).value = 'ann@example.com'
    })
    await page.getByRole('button', { name: 'Sign up' }).evaluate((button) => (button as HTMLElement).click())
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => requests.slice(5, 7)).toEqual(['GET /v/submit.js', 'POST /api/display/conversion/:id'])
    await expect.poll(leads).toMatchObject([{ email: 'ann@example.com' }])
  })

  it('takes an address, says thanks and stores the lead; closing after that is not reported as a close', async () => {
    // With effects, as usual.
    await fixture.world.show(popupOf({ design: { entryEffect: 'fade', exitEffect: 'fade' } }))
    const visit = await fixture.world.visit()
    await signUp(visit)
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    expect(await leads()).toMatchObject([{ email: 'Ann@Example.com', popupName: 'Letter' }])
    expect(visit.requests).toContain('POST /api/display/conversion/:id')
    expect(await visit.page.evaluate(() => document.cookie)).toContain('wisp_conversion=')
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.waitForLoadState('networkidle')
    expect(visit.requests.filter((request) => request.includes('/closed/'))).toEqual([])
  })

  it('shows the popup no more on the next page after a conversion, if the owner says so', async () => {
    await fixture.world.show(popupOf({ stopWhenConverted: true }))
    const visit = await fixture.world.visit()
    await signUp(visit)
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await visit.page.reload()
    await visit.decided(2)
    expect(await heldBack(visit)).toEqual(['converted'])
    expect(await visit.dialog.count()).toBe(0)
  })

  it.runIf(isShipped()).each([
    ['the X', async ({ page }: Visit) => page.getByRole('button', { name: 'Close' }).click(), 'x'],
    ['Escape', async ({ page }: Visit) => page.keyboard.press('Escape'), 'escape'],
  ])('a popup closed by %s reports it and stays away for a day', async (_, close) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await close(visit)
    await visit.dialog.waitFor({ state: 'detached' })
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
    await visit.page.reload()
    await visit.decided(2)
    expect(await heldBack(visit)).toEqual(['closed'])
    expect(await visit.dialog.count()).toBe(0)
  })

  it.runIf(isShipped())('keeps a lead while the server is down, and delivers it once, from the next page', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    // Everything that the popup needs has loaded.
    await loaded(visit, 'presence')
    await submitLoaded(visit)
    const down = `${fixture.world.wisp}/**`
    await visit.page.route(down, (route) => route.abort())
    await signUp(visit)
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await leads()).toEqual([])
    await visit.page.unroute(down)
    await visit.page.reload()
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['Ann@Example.com'])
    await visit.page.reload()
    await visit.page.waitForLoadState('networkidle')
    expect(await leads()).toHaveLength(1)
  })

  it.runIf(isShipped())('counts a lead once if the answer was lost and the lead is sent again', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await visit.page.route(/conversion/, async (route) => {
      await route.fetch()
      // The page may have been left meanwhile.
      await route.abort().catch(() => {})
    })
    await signUp(visit)
    await expect.poll(leads).toHaveLength(1)
    await visit.page.unroute(/conversion/)
    await visit.page.reload()
    await expect
      .poll(() => visit.requests.filter((request) => request.includes('conversion')).length)
      .toBeGreaterThan(1)
    await visit.page.waitForLoadState('networkidle')
    expect(await leads()).toHaveLength(1)
  })
})
