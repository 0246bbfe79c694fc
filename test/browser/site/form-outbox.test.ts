/** Contact forms and newsletter forms: a submission arrives exactly once, even if the visitor leaves before the answer. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formHtml } from '../../../server/forms/render/html'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf } from '../../support/form-definitions'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'
import { SITE } from '../../support/world'

const fixture = withWorld()
const FORM = formOf(
  [
    { name: 'your-name', label: 'Your name' },
    { name: 'brief', kind: 'file', label: 'Brief', required: true },
  ],
  {
    id: 601,
  },
)
const NEWS = formOf([{ name: 'EMAIL', kind: 'email', label: 'Email', required: true }], { id: 602 })
const CALL = '**/contact-forms/*/feedback'

beforeAll(async () => {
  for (const form of [FORM, NEWS]) await fixture.world.store.contactForms.save(SITE, form)
})

const leads = async () =>
  (await fixture.world.store.leads.all({ search: '' })).map(({ email, fields }) => ({ email, fields }))
const countStored = ({ page }: Pick<Visit, 'page'>) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('wisp-form.')).length)

const KINDS = {
  'contact form': {
    html: () => formHtml(FORM, { origin: fixture.world.wisp, quiz: new Map() }),
    async give({ page }: Visit) {
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0 && performance.now() > 1_500)
      await page.getByLabel('Your name').fill('Ann')
      await page
        .getByLabel('Brief')
        .setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
      await page.getByRole('button', { name: 'Send' }).click()
    },
    status: ({ page }: Visit) => page.locator('.wpcf7').innerText(),
    lead: { email: '', fields: { 'your-name': 'Ann', brief: 'brief.pdf (did not arrive)' } },
  },
  newsletter: {
    html: () =>
      '<form class="mc4wp-form" data-id="7" data-wisp-feedback="602" method="post"><div class="mc4wp-form-fields"><label>Email <input type="email" name="EMAIL"></label><button>Send</button></div></form>',
    async give({ page }: Visit) {
      await page.waitForFunction(() => document.querySelector('.mc4wp-response') && performance.now() > 1_500)
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByRole('button', { name: 'Send' }).click()
    },
    status: ({ page }: Visit) => page.locator('.mc4wp-response').innerText(),
    lead: { email: 'ann@example.com', fields: {} },
  },
}

describe.runIf(isShipped()).each(Object.entries(KINDS))('what is given in a %s', (_, { html, give, status, lead }) => {
  let before = 0
  beforeEach(async () => {
    before = (await leads()).length
  })
  const stored = async () => (await leads()).length - before
  const open = (prepare: (visit: Visit) => Promise<unknown>) =>
    fixture.world.visit(putSite(fixture.world, `<main><h1>Contact</h1>${html()}</main>`), {
      prepare: async (visit) => {
        await prepare(visit)
      },
    })
  const next = (visit: Visit) =>
    fixture.world.visit(putSite(fixture.world, '<main><h1>Next</h1></main>'), { beside: visit })

  it('is kept while it is being sent, which it says, and is sent once from the next page', async () => {
    const visit = await open(({ page }) => page.route(CALL, () => {}))
    await give(visit)
    await expect.poll(() => status(visit)).toContain('Sending…')
    await expect.poll(() => countStored(visit)).toBe(1)
    expect(await stored()).toBe(0)
    await visit.page.goto('about:blank')
    const later = await next(visit)
    await expect.poll(stored).toBe(1)
    expect(await leads()).toContainEqual(lead)
    await expect.poll(() => countStored(later)).toBe(0)
    await next(visit)
    expect(await stored()).toBe(1)
    await visit.page.goBack()
  })

  it('counts once if it has arrived, and only its answer has not', async () => {
    const visit = await open(({ page }) =>
      page.route(CALL, async (route) => {
        await route.fetch()
        await route.abort()
      }),
    )
    await give(visit)
    await expect.poll(() => status(visit)).toMatch(/Not sent yet/)
    expect(await stored()).toBe(1)
    await visit.page.goto('about:blank')
    const later = await next(visit)
    await expect.poll(() => countStored(later)).toBe(0)
    expect(await stored()).toBe(1)
    await visit.page.goBack()
  })

  it('is forgotten when the server has it', async () => {
    const visit = await open(async () => {})
    await give(visit)
    await expect.poll(stored).toBe(1)
    await expect.poll(() => countStored(visit)).toBe(0)
  })
})
