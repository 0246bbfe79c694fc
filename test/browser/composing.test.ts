/** Escape that belongs to an input method closes nothing, whatever is open; the next one does. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { escapeComposition } from '../support/composing'
import { formOf, loaded } from '../support/form'
import { openGallery } from '../support/open-gallery'
import { putPart } from '../support/page-part'
import { BAR, popupOf } from '../support/popup'
import { putSite } from '../support/site-page'
import { panelOf, withWidgets } from '../support/widgets'

const fixture = withWorld()
const widgets = withWidgets()

/** @param isOpen whether it is still there */
const closesOnlyByEscape = async (page: Page, field: Locator, isOpen: () => Promise<boolean>): Promise<void> => {
  await escapeComposition(field)
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
}

const FIELD = '<label for="n">Name</label><input id="n" data-wisp-field="name">'

describe('Escape of an input method leaves open', () => {
  it.each([
    ['a lightbox', popupOf({ html: formOf(FIELD) })],
    ['a bar', popupOf({ ...BAR, html: formOf(FIELD) })],
  ])('%s', async (_, popup) => {
    await fixture.world.show(popup)
    const visit = await fixture.world.visit('/plain')
    const field = visit.page.locator('#n')
    await field.waitFor()
    await loaded(visit, 'presence')
    await closesOnlyByEscape(visit.page, field, () => field.isVisible())
  })
})

describe.runIf(isShipped())('Escape of an input method leaves open, too,', () => {
  it('the list of a searchable select, and its popup', async () => {
    const visit = await widgets()
    await visit.page.locator('#flower').focus()
    await visit.page.getByRole('combobox', { name: 'Flower', exact: true }).and(visit.page.locator('button')).waitFor()
    await visit.page.keyboard.press('ArrowDown')
    const search = panelOf(visit).locator('.wisp-search')
    await closesOnlyByEscape(visit.page, search, () => search.isVisible())
    expect(await visit.dialog.isVisible()).toBe(true)
  })

  it('what the pieces of a site have opened', async () => {
    const body = `<main><h1>A site</h1><ul><li data-wisp-submenu id="menu"><button>Work</button><ul><li><label>Find <input id="find"></label></li></ul></li></ul>
      <p><button aria-controls="callback">Call</button> <button data-wisp-open="301">Open</button></p></main>
      <aside data-wisp-callback id="callback"><label>Who <input id="who"></label></aside>
      <dialog data-wisp-popup="301"><label>Email <input id="email"></label></dialog>`
    const css = 'aside{position:fixed}[data-wisp-submenu]:not(.is-open)>ul{display:none}'
    const visit = await fixture.world.visit(putSite(fixture.world, body, { css }))
    const { page } = visit
    for (const chunk of ['site-submenu', 'site-callback', 'site-popup']) await loaded(visit, chunk)
    const isVisible = (selector: string) => () => page.locator(selector).isVisible()
    await page.getByRole('button', { name: 'Work' }).press('Enter')
    await closesOnlyByEscape(page, page.locator('#find'), isVisible('#find'))
    await page.getByRole('button', { name: 'Call' }).click()
    await closesOnlyByEscape(page, page.locator('#who'), isVisible('#who'))
    await page.getByRole('button', { name: 'Open' }).click()
    await closesOnlyByEscape(page, page.locator('#email'), isVisible('#email'))
  })

  it('a gallery', async () => {
    const { gallery, page } = await openGallery(fixture.world)
    await closesOnlyByEscape(page, gallery, () => gallery.isVisible())
  })

  it('the menu of a page, and its toasts', async () => {
    const menu = `<nav data-wisp-menu><button data-wisp-menu-toggle aria-expanded="false" aria-controls="links">Menu</button>
      <ul id="links" data-wisp-menu-list><li><label>Find <input id="find"></label></li></ul></nav>`
    const viewport = { width: 500, height: 700 }
    const { page } = await fixture.world.visit(putPart(fixture.world, menu, { tag: '' }), { viewport })
    const toggle = page.locator('[data-wisp-menu-toggle]')
    const isOpen = async () => (await toggle.getAttribute('aria-expanded')) === 'true'
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    await toggle.click()
    await closesOnlyByEscape(page, page.locator('#find'), isOpen)
    await page.evaluate(() => dispatchEvent(new CustomEvent('wisp:toast', { detail: { message: 'Saved' } })))
    const close = page.locator('wisp-toasts').getByRole('button', { name: 'Close' })
    await closesOnlyByEscape(
      page,
      close,
      async () => (await page.locator('wisp-toasts .card:not([inert])').count()) > 0,
    )
  })
})
