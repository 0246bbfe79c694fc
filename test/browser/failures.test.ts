import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'

const fixture = withWorld()

/** Calls of ours that fail, and the page that must not notice: expectUndisturbed runs after each case. */
const visitWith = async (pattern: RegExp, answer: (route: Route) => unknown) =>
  fixture.world.visit('/plain', { prepare: ({ page }) => page.route(pattern, (route) => answer(route)) })

describe('when something of ours fails, nothing shows and the page has no error', () => {
  it.each<[string, (route: Route) => unknown]>(
    inBoth([
      ['500', (route) => route.fulfill({ status: 500, body: 'oops' })],
      ['an HTML page', (route) => route.fulfill({ body: '<h1>Welcome to the hotel</h1>', contentType: 'text/html' })],
      ['an empty body', (route) => route.fulfill({ body: '' })],
      ['JSON null', (route) => route.fulfill({ body: 'null' })],
      ['a broken connection', (route) => route.abort()],
      ['no answer at all', () => {}],
    ]),
  )('the display call answers with %s', async (_, answer) => {
    await fixture.world.show(popupOf())
    const { page, requests, wisp } = await visitWith(/api\/display\/site/, answer)
    await expect.poll(() => requests.length).toBe(2)
    // No answer is given up after 10 s.
    await wisp((wisp) => wisp.ready())
    expect(await page.locator('wisp-popup').count()).toBe(0)
    expect(requests).toEqual(['GET /wisp.js', 'POST /api/display/:site'])
  })

  it.each(
    everydayRows(
      inBoth([
        // No design of the library has this part with these others, so it is a file of its own.
        ['a part', /\/v\/.*delayed-close\.js/, { closeAfter: 1 }],
        ['what popups share', /\/v\/.*ui\.js/, {}],
        ['the template', /\/template\//, {}],
      ]),
    ),
  )('%s does not load: it is tried twice, and the turn goes to the next popup', async (_, pattern, design) => {
    const other = popupOf({ id: 'popup00000002', name: 'Other', html: '<h2>Second</h2>' })
    await fixture.world.show(popupOf({ design }), { ...other, triggers: {}, onClickOnly: true })
    const { page, dialog, requests, wisp } = await visitWith(pattern, (route) => route.fulfill({ status: 404 }))
    const missing = () =>
      requests.filter((request) => pattern.test(request.replace('/template', '/template/')) || pattern.test(request))
    // Each chunk that imports the missing file requests it once, and then once more.
    await expect.poll(() => missing().length).toBeGreaterThanOrEqual(2)
    await expect
      .poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('could not be loaded')
    expect(missing().length).toBeLessThanOrEqual(6)
    expect(await page.locator('wisp-popup').count()).toBe(0)
    // The turn was given back: once the network is well again, another popup opens.
    await page.unroute(pattern)
    await wisp((wisp) => wisp.open('popup00000002'))
    await dialog.waitFor()
  })

  it.runIf(isShipped())('two clicks while the chunk loads open one popup', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    let release = (): void => {}
    const heldUp = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, dialog, requests, decided } = await visitWith(/\/v\/.*ui\.js/, async (route) => {
      await heldUp
      await route.continue()
    })
    await decided()
    await page.locator('#button').click()
    await page.locator('#button').click()
    release()
    await dialog.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('wisp-popup').count()).toBe(1)
    expect(requests.filter((request) => request.includes('viewed'))).toHaveLength(1)
  })

  it.runIf(isShipped())('a page’s own link with a /click/ path is left alone', async () => {
    await fixture.world.show()
    const { page, decided, requests } = await fixture.world.visit()
    await decided()
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('#opener')
      if (link) link.href = '/base-href#/click/nosuchpopup01'
    })
    await page.locator('#opener').click()
    await page.waitForURL(/base-href/)
    expect(requests.filter((request) => request.includes('click'))).toEqual([])
  })
})
