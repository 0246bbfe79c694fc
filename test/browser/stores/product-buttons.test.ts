/** The buttons of product cards: their effect on a store’s cart, and their words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { inBoth } from '../../support/builds'
import { stopClock } from '../../support/clock'
import { PLATFORMS, pieceOf, productsOf, putIntoCart, storePath, withStores } from '../../support/demo-stores'
import { CLOCK } from '../../support/on-request'
import { adds, cards, manual, openOn, openPopup, SHELF } from '../../support/store-cards'

const stores = withStores()

beforeAll(async () => {
  for (const platform of PLATFORMS)
    await stores.world.store.catalogue.replace(
      `demo-${platform}`,
      'USD',
      // The catalogue is older than the last order: it has variants that are sold out.
      productsOf(platform).map((product) => ({
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, quantity: undefined })),
      })),
    )
})

const figures = async () => (await stores.world.store.figures.totals()).get('popup00000001')

describe.each(inBoth(PLATFORMS))('on %s', (platform) => {
  const shelf = SHELF[platform]

  it('each button does what it says, a double press adds once, and each opening converts once', async () => {
    const button = (kind: string): string =>
      manual(platform, shelf.second, `data-wisp-button="${kind}" class="${kind}"`)
    const kinds = ['add_to_cart', 'no_buttons', 'redirect', 'redirect_blank', 'add_to_cart_redirect']
    await stores.show(platform, cards(kinds.map(button).join('')))
    const visit = await openOn(stores, platform)
    const { page } = visit
    const within = (kind: string) => visit.dialog.locator(`.${kind}`)
    await openPopup(visit)
    await visit.dialog.waitFor()
    expect(await within('no_buttons').getByRole('button').count()).toBe(0)
    expect(await within('no_buttons').getByRole('link').count()).toBe(1)
    await within('add_to_cart').getByRole('button').dblclick()
    await visit.dialog.getByRole('status').getByText('Added to cart').waitFor()
    expect(adds(visit, platform)).toHaveLength(1)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      within('redirect_blank')
        .getByRole('link', { name: /^View product/ })
        .click(),
    ])
    await tab.waitForURL(`**/${shelf.page}/${shelf.second}`)
    await tab.close()
    await expect.poll(figures).toMatchObject({ views: 1, conversions: 1 })

    await visit.dialog.waitFor({ state: 'detached' })
    await openPopup(visit)
    await within('add_to_cart_redirect').getByRole('button').click()
    await page.waitForURL(`**${storePath(platform, shelf.cart)}`)
    expect(adds(visit, platform)).toHaveLength(2)
    await expect.poll(figures).toMatchObject({ views: 2, conversions: 2 })

    await visit.wisp((wisp) => wisp.ready())
    await openPopup(visit)
    await within('redirect')
      .getByRole('link', { name: /^View product/ })
      .click()
    await page.waitForURL(`**/${shelf.page}/${shelf.second}`)
    await expect.poll(figures).toMatchObject({ views: 3, conversions: 3 })
    expect(adds(visit, platform)).toHaveLength(2)
  })

  it('what cannot be added is said in words: sold out, all in the cart, refused, failed; another variant can', async () => {
    const { choice, few, soldOut, stock, third } = shelf
    await stores.show(platform, cards([soldOut, few, choice, third].map((handle) => manual(platform, handle)).join('')))
    const visit = await openOn(stores, platform, '', CLOCK)
    await putIntoCart(visit, platform, few, stock)
    const { id, variants } = pieceOf(platform, third)
    await visit.page.route(
      ({ pathname }) => shelf.add.test(`POST ${pathname}`),
      (route) =>
        route
          .request()
          .postData()
          ?.includes(variants[0]?.id ?? id)
          ? route.abort()
          : route.continue(),
    )
    await openPopup(visit)
    await visit.dialog.waitFor()
    const card = (handle: string) =>
      visit.dialog.getByRole('listitem').filter({ has: visit.page.locator(`a[href$="/${handle}"]`) })
    const note = (handle: string) => card(handle).locator('[part=product-note]').textContent()

    const soldOutButton = card(soldOut).getByRole('button', { name: /^Sold out/ })
    expect(await soldOutButton.getAttribute('aria-disabled')).toBe('true')
    await soldOutButton.press('Enter')
    expect(adds(visit, platform)).toEqual([])

    await card(few).getByRole('button').click()
    await expect.poll(() => note(few)).toBe('All that is left is already in your cart.')
    await card(third).getByRole('button').click()
    await expect.poll(() => note(third)).toBe('That did not work. Please try again.')

    const list = card(choice).getByRole('combobox')
    await list.selectOption({ index: 1 })
    await card(choice).getByRole('button').click()
    await expect.poll(() => note(choice)).toBe('Sold out')
    expect(await card(choice).getByRole('button').getAttribute('aria-disabled')).toBe('true')
    const last = pieceOf(platform, choice).variants.at(platform === 'wix' ? 0 : -1)
    await list.selectOption(last?.id ?? '')
    // A press within a second of another is taken for a part of it, and what it did is shown for seconds only.
    await stopClock(visit)
    await card(choice).getByRole('button').click()
    await card(choice)
      .getByRole('button', { name: /^Added to cart/ })
      .waitFor()
    await visit.page.clock.resume()
    expect(adds(visit, platform).at(-1)).toContain(last?.id)
    // One for each press, the one of what is sold out apart.
    expect(adds(visit, platform)).toHaveLength(4)
    await expect.poll(figures).toMatchObject({ conversions: 1 })
  })
})
