import { describe, expect, it } from 'vitest'
import type { Design } from '../../shared/model/design'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const HTML = `<section data-wisp-screen="main"><h2>Letter</h2><form data-wisp-form>
  <label>Email <input type="email" data-wisp-field="email"></label>
  <label>Shoe size <input data-wisp-field="Size"></label><button>Send</button></form></section>`
const leads = () => fixture.world.store.leads.all({ search: '' })
const leading = (redirect: Partial<Design['redirect']>, type: PopupType = 'lightbox') =>
  popupOf({
    type,
    html: HTML,
    design: { thanks: false, redirect: { url: '', newTab: false, sendFormData: false, ...redirect } },
  })

/** Opens the popup and submits its form; the page may be gone then. */
const submit = async (
  popup: ReturnType<typeof leading>,
  path = '/plain',
  prepare?: (visit: Visit) => Promise<unknown>,
) => {
  await fixture.world.show(popup)
  const visit = await fixture.world.visit(path, { ours: true, prepare })
  await visit.page.getByLabel('Email').fill('ann@example.com')
  await visit.page.getByLabel('Shoe size').fill('42')
  // The redirect chunk has loaded.
  await expect.poll(() => visit.requests).toContain('GET /v/redirect.js')
  await visit.page.waitForLoadState('networkidle')
  await visit.page.getByRole('button', { name: 'Send' }).click()
  return visit
}

describe('after a conversion, the popup', () => {
  it('leads to an address of the site with what was typed, and the lead arrives', async () => {
    const { page } = await submit(leading({ url: '/base-href?email=x&from=[[path]]', sendFormData: true }))
    await page.waitForURL(/base-href/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      email: 'ann@example.com',
      size: '42',
      from: '/plain',
    })
    await expect.poll(leads).toHaveLength(1)
  })

  it.runIf(isShipped())('opens a new tab without access to this one, and closes', async () => {
    const opened = async ({ page }: Visit) => {
      page.context().on('page', (tab) => tab.waitForURL(/base-href/).then(() => tabs.push(tab)))
    }
    const tabs: Visit['page'][] = []
    const { page, dialog } = await submit(leading({ url: '/base-href', newTab: true }), '/plain', opened)
    await expect.poll(() => tabs.length).toBe(1)
    expect(await tabs[0]?.evaluate(() => window.opener)).toBeNull()
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toContain('/plain')
  })

  it.runIf(isShipped())('follows a link if the browser blocks a new tab', async () => {
    const tabs: Visit['page'][] = []
    const fixture = async ({ page }: Visit) => {
      page.context().on('page', (tab) => tabs.push(tab))
      await page.addInitScript(() => {
        window.open = () => null
      })
    }
    const { page, dialog } = await submit(leading({ url: '/base-href', newTab: true }), '/plain', fixture)
    await expect.poll(() => tabs.length).toBe(1)
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toContain('/plain')
  })

  it.runIf(isShipped())('redirects even if the conversion call fails', async () => {
    const { page } = await submit(leading({ url: '/base-href' }), '/plain', ({ page }) =>
      page.route(/conversion/, (route) => route.fulfill({ status: 500 })),
    )
    await page.waitForURL(/base-href/)
    // The lead was stored, and is sent from there.
    await page.unroute(/conversion/)
    await expect.poll(leads, { timeout: 60_000 }).toHaveLength(1)
  })

  it('opens another popup by its id', async () => {
    const other = popupOf({
      id: 'popup00000002',
      name: 'Other',
      html: '<h2>Second</h2>',
      triggers: {},
      onClickOnly: true,
    })
    const first = leading({ url: other.id })
    await fixture.world.show(first, other)
    const { page } = await fixture.world.visit()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Second' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Sent successfully!' }).count()).toBe(0)
  })

  it.runIf(isShipped())('leads to the one integration host with the conversion’s id in its path', async () => {
    const { hostname } = new URL(fixture.world.host)
    fixture.world.put('/integration', `data-integration-host="${hostname}"`)
    const { page } = await submit(leading({ url: `${fixture.world.host}/join` }), '/integration')
    await page.waitForURL(/join/)
    const [lead] = await leads()
    expect(new URL(page.url()).pathname).toBe(`/join/${lead?.id}`)
  })

  it.runIf(isShipped())('follows no script address, and says thanks instead', async () => {
    const { page } = await submit(leading({ url: 'javascript:document.title="hacked"' }))
    await page.getByRole('button', { name: 'Sent successfully!' }).waitFor()
    expect(await page.title()).not.toBe('hacked')
  })
})
