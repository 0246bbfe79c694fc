import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { CLOCK, open, waiting } from '../../support/on-request'
import { putSite } from '../../support/site-page'
import type { World } from '../../support/world'

const fixture = withWorld()

const show = async (world: World, body: string) => {
  await world.show(waiting({ design: { contentLock: false } }))
  const path = putSite(world, `<main>${body}</main>`, { head: world.tag, policy: null })
  const visit = await world.visit(path, { reducedMotion: 'reduce', ...CLOCK })
  await visit.decided()
  const { page } = visit
  return {
    ...visit,
    gallery: page.locator('#wisp-gallery'),
    popup: page.locator('wisp-popup dialog'),
    press: () => page.locator('a[aria-controls=wisp-gallery]').click(),
    locked: () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden'),
  }
}

describe.runIf(isShipped())('a popup beside the gallery', () => {
  it('waits until the gallery is closed, and comes then', async () => {
    const visit = await show(fixture.world, '<a href="/none.jpg">A pot</a>')
    const { page, gallery, popup, press, requests } = visit
    await press()
    await gallery.getByRole('alert').waitFor()
    await open(visit)
    await expect.poll(() => requests.filter((request) => /template|ui\.js/.test(request)).length).toBeGreaterThan(1)
    await page.clock.runFor(5_000)
    expect(await popup.count()).toBe(0)
    // The gallery has the focus from its second frame on, and hears keys only with the focus.
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return gallery.evaluate((dialog) => dialog.contains(document.activeElement))
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return gallery.count()
      })
      .toBe(0)
    await popup.waitFor()
  })

  it('that the visitor presses for in it lies over it, has Escape first, and leaves the page locked', async () => {
    const { page, gallery, popup, press, locked } = await show(
      fixture.world,
      `<a data-wisp-gallery href="#more">More</a><div hidden><div id="more">
       <a href="${fixture.world.wisp}/api/display/click/popup00000001">A letter</a></div></div>`,
    )
    await press()
    await gallery.getByText('A letter').click()
    await popup.waitFor()
    expect(await locked()).toBe(true)
    await page.getByLabel('Email').fill('ann')
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect([await gallery.count(), await locked()]).toEqual([1, true])
    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
    expect(await locked()).toBe(false)
  })
})
