import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCarts, type Line, withQuantity } from '../../examples/stores/carts'
import { data, Markup, markup } from '../../examples/stores/markup'
import { describeOnEitherDatabase } from '../support/databases'
import { DEMO_STORES, exampleSite } from '../support/examples'
import { OPEN_SITE, openDemo, openShop, popupOf, type Shop } from '../support/shop'

describe('the carts of the demo stores', () => {
  it('are only so many: the one used longest ago makes room', () => {
    const carts = createCarts(2)
    const cart = (id: string) => ({ id, lines: [], note: '' })
    carts.keep('a', cart('a'))
    carts.keep('b', cart('b'))
    carts.keep('a', cart('again'))
    carts.keep('c', cart('c'))
    expect(['a', 'b', 'c'].map((visitor) => carts.find(visitor)?.id)).toEqual(['again', undefined, 'c'])
  })

  it('hold each variant once, in the quantity that was set last, the newest first', () => {
    const step = fc.record({ variant: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lines = steps.reduce((now: Line[], { variant, quantity }) => withQuantity(now, variant, quantity), [])
        const quantities = new Map<string, number>()
        for (const { variant, quantity } of steps) {
          if (!quantity) quantities.delete(variant)
          else quantities.set(variant, quantity)
        }
        expect(lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([...quantities].reverse())
      }),
    )
  })
})

describe('the markup of the demo stores', () => {
  it('escapes everything but other markup', () => {
    const { text } = markup`<p title="${'"'}">${'<b>'}${false}${undefined}${7}${[markup`<i>${'&'}</i>`]}</p>`
    expect(text).toBe('<p title="&quot;">&lt;b&gt;7<i>&amp;</i></p>')
  })

  it('keeps data inside its element', () => {
    expect(data('d', { text: '</script><b>' }).text).not.toMatch(/<\/script><b>/)
    expect(data('d', 1)).toBeInstanceOf(Markup)
  })
})

describe('the sites of the demo stores', () => {
  it.each(Object.values(DEMO_STORES))('%s has products with prices, addresses, pictures and unique ids', (key) => {
    const { content, home } = exampleSite(key)
    const { products = [] } = content()
    expect(products.length).toBeGreaterThan(3)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    for (const { id, price, url, image, variants } of products) {
      expect(price).toBeGreaterThan(0)
      expect(url.startsWith(home?.path ?? '')).toBe(true)
      expect(image).toMatch(/^\/[\w/-]+\.svg(\?v=1)?$/)
      expect(variants.map((variant) => variant.id)).not.toContain(id)
    }
  })
})

describeOnEitherDatabase('a server without demo stores', (database) => {
  let shops: Shop[]
  beforeAll(async () => {
    shops = [await openDemo(database()), await openShop(database())]
  })
  afterAll(() => Promise.all(shops.map((shop) => shop.close())))

  it.each([
    '/demo/shopify/',
    '/demo/shopify/cart.js',
    '/demo/wix/',
    '/_api/ecom-cart/v1/carts/current',
    '/_api/members/v1/members/my',
  ])('has nothing at %s, whether applications are beside it or not', async (path) => {
    for (const shop of shops) {
      expect((await shop.request(path)).status).toBe(404)
      expect((await shop.json(path, {})).status).toBeGreaterThan(403)
    }
  })
})

describeOnEitherDatabase('a demo store where visitors have the server below a path', (database) => {
  const STORES = 'ofthestore001'
  const OWNERS = 'ofanowner0001'
  // Long enough to be compressed.
  const html = `<a href="/demo/shopify/cart">Cart</a><p>${'A vase, and another. '.repeat(60)}</p>`
  let shop: Shop
  beforeAll(async () => {
    shop = await openDemo(database(), { publicUrl: 'https://a.example/b' })
    await shop.store.sites.add({ key: DEMO_STORES.shopify, name: 'Store' })
    await shop.store.popups.save(DEMO_STORES.shopify, popupOf({ id: STORES, html }))
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: OWNERS, html }))
    await shop.store.catalogue.replace(
      DEMO_STORES.shopify,
      'USD',
      exampleSite(DEMO_STORES.shopify).content().products ?? [],
    )
  })
  afterAll(() => shop.close())

  const textOf = async (path: string, headers = {}): Promise<string> => {
    const response = await shop.request(path, { headers })
    const unpack = response.headers.get('content-encoding') === 'gzip' ? gunzipSync : Buffer.from
    return unpack(new Uint8Array(await response.arrayBuffer())).toString()
  }

  it.each(['', 'br', 'gzip'])('has links of its popups below it, accepting “%s”', async (encoding) => {
    const template = await textOf(`/api/display/template/${STORES}/any`, { 'accept-encoding': encoding })
    expect(template).toBe(html.replace('/demo', '/b/demo'))
    const click = await textOf(`/api/display/click/${STORES}?drawn`, { 'accept-encoding': encoding })
    expect(click).toContain(String.raw`href=\"/b/demo/shopify/cart\"`)
  })

  it('has its products below it', async () => {
    const path = `/api/display/shopify/product-recommendation/${STORES}`
    const products = await (await shop.form(path, { category: 'newest' })).text()
    expect(products).toContain('"/b/demo/shopify/')
    expect(products).not.toContain('"/demo/')
  })

  it('has no part in what an owner writes elsewhere', async () => {
    expect(await textOf(`/api/display/template/${OWNERS}/any`)).toBe(html)
  })
})
