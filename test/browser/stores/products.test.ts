/** Which products of a store’s catalogue popups show. */
import { beforeAll, describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import {
  PLATFORMS,
  type Platform,
  pieceOf,
  productsOf,
  putIntoCart,
  type StoreVisit,
  storePath,
  withStores,
} from '../../support/demo-stores'
import { waiting } from '../../support/on-request'
import { FORM } from '../../support/popup'
import { cards, manual, openOn, openPopup, SHELF, widget } from '../../support/store-cards'

const stores = withStores()

beforeAll(async () => {
  for (const platform of PLATFORMS)
    await stores.world.store.catalogue.replace(
      `demo-${platform}`,
      'USD',
      productsOf(platform).map((product, index) => ({
        ...product,
        createdAt: 1_700_000_000_000 + index,
        collections: [index < 3 ? 'Spring' : 'Autumn'],
      })),
    )
})

const go = ({ page }: StoreVisit, platform: Platform, path = '') =>
  page.goto(`${stores.world.wisp}${storePath(platform, path)}`)
const offerRequests = ({ calls }: StoreVisit) =>
  calls.flatMap(({ body, path }) =>
    path.includes('product-recommendation') ? [Object.fromEntries(new URLSearchParams(body))] : [],
  )

describe.each(inBoth(PLATFORMS))('on %s', (platform) => {
  const shelf = SHELF[platform]
  const inCart = pieceOf(platform, shelf.second).id
  const everything = [
    manual(platform, shelf.third),
    ...['last_visited', 'product_in_cart'].map((category) => widget(category)),
    widget('product_collection', 'data-wisp-ids="spring"'),
    ...['popular', 'newest', 'same_collection', 'related'].map((category) => widget(category)),
  ]

  it('each category has its products, by one call each and one read of the cart; without one, nothing shows', async () => {
    await stores.show(platform, cards(everything.join('')))
    const visit = await openOn(stores, platform)
    await openPopup(visit)
    await expect
      .poll(() => visit.wisp(async (wisp) => (await wisp.explain()).popups[0]?.says))
      .toContain('the store had nothing to show in it')
    expect(await visit.dialog.count()).toBe(0)
    for (const handle of [shelf.first, shelf.second]) {
      await go(visit, platform, `${shelf.page}/${handle}`)
      await visit.still()
    }
    await putIntoCart(visit, platform, shelf.second)
    await go(visit, platform)
    await visit.wisp((wisp) => wisp.ready())
    await visit.still()
    visit.calls.length = 0
    await openPopup(visit)
    await visit.dialog.waitFor()
    const shelves = await visit.dialog
      .locator('[part=products]')
      .evaluateAll((all) =>
        all.map((element) =>
          [...element.querySelectorAll<HTMLAnchorElement>('[part=product-title] a')].map(({ pathname }) =>
            pathname.split('/').at(-1),
          ),
        ),
      )
    const [one, two, three, , five, six] = shelf.all
    expect(shelves).toEqual([
      ...[[shelf.third], [shelf.second, shelf.first], [shelf.second], [one, two, three]],
      // Without what is in the cart; what is sold out comes last.
      ...[
        [one, two, three],
        [five, three, two],
        [five, six],
        [two, one, three],
      ],
    ])
    const named = (category: string, products: string) => ({ category, products, count: '3', limit: '3' })
    expect(offerRequests(visit)).toEqual([
      named('manual', pieceOf(platform, shelf.third).id),
      named('last_visited', `${inCart},${pieceOf(platform, shelf.first).id}`),
      named('product_collection', 'spring'),
      ...['product_in_cart', 'popular', 'newest', 'same_collection', 'related'].map((category) =>
        named(category, inCart),
      ),
    ])
    expect(visit.reads()).toBe(1)
  })
})

describe.runIf(isShipped())('a widget on the thank-you screen', () => {
  it.each(PLATFORMS)('does not hold up the form on %s, and fills in when the products arrive', async (platform) => {
    const html = FORM.replace('<h2>Thank you</h2>', `<h2>Thank you</h2>${widget('popular')}`)
    await stores.show(platform, waiting({ html }))
    const visit = await openOn(stores, platform)
    let release = () => {}
    const answered = new Promise<void>((resolve) => {
      release = resolve
    })
    await visit.page.route('**/product-recommendation/**', async (route) => {
      await answered
      await route.continue()
    })
    await openPopup(visit)
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await visit.dialog.getByRole('listitem').count()).toBe(0)
    release()
    await expect.poll(() => visit.dialog.getByRole('listitem').count()).toBe(3)
    const leads = await stores.world.store.leads.all({ search: '' })
    expect(leads.map(({ email }) => email)).toEqual(['ann@example.com'])
  })
})
