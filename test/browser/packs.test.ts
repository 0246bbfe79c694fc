/** The first popup of a page is drawn from one file. A later one fetches only the chunks that this file does not have. */
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { loaded } from '../support/form'
import { BAR, FORM, popupOf } from '../support/popup'
import { SITE } from '../support/site'
import type { Visit } from '../support/visit.page'
import { fetchWhole } from '../support/whole-answer'

const fixture = withWorld()

/** A press outside a bar or card closes it by a part of its own. */
const STAYING = { closeOnOutsideClick: false }
const SALE = { ...BAR, design: { ...BAR.design, ...STAYING } }

const chunksIn = ({ requests }: Visit) =>
  requests.filter(
    (request) => /^GET \/v\//.test(request) && !/\/(presence|submit|escape|conversion|edges|busy)\.js$/.test(request),
  )
const opened = (visit: Visit, id: string) => visit.wisp((wisp, id) => wisp.open(id), id)
const emails = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email)
const signUp = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}
/** Visits a page whose display answer is changed on its way. */
const visitWith = (change: (text: string) => string, fetchAnswer = (route: Route) => route.fetch()) =>
  fixture.world.visit('/plain', {
    prepare: ({ page }) =>
      page.route(`**/api/display/${SITE}?drawn`, async (route) => {
        const response = await fetchAnswer(route)
        await route.fulfill({ response, body: change(await response.text()) })
      }),
  })

describe('a popup is drawn with', () => {
  it('what it has beside the file of the first, which comes once', async () => {
    await fixture.world.show(popupOf(), { ...SALE, triggers: {}, onClickOnly: true })
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    expect(chunksIn(visit)).toEqual(['GET /v/lightbox_form/ui.js'])
    await opened(visit, SALE.id)
    await visit.page.getByText('Sale ends soon').waitFor()
    expect(chunksIn(visit)).toEqual(['GET /v/lightbox_form/ui.js', 'GET /v/bar.js'])
    await signUp(visit)
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  it.runIf(isShipped()).each(
    everydayRows([
      ['bar', '<p>A popup</p>', 'bar'],
      ['side-small', FORM, 'side-small_form'],
      ['side-large', FORM, 'side-large_form'],
      ['social', '<p>A popup</p>', 'social'],
      ['fullpage', FORM, 'fullpage_form'],
      ['browsing', '<p>A popup</p>', 'browsing'],
      ['content', '<p>A popup</p>', 'content'],
    ] as const),
  )('one file: %s', async (type, html, pack) => {
    await fixture.world.show(popupOf({ type, html, design: STAYING }))
    const visit = await fixture.world.visit()
    await expect.poll(() => visit.page.locator('wisp-popup').count()).toBe(1)
    expect(chunksIn(visit)).toEqual([`GET /v/${pack}/ui.js`])
  })

  it.runIf(isShipped())('one file on a site that lets time pass after a close, too', async () => {
    await fixture.world.show(popupOf())
    await fixture.world.store.sites.setCooldown(SITE, 30)
    try {
      const visit = await fixture.world.visit()
      await visit.dialog.waitFor()
      expect(visit.requests.slice(0, 3)).toEqual([
        'GET /wisp.js',
        'POST /api/display/:site',
        'GET /v/lightbox_form_cooldown/ui.js',
      ])
      await loaded(visit, 'presence')
      expect(chunksIn(visit)).toEqual(['GET /v/lightbox_form_cooldown/ui.js'])
    } finally {
      await fixture.world.store.sites.setCooldown(SITE, 0)
    }
  })

  it('the largest file that a design of the library has, and the rest at the same time', async () => {
    await fixture.world.show(popupOf({ design: { closeAfter: 1, entryEffect: 'bounce' } }))
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    expect(chunksIn(visit).sort()).toEqual([
      'GET /v/delayed-close.js',
      'GET /v/lightbox_form/ui.js',
      'GET /v/motion.js',
    ])
  })

  it.runIf(isShipped())('what several popups share, once, though they fire before it has come', async () => {
    await fixture.world.show(popupOf(), { ...SALE, triggers: { timeDelay: 0.1 } })
    let release = (): void => {}
    const heldUp = new Promise<void>((resolve) => {
      release = resolve
    })
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/ui\.js/, (route) => heldUp.then(() => route.continue())),
    })
    const fired = async () => (await visit.wisp((wisp) => wisp.explain())).popups.map(({ fired }) => fired)
    await expect.poll(fired).toEqual(['timeDelay', 'timeDelay'])
    release()
    await visit.dialog.waitFor()
    await visit.page.getByText('Sale ends soon').waitFor()
    expect(chunksIn(visit).filter((request) => request.includes('ui.js'))).toHaveLength(1)
  })

  it.runIf(isShipped()).each([
    [
      'single files, where the server names no packs',
      (text: string) => text.replace(/,"chunks":\[[^\]]*\]/g, ''),
      ['GET /v/form.js', 'GET /v/lightbox.js', 'GET /v/ui.js'],
    ],
    [
      'single files, of which the template says which, where the server names no parts',
      (text: string) => text.replace(/,"(chunks|parts)":\[[^\]]*\]/g, ''),
      ['GET /v/form.js', 'GET /v/legacy-server.js', 'GET /v/lightbox.js', 'GET /v/ui.js'],
      fetchWhole,
    ],
    [
      'single files, where the server of another build names a pack that this one does not have',
      (text: string) => text.replace('lightbox_form/ui', 'lightbox_form_ticker/ui'),
      ['GET /v/form.js', 'GET /v/lightbox.js', 'GET /v/lightbox_form_ticker/ui.js', 'GET /v/ticker.js', 'GET /v/ui.js'],
    ],
  ])('%s', async (_, change, expected, fetchAnswer?: typeof fetchWhole) => {
    await fixture.world.show(popupOf())
    const visit = await visitWith(change, fetchAnswer)
    await visit.dialog.waitFor()
    expect(chunksIn(visit).sort()).toEqual(expected)
    await signUp(visit)
    await expect.poll(emails).toEqual(['ann@example.com'])
  })
})
