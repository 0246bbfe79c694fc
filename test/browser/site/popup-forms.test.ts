/** Forms in timed popups, and popups of a visitor with several tabs. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf } from '../../support/contact-form'
import { loaded } from '../../support/form'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const NEWSLETTER = `<form id="news" class="mc4wp-form" method="post" data-id="7" data-name="News" data-wisp-feedback="101">
  <div class="mc4wp-form-fields"><label>Email <input type="email" name="EMAIL"></label> <button>Sign up</button></div>
  <div class="mc4wp-response"></div></form>`
const ATTRIBUTES = 'data-wisp-popup="301" data-trigger="delay" data-delay="1" data-effect="none" data-cookie-days="1"'

/** A page whose clock the case moves on, once its pieces work. */
const open = async (body: string, pieces: string[], beside?: Visit) => {
  const submissions: [string, string | undefined][] = []
  const visit = await fixture.world.visit(putSite(fixture.world, `<main><h1>A site</h1></main>${body}`), {
    ...(beside && { beside }),
    async prepare({ page }) {
      await page.clock.install()
      await page.route('**/feedback', async (route) => {
        const request = route.request()
        const headers = { 'content-type': request.headers()['content-type'] ?? '' }
        const form = await new Response(request.postDataBuffer() as Uint8Array<ArrayBuffer>, { headers }).formData()
        submissions.push([new URL(request.url()).pathname, `${form.get('your-name') ?? form.get('EMAIL')}`])
        const json = { status: 'mail_sent', message: 'It has arrived.', into: `#${form.get('_wpcf7_unit_tag')}` }
        await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json })
      })
    },
  })
  const { page } = visit
  for (const piece of pieces) await loaded(visit, piece)
  return { ...visit, submissions, passes: (seconds: number) => page.clock.runFor(seconds * 1000) }
}

describe.runIf(isShipped())('a timed popup', () => {
  it.each([
    ['a dialog', (content: string) => `<dialog ${ATTRIBUTES}>${content}</dialog>`],
    ['a div that is put into one', (content: string) => `<div hidden ${ATTRIBUTES}>${content}</div>`],
  ])('that is %s sends a contact form and a newsletter, and stays open for the answers', async (_, popup) => {
    const body = popup(`<h2>Write to us</h2>${formOf('5.7.7')}${NEWSLETTER}`)
    const { page, passes, submissions } = await open(body, ['site-popup', 'site-contact', 'site-newsletter-send'])
    await passes(1.5)
    const dialog = page.locator('dialog:modal')
    await dialog.waitFor()
    await dialog.getByLabel('Your name').fill('Ann')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.locator('.wpcf7-response-output').getByText('It has arrived.').waitFor()
    await dialog.getByLabel('Email', { exact: true }).fill('ann@example.com')
    await dialog.getByRole('button', { name: 'Sign up' }).click()
    await dialog.locator('.mc4wp-response').getByText('It has arrived.').waitFor()
    const path = (id: number) => `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`
    expect(submissions).toEqual([
      [path(7), 'Ann'],
      [path(101), 'ann@example.com'],
    ])
  })

  it('that was shown in one tab is not shown in another that was open before, within its period', async () => {
    const body = (delay: number) =>
      `<dialog ${ATTRIBUTES.replace('data-delay="1"', `data-delay="${delay}"`)} aria-label="Offer">An offer</dialog>`
    const first = await open(body(600), ['site-popup-triggers'])
    const second = await open(body(1200), ['site-popup-triggers'], first)
    // The clock is that of both.
    await first.passes(601)
    await first.page.locator('dialog:modal').waitFor()
    await second.passes(660)
    expect(await second.page.locator('dialog:modal').count()).toBe(0)
    const requests = ['GET /wisp-site.js', 'GET /v/site-popup.js', 'GET /v/site-popup-triggers.js']
    expect(second.requests).toEqual(requests)
  })
})
