/** The sizes of product cards, with the products of a store: specification, section 9. */
import { describe, expect, it } from 'vitest'
import { MAX_PRODUCTS, SIZE_COUNT } from '../../../shared/model/product-widget'
import type { Language } from '../../../shared/model/text'
import { violationsOf } from '../../support/axe'
import { isShipped } from '../../support/builds'
import { type Platform, productsOf, type StoreVisit, withStores } from '../../support/demo-stores'
import { cards, openOn, openPopup, widget } from '../../support/store-cards'

const stores = withStores()

/** By number of cards, then by size. */
const WIDTHS = [
  [150, 180, 200, 280, 350],
  [200, 300, 400, 550, 750],
  [400, 450, 620, 680, 800],
]
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
/** A widget of each size. */
const widgets = (platform: Platform, layout: 'horizontal' | 'vertical', count: number): string => {
  const ids = productsOf(platform)
    .slice(3)
    .map(({ id }) => id)
  const attributes = `data-wisp-ids="${ids}" data-wisp-layout="${layout}" data-wisp-count="${count}"`
  return numbers(SIZE_COUNT)
    .map((size) => widget('manual', `${attributes} data-wisp-size="${size}"`))
    .join('')
}
const open = async (
  platform: Platform,
  html: string,
  more: Parameters<typeof cards>[1] = {},
  context = {},
): Promise<StoreVisit> => {
  await stores.show(platform, cards(html, more))
  const visit = await openOn(stores, platform, '', context)
  await openPopup(visit)
  await visit.dialog.waitFor()
  return visit
}
const widthsIn = ({ dialog }: StoreVisit) =>
  dialog.locator('[part=products]').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))

describe.runIf(isShipped())('cards', () => {
  it('are as wide as specified, beside each other and in a column, by one call for each number of them', async () => {
    const rows = numbers(MAX_PRODUCTS).map((count) => widgets('shopify', 'horizontal', count))
    const visit = await open('shopify', rows.join('') + widgets('shopify', 'vertical', 3))
    expect(await widthsIn(visit)).toEqual([...WIDTHS.flat(), ...(WIDTHS[0] ?? [])])
    expect(visit.requests.filter((request) => request.includes('product-recommendation'))).toHaveLength(MAX_PRODUCTS)
  })

  it('are 1.25 times as wide in a full page', async () => {
    const visit = await open('wix', widgets('wix', 'horizontal', 3), {
      type: 'fullpage',
      size: { width: 1280, height: 800 },
    })
    expect(await widthsIn(visit)).toEqual(WIDTHS[2]?.map((width) => width * 1.25))
  })

  it.each<[Platform, Language, string, object]>([
    ['shopify', 'en', 'desktop', {}],
    ['wix', 'he', 'desktop', {}],
    ['wix', 'en', 'phone', PHONE],
    ['shopify', 'he', 'phone', PHONE],
  ])(
    'of %s in %s are accessible in each size on a %s, and never wider than the popup',
    async (platform, language, _, context) => {
      const html = `${widgets(platform, 'horizontal', 3)}${widgets(platform, 'vertical', 2)}`
      const visit = await open(platform, html, { language }, context)
      const { x = 0, width: whole = 0 } = (await visit.dialog.boundingBox()) ?? {}
      const all = visit.dialog.getByRole('listitem')
      const boxes = await all.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(boxes).toHaveLength(SIZE_COUNT * 5)
      for (const { left, right, width } of boxes) {
        expect(left).toBeGreaterThanOrEqual(x)
        expect(right).toBeLessThanOrEqual(x + whole)
        expect(width).toBeGreaterThan(90)
      }
      const buttons = await all
        .getByRole('button')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
      expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44)
      expect(await violationsOf(visit.page)).toEqual([])
    },
  )
})
