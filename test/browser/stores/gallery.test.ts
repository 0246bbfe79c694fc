/** The gallery of a server that has a store: designs that show products are live on a page of it. */
import { describe, expect, it } from 'vitest'
import type { Listed } from '../../../server/gallery/design-rows'
import { spoken } from '../../../server/web/gallery/designs'
import { isShipped } from '../../support/builds'
import { withStores } from '../../support/demo-stores'
import { everydayRows } from '../../support/everyday-share'

const stores = withStores()

describe.runIf(isShipped())('the gallery', () => {
  it('shows each design that needs a store on a page of one, also those that stand in the page', async () => {
    const { page } = await stores.world.visit(`${stores.world.wisp}/gallery`, { ours: true })
    const answer = await page.request.get(`${stores.world.wisp}/gallery/designs.json`)
    const { designs }: Listed = await answer.json()
    const needing = designs.filter(({ store }) => store)
    expect(needing.map(({ type }) => type)).toContain('embedded')
    for (const { name } of everydayRows(needing, { kindOf: ({ type }) => type })) {
      await page.getByRole('button', { name: spoken(name), exact: true }).click()
      const shop = page.frameLocator('iframe')
      // A design that covers the page hides it from screen readers, perhaps before anybody looks.
      await shop.getByRole('link', { name: 'Kiln & Field', includeHidden: true }).waitFor()
      await shop.locator('wisp-popup .wisp-frame').waitFor()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
  })
})
