import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { DEMO_SHOP, popupsOfExample } from '../support/examples'
import { buttonOf, cardOf } from '../support/inspector'

const fixture = withWorld(STEADY)

/** Opens the demo shop with its bar, its newsletter, and a popup that waits for the visitor to scroll. */
const openShop = async (): Promise<void> => {
  const { store } = fixture.world
  await store.sites.add({ key: DEMO_SHOP, name: 'Demo shop' })
  for (const popup of popupsOfExample(DEMO_SHOP, readLibrary(at('dist')))) {
    if (/^Sale countdown|Newsletter$/.test(popup.name)) await store.popups.save(DEMO_SHOP, popup)
    if (popup.name === 'Ask us')
      await store.popups.save(DEMO_SHOP, { ...popup, onClickOnly: false, triggers: { scrollPercent: 50 } })
  }
}

it.runIf(isShipped())('the panel beside a shop says of each popup what docs/inspector.png shows', async () => {
  await openShop()
  const visit = await fixture.world.visit(`${fixture.world.wisp}/`, { ours: true })
  const { page } = visit
  const newsletter = page.getByRole('dialog', { name: 'A quieter kind of home' })
  await newsletter.getByRole('button', { name: 'Close' }).click()
  await newsletter.waitFor({ state: 'detached' })
  await page.goto(`${fixture.world.wisp}/?wisp-inspect`)
  await cardOf(visit, 'Newsletter').getByText('Held back: the visitor closed it').waitFor()
  await cardOf(visit, 'Sale countdown').getByText('On screen').waitFor()
  // Scroll a third of the way down, less than the popup waits for.
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 3, behavior: 'instant' }),
  )
  await cardOf(visit, 'Ask us')
    .getByText(/Waits for the visitor to scroll: 3\d of 50 %/)
    .waitFor()
  // Fold and unfold the panel: it is above the bar, so it can be pressed.
  for (const state of ['hidden', 'visible'] as const) {
    await buttonOf(visit, 'Details').click()
    await cardOf(visit, 'Newsletter').waitFor({ state })
  }
  await page.mouse.move(900, 600)
  expect(await page.locator('wisp-popup .wisp-frame').count()).toBe(1)
})
