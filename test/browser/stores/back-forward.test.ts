/** A page of a store that comes back from the back-forward cache is as old as when it was left. */
import { expect, it } from 'vitest'
import { isShipped } from '../../support/builds'
import { CACHING, hasCache } from '../../support/cached-pages'
import { add, arrive, type Change, EMPTIED, FILLED } from '../../support/cart-changes'
import { expectShown, storePath, withStores } from '../../support/demo-stores'

const stores = withStores(CACHING)

it.runIf(isShipped() && hasCache)(
  'what has changed in the cart meanwhile fires the triggers, by one more read',
  async () => {
    const visit = await arrive(stores)
    const { page } = visit
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
    /** To another page and back again. Meanwhile another tab changes the cart. */
    const leave = async ([path, data]: Change): Promise<void> => {
      await page.waitForLoadState('networkidle')
      await page.goto(`${stores.world.wisp}${storePath('shopify', 'collections/all')}`)
      await page.context().request.post(`${stores.world.wisp}${storePath('shopify', path)}`, { data })
      await visit.still()
      visit.shownIds.length = 0
      visit.calls.length = 0
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => history.back())
      await page.waitForURL(/mugs/, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true)
    }
    await leave(['cart/clear.js', {}])
    await expectShown(visit, EMPTIED)
    expect(visit.reads()).toBe(1)
    await leave(add('cart/add.js'))
    await expectShown(visit, FILLED)
    expect(visit.reads()).toBe(1)
  },
)
