/** Where nobody visits: a program drives the browser, or an editor shows the page. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const SHOP = 'clay-shop.com'

const fixture = withWorld({ args: ['--no-sandbox', `--host-resolver-rules=MAP ${SHOP} 127.0.0.1`] })

const VISITED = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })`
/** A browser with a screen, as the server knows it. */
const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36' }

const PLACES: [place: string, isCounted: boolean, script: string, host?: string][] = [
  ['a page that somebody visits', true, VISITED, SHOP],
  ['a test on an own machine', true, ''],
  ['the theme editor of Shopify', false, 'window.Shopify = { shop: "a.example", designMode: true }'],
]

/** Characters of an address before its @. */
const MAX_LOCAL_PART = 64

/** Everything that was to be sent has been. */
const waitForSends = ({ page }: Visit) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wisp.outbox'))))
    .toEqual([])

describe.runIf(isShipped())('in', () => {
  it.each(PLACES)('%s, popups show; that they are counted is %s', async (place, isCounted, script, host) => {
    await fixture.world.show(popupOf())
    const id = popupOf().id
    const before = (await fixture.world.store.figures.totals()).get(id)
    const address = new URL('/plain', fixture.world.host)
    if (host) address.hostname = host
    const visit = await fixture.world.visit(address.href, {
      prepare: async ({ page }) => {
        await page.addInitScript(script)
        if (host) await page.setExtraHTTPHeaders(CHROME)
      },
    })
    await visit.dialog.waitFor()
    const email = `${place.replace(/\W/g, '').slice(0, MAX_LOCAL_PART)}@example.com`
    await visit.dialog.getByLabel('Email').fill(email)
    await visit.dialog.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByText('Thank you').waitFor()
    await waitForSends(visit)
    const after = (await fixture.world.store.figures.totals()).get(id)
    const more = (name: 'views' | 'conversions' | 'leads') => (after?.[name] ?? 0) - (before?.[name] ?? 0)
    expect([more('views'), more('conversions'), more('leads')]).toEqual(isCounted ? [1, 1, 1] : [0, 0, 0])
    // A lead that somebody has written is stored all the same, with a mark.
    const [lead] = await fixture.world.store.leads.all({ search: email })
    expect(lead).toMatchObject({ email, ...(!isCounted && { suspect: true }) })
  })

  it('a browser that a program drives, whatever it calls itself, nothing opens by itself; what it asks for does', async () => {
    const { id } = popupOf()
    await fixture.world.show(popupOf())
    const before = (await fixture.world.store.figures.totals()).get(id)
    const address = new URL('/plain', fixture.world.host)
    address.hostname = SHOP
    const prepare = ({ page }: Visit) => page.setExtraHTTPHeaders(CHROME)
    const visit = await fixture.world.visit(address.href, { prepare })
    await visit.wisp((wisp) => wisp.ready())
    const { popups, says } = await visit.wisp((wisp) => wisp.explain())
    expect([popups, says]).toEqual([[], expect.stringContaining('A program drives this browser (navigator.webdriver)')])
    await visit.wisp((wisp, id) => wisp.open(id), id)
    await visit.dialog.waitFor()
    await visit.dialog.getByLabel('Email').fill('driven@example.com')
    await visit.dialog.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByText('Thank you').waitFor()
    await waitForSends(visit)
    const [lead] = await fixture.world.store.leads.all({ search: 'driven@example.com' })
    expect(lead).toMatchObject({ suspect: true })
    await expect
      .poll(async () => (await fixture.world.store.figures.totals()).get(id))
      .toMatchObject({ ...before, machines: (before?.machines ?? 0) + 1 })
  })
})
