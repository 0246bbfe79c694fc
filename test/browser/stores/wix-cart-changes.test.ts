/** Changes of a Wix cart: Wix tells of presses, before the cart has changed. */
import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import { idsOf, popupsOf, settingsOf } from '../../support/cart-triggers'
import { stopClock } from '../../support/clock'
import { expectShown, forgetShifts, pieceOf, type StoreVisit, storePath, withStores } from '../../support/demo-stores'
import { roundTrip } from '../../support/settled'

const stores = withStores()

describe('a Wix cart', () => {
  const wix = settingsOf({
    items: 1,
    value: 45,
    first: pieceOf('wix', 'cushion').id,
    added: pieceOf('wix', 'cushion').id,
  })
  const filled = idsOf(wix.filled)
  const [EMPTY, AMOUNTS] = [idsOf(wix.emptied).slice(3), filled.slice(3)]
  const open = async (path: string): Promise<StoreVisit> => {
    await stores.show('wix', ...popupsOf(wix))
    const visit = await stores.visit(storePath('wix', path), { prepare: ({ page }) => page.clock.install() })
    await expectShown(visit, EMPTY)
    return visit
  }
  const isIn = ({ page }: StoreVisit) => page.getByText('It is in your basket').waitFor()
  /** With a clock that stands still: how long the store takes to change its cart does not count. */
  const press = async (visit: StoreVisit, name: string): Promise<void> => {
    await stopClock(visit)
    await visit.page.getByRole('button', { name }).click()
  }
  /** Lets the time pass, until our code has had as many answers. */
  const pass = async (
    { page, ended, reads }: StoreVisit,
    milliseconds: number,
    expectedReads: number,
  ): Promise<void> => {
    await page.clock.runFor(milliseconds)
    await expect.poll(ended).toBe(expectedReads)
    await roundTrip(page)
    expect(reads()).toBe(expectedReads)
  }
  /** When the cart is read, if Wix does not announce a change: after a moment, and once more if nothing has changed by then. */
  const SOON = 900
  const LATER = 3_000

  it.each(
    inBoth([
      ['in version 1', ''],
      ['in version 2, where version 1 is gone', 'v2=410'],
    ]),
  )('%s is read once for each change that Wix tells of, from no cart at all', async (_, version) => {
    const visit = await open(`product-page/cushion?${version}`)
    const first = visit.reads()
    await press(visit, 'Add to basket')
    await isIn(visit)
    await pass(visit, SOON, first + 1)
    await pass(visit, LATER, first + 1)
    await visit.page.clock.resume()
    await expectShown(visit, [...EMPTY, ...filled])
    visit.shownIds.length = 0
    await visit.page.goto(`${stores.world.wisp}${storePath('wix', `cart-page?${version}`)}`)
    await expectShown(visit, AMOUNTS)
    const before = visit.reads()
    await press(visit, 'Remove Harbour cushion')
    await visit.page.getByRole('button', { name: 'Remove Harbour cushion' }).waitFor({ state: 'detached' })
    await pass(visit, SOON, before + 1)
    await pass(visit, LATER, before + 1)
    await visit.page.clock.resume()
    await expectShown(visit, [...AMOUNTS, ...idsOf(wix.emptied)])
    // Each page asks for version 1 first.
    const paths = visit.calls.flatMap(({ ours, path }) => (ours && path.endsWith('/current') ? [path] : []))
    expect(new Set(paths)).toEqual(new Set((version ? [1, 2] : [1]).map((v) => `/_api/ecom-cart/v${v}/carts/current`)))
    await forgetShifts(visit)
  })

  it.runIf(isShipped())('is read once more if the store was slower than Wix’s event, and on load once', async () => {
    const visit = await open('product-page/cushion')
    expect(visit.reads()).toBe(1)
    let release = () => {}
    const fixture = new Promise<void>((resolve) => {
      release = resolve
    })
    await visit.page.route('**/add-to-cart', async (route) => {
      await fixture
      await route.continue()
    })
    await press(visit, 'Add to basket')
    await pass(visit, SOON, 2)
    expect(visit.shownIds.toSorted()).toEqual(EMPTY.toSorted())
    release()
    await isIn(visit)
    await pass(visit, LATER, 3)
    await visit.page.clock.resume()
    await expectShown(visit, [...EMPTY, ...filled])
    expect(visit.reads()).toBe(3)
  })
})
