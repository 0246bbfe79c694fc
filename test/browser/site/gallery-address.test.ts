import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { NONCE, putSite } from '../../support/site-page'

const fixture = withWorld()

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="100%" height="100%"/></svg>`

/** A router and an analytics script, as sites have them. */
const ROUTER = `if (!history.state) history.replaceState({ route: 'home' }, '')
  var heard = []
  addEventListener('popstate', ({ state }) => heard.push('popstate ' + JSON.stringify(state)))
  for (const name of ['pushState', 'replaceState']) {
    const first = history[name]
    history[name] = function () { heard.push(name); return first.apply(this, arguments) }
  }`

interface Site {
  options?: string
  path?: string
  /** More of the head. */
  head?: string
}

const visitPots = async ({ options = 'data-hash="true"', path = '', head }: Site = {}) => {
  const links = [1, 2, 3].map(
    (n) =>
      `<a href="/large-${n}.jpg" data-width="800" data-height="600"><img src="/small-${n}.jpg" alt="Pot ${n}" width="40"></a>`,
  )
  const body = `<main><h1>Pots</h1><div data-wisp-gallery id="pots" ${options}>${links.join('')}</div></main>`
  const visit = await fixture.world.visit(`${putSite(fixture.world, body, { script: ROUTER, head })}${path}`, {
    reducedMotion: 'reduce',
    prepare: ({ page }) =>
      page.route(/\.jpg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })),
  })
  const { page } = visit
  const dialog = page.locator('#wisp-gallery')
  return {
    ...visit,
    dialog,
    open: async (number = 2) => {
      await page
        .locator('[aria-controls=wisp-gallery]')
        .nth(number - 1)
        .click()
      await expect.poll(() => visit.requests).toContain('GET /v/site-gallery-address.js')
    },
    closed: () => dialog.waitFor({ state: 'detached' }),
  }
}

const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash)
const stateOf = (page: Page): Promise<unknown> => page.evaluate(() => history.state)
const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
/** Number of entries, and which is the present one. */
const entries = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { navigation } = window as unknown as {
      navigation: { entries(): unknown[]; currentEntry: { index: number } }
    }
    return [navigation.entries().length, navigation.currentEntry.index]
  })

describe.runIf(isShipped())("a gallery in the page's address", () => {
  it('names what is shown while it is open, and puts back what was there, with the state of the page', async () => {
    const { page, open, closed, expectUndisturbed } = await visitPots({ path: '?a=1#about' })
    const [count] = await entries(page)
    await open()
    await expect.poll(() => hashOf(page)).toBe('#pots/2')
    expect(await stateOf(page)).toMatchObject({ route: 'home' })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => hashOf(page)).toBe('#pots/3')
    expect(new URL(page.url()).search).toBe('?a=1')
    await page.keyboard.press('Escape')
    await closed()
    expect(await hashOf(page)).toBe('#about')
    expect(await stateOf(page)).toEqual({ route: 'home' })
    expect((await entries(page))[0]).toBe(count)
    expect(await heard(page)).toEqual([])
    await expectUndisturbed()
  })

  it('opens what the address names, which is not there any more after closing', async () => {
    const { page, dialog, closed } = await visitPots({ path: '#pots/3' })
    await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('3 / 3')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => hashOf(page)).toBe('#pots/2')
    await page.keyboard.press('Escape')
    await closed()
    expect(await hashOf(page)).toBe('')
    expect(await heard(page)).toEqual([])
  })

  it('leaves an address alone that the page has changed meanwhile', async () => {
    const { page, open, closed } = await visitPots()
    await open()
    await expect.poll(() => hashOf(page)).toBe('#pots/2')
    await page.evaluate(() => {
      location.hash = '#elsewhere'
    })
    await page.keyboard.press('Escape')
    await closed()
    expect(await hashOf(page)).toBe('#elsewhere')
  })

  it('is not fetched where nobody asked for it', async () => {
    const { page, dialog, requests, closed } = await visitPots({ options: '' })
    await page.locator('[aria-controls=wisp-gallery]').first().click()
    await expect.poll(() => requests).toContain('GET /v/site-gallery-gestures.js')
    expect(requests).not.toContain('GET /v/site-gallery-address.js')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await closed()
    expect(await hashOf(page)).toBe('')
  })

  it.each([
    ['with the address', 'data-history="true" data-hash="true"', '#pots/2'],
    ['alone', 'data-history="true"', '#about'],
  ])('going back closes it, and a router of the page hears of nothing that it knows (%s)', async (_, options, hash) => {
    const { page, dialog, open, closed } = await visitPots({ options, path: '#about' })
    const [count = 0] = await entries(page)
    await open()
    await expect.poll(() => entries(page)).toEqual([count + 1, count])
    await expect.poll(() => hashOf(page)).toBe(hash)
    expect(await stateOf(page)).toMatchObject({ route: 'home' })
    await page.goBack()
    await closed()
    expect(await hashOf(page)).toBe('#about')
    await expect.poll(() => stateOf(page)).toEqual({ route: 'home' })
    // The page's listener was there before ours, so Chrome calls it first.
    expect(await heard(page)).toEqual(['popstate null'])
    // Forward again: what has an address opens, for the rest nothing has changed.
    await page.goForward()
    if (hash === '#about') expect(await dialog.count()).toBe(0)
    else await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('2 / 3')
  })

  it('takes its entry away when it is closed otherwise, and adds one at a time', async () => {
    const { page, open, closed } = await visitPots({ options: 'data-history="true" data-hash="true"' })
    const [count = 0, place = 0] = await entries(page)
    for (const _ of [1, 2]) {
      await open()
      await expect.poll(() => entries(page)).toEqual([count + 1, place + 1])
      await expect.poll(() => hashOf(page)).toBe('#pots/2')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => hashOf(page)).toBe('#pots/1')
      await page.locator('.wisp-gallery-close').click()
      await closed()
      await expect.poll(() => entries(page)).toEqual([count + 1, place])
      await expect.poll(() => stateOf(page)).toEqual({ route: 'home' })
      expect(await hashOf(page)).toBe('')
    }
    expect(await heard(page)).toEqual(['popstate null', 'popstate null'])
    expect(new URL(page.url()).pathname).toBe('/site-page')
  })

  it('is open again after a reload, on the same entry', async () => {
    const { page, dialog, open, closed } = await visitPots({ options: 'data-history="true" data-hash="true"' })
    await open()
    await expect.poll(() => hashOf(page)).toBe('#pots/2')
    const before = await entries(page)
    const added = page.waitForResponse(/site-gallery-address/)
    await page.reload()
    await added
    await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('2 / 3')
    expect((await entries(page))[0]).toBe(before[0])
    await page.goBack()
    await closed()
    expect(await hashOf(page)).toBe('')
    await expect.poll(() => stateOf(page)).toEqual({ route: 'home' })
  })

  it('is no new page for the popups of a single-page site', async () => {
    const head = `<script async src="${fixture.world.wisp}/wisp.js" data-site="000000000000000000000000" data-spa nonce="${NONCE}"></script>`
    const { page, displayCalls, requests, open, closed, decided } = await visitPots({ head, path: '#about' })
    await decided()
    await expect.poll(() => requests).toContain('GET /v/route.js')
    await open()
    await expect.poll(() => hashOf(page)).toBe('#pots/2')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => hashOf(page)).toBe('#pots/3')
    await page.keyboard.press('Escape')
    await closed()
    // A page of the site's own is one.
    await page.evaluate(() => history.pushState(null, '', '/other'))
    await decided(2)
    expect(displayCalls).toHaveLength(2)
  })
})
