import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Missing } from '../../../../../server/shop/catalogue/catalogue'
import { readCatalogue } from '../../../../../server/shop/catalogue/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-catalogue-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'export')
const read = (content: string, missing: Missing = { currency: 'EUR', shop: '' }) => {
  writeFileSync(file, content)
  return readCatalogue(file, missing)
}
/** The message of the refusal, without the folder. */
const refusal = (content: string): Promise<string[]> =>
  read(content).then(
    () => [],
    ({ message }) => message.replaceAll(`${file}:`, '').split('\n'),
  )

const variant = (more: object = {}) => ({ id: 11, title: 'Default Title', price: '19.90', ...more })
const shopify = (more: object = {}) => ({
  id: 1,
  title: 'Mug',
  handle: 'mug',
  body_html: '<p>Salt &amp; <b>pepper</b></p>',
  product_type: 'Mugs',
  created_at: '2026-01-02T00:00:00Z',
  tags: ['new', 'blue'],
  variants: [variant()],
  images: [{ src: '//cdn.shopify.com/mug.jpg' }],
  ...more,
})
const json = (...products: object[]) => JSON.stringify({ products }, null, 1)

describe("a Shopify store's products.json", () => {
  it('becomes products with variants, collections and prices in minor units', async () => {
    const { currency, products } = await read(json(shopify()))
    expect(currency).toBe('EUR')
    expect(products).toEqual([
      {
        id: '1',
        title: 'Mug',
        description: 'Salt & pepper',
        url: '/products/mug',
        image: 'https://cdn.shopify.com/mug.jpg',
        price: 1990,
        variants: [{ id: '11', title: 'Default Title', price: 1990 }],
        collections: ['Mugs', 'new', 'blue'],
        createdAt: Date.UTC(2026, 0, 2),
      },
    ])
  })

  it('has links to the shop that was named, and prices in its currency', async () => {
    const { products } = await read(json(shopify({ handle: 'a b', variants: [variant({ price: '20.00' })] })), {
      currency: 'JPY',
      shop: 'https://shop.example',
    })
    expect(products).toMatchObject([{ url: 'https://shop.example/products/a%20b', price: 20 }])
  })

  it.each([
    ['sold out', { available: false }, 0],
    ['for sale, nothing else known', { available: true, inventory_quantity: 0 }, undefined],
    ['with a stock', { inventory_quantity: 4 }, 4],
    ['with an overdrawn stock', { inventory_quantity: -2 }, 0],
    ['sold beyond the stock', { inventory_quantity: 0, inventory_policy: 'continue' }, undefined],
    ['not tracked', { inventory_quantity: 0, inventory_management: null }, undefined],
  ])('has a variant that is %s', async (_, more, quantity) => {
    const { products } = await read(json(shopify({ variants: [variant(more)] })))
    expect(products[0]?.variants[0]?.quantity).toBe(quantity)
  })

  it.each([
    ['higher', '25.00', 2500],
    ['equal', '19.90', undefined],
    ['lower', '0.00', undefined],
    ['empty', '', undefined],
    ['null', null, undefined],
  ])('has a price before the discount only if that is higher: %s', async (_, compare_at_price, amount) => {
    const { products } = await read(json(shopify({ variants: [variant({ compare_at_price })] })))
    expect(products[0]?.compareAtPrice).toBe(amount)
  })

  it('leaves out what is not for sale, and keeps tags that are one text', async () => {
    const draft = shopify({ id: 2, status: 'draft' })
    expect((await read(json(shopify({ tags: 'new, blue' }), draft))).products).toMatchObject([
      { id: '1', collections: ['Mugs', 'new', 'blue'] },
    ])
  })

  it('is refused with all problems by line', async () => {
    const wrong = json(
      shopify({ variants: [] }),
      shopify({ id: 2, title: '', handle: undefined }),
      shopify({ id: 3, variants: [variant({ price: 'free' }), variant({ price: undefined })] }),
    )
    const lines = wrong.split('\n')
    const problems = await refusal(wrong)
    expect(problems.map((problem) => problem.replace(/^\d+:\d+ /, ''))).toEqual(
      [
        'products.0.variants: must have a variant, got []',
        'products.1: handle: is missing',
        'products.1.title: must not be empty, got ""',
        'products.2.variants.0.price: must be a price like 19.90, got "free"',
        'products.2.variants.1.price: is missing',
      ].map((problem) => problem.replace('products.1: handle: ', 'products.1.handle: ')),
    )
    const price = problems.find((problem) => problem.includes('"free"')) ?? ''
    expect(lines[Number.parseInt(price, 10) - 1]).toContain('"free"')
  })

  it('is refused with duplicates, and ids that cannot be stored', async () => {
    expect(await refusal(json(shopify(), shopify()))).toEqual([expect.stringContaining('"1" is a duplicate')])
    expect(await refusal(json(shopify({ id: 'a\0' })))).toEqual([expect.stringContaining('must be plain text')])
  })
})

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status'
const row = (cells: Record<string, string>) =>
  HEADER.split(',')
    .map((name) => cells[name] ?? '')
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
const csv = (...rows: Record<string, string>[]) => [HEADER, ...rows.map(row)].join('\r\n')
const mug = { Handle: 'mug', Title: 'Mug', 'Variant Price': '19.90', Published: 'true', Status: 'active' }

describe("a Shopify store's CSV", () => {
  it('becomes one product of all rows with the same handle', async () => {
    const { products } = await read(
      `\uFEFF${csv(
        {
          ...mug,
          'Body (HTML)': '<p>"Big",\nblue</p>',
          Type: 'Mugs',
          Tags: 'new, blue',
          'Option1 Value': 'S',
          'Variant SKU': 'M-S',
          'Variant Inventory Tracker': 'shopify',
          'Variant Inventory Qty': '0',
          'Variant Inventory Policy': 'deny',
          'Variant Compare At Price': '25.00',
          'Image Src': 'https://x/1.jpg',
        },
        { Handle: 'pot', Title: 'Pot', 'Variant Price': '7', 'Variant Inventory Qty': '3' },
        { Handle: 'mug', 'Option1 Value': 'L', 'Variant SKU': 'M-S', 'Variant Price': '24.90' },
        { Handle: 'mug', 'Image Src': 'https://x/2.jpg' },
      )}`,
    )
    expect(products).toEqual([
      {
        id: 'mug',
        title: 'Mug',
        description: '"Big", blue',
        url: '/products/mug',
        image: 'https://x/1.jpg',
        price: 1990,
        compareAtPrice: 2500,
        variants: [
          { id: 'M-S', title: 'S', price: 1990, compareAtPrice: 2500, quantity: 0 },
          { id: 'mug-2', title: 'L', price: 2490 },
        ],
        collections: ['Mugs', 'new', 'blue'],
      },
      expect.objectContaining({ id: 'pot', variants: [{ id: 'pot-1', title: 'Default Title', price: 700 }] }),
    ])
  })

  it('is read with the column names of newer exports, and with ids if it has any', async () => {
    const { products } = await read('Title,URL handle,Price,SKU,ID,Variant ID\nMug,mug,19.90,M,77,770\n')
    expect(products).toMatchObject([{ id: '77', url: '/products/mug', variants: [{ id: '770', price: 1990 }] }])
  })

  it.each([
    ['a draft', { Status: 'draft' }],
    ['archived', { Status: 'archived' }],
    ['unpublished', { Published: 'FALSE' }],
  ])('leaves out what is %s', async (_, more) => {
    expect((await read(csv({ ...mug, ...more, 'Variant Price': 'x' }))).products).toEqual([])
  })

  it('is refused with all problems by line, whatever cells have several lines', async () => {
    const problems = await refusal(
      csv(
        { ...mug, 'Body (HTML)': 'one\ntwo\nthree', 'Variant Price': '' },
        { ...mug, Handle: '', Title: 'Lost' },
        { ...mug, Handle: 'b', Title: '', 'Variant Compare At Price': 'x' },
        { Handle: 'b', 'Option1 Value': 'L', 'Variant Price': '1,5', 'Variant Inventory Qty': 'many' },
      ),
    )
    expect(problems).toEqual([
      '2 Variant Price must be a price like 19.90, got ""',
      '5 Handle must be plain text, and not empty',
      '6 Title must not be empty',
      '6 Variant Compare At Price must be a price like 19.90, got "x"',
      '7 Variant Price must be a price like 19.90, got "1,5"',
      '7 Variant Inventory Qty must be a whole number, got "many"',
    ])
  })

  it.each([
    ['a quote that is not closed', 'Handle,Title\nmug,"Mug\npot,Pot\n', 2],
    ['a quote within a cell', 'Handle,Title\nmug,Mug\npot,P"ot\n', 3],
  ])('is refused with %s, by line', async (_, content, line) => {
    expect(await refusal(content)).toEqual([expect.stringMatching(new RegExp(`^${line} is not valid CSV`))])
  })
})

const G = 'xmlns:g="http://base.google.com/ns/1.0"'
const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss ${G} version="2.0"><channel><title>Shop</title>\n${items.map((itemMarkup) => `<item>${itemMarkup}</item>`).join('\n')}\n</channel></rss>`
const item = (id: string, more = '<g:price>19.90 EUR</g:price>') =>
  `<g:id>${id}</g:id><title>Mug ${id}</title><link>https://shop.example/${id}</link>${more}`

describe('a Google Merchant feed', () => {
  it('becomes products, with the items of a group as variants', async () => {
    const details = `<description><![CDATA[Salt & <b>pepper</b>]]></description><g:image_link>https://x/1.jpg</g:image_link>
      <g:product_type>Home &gt; Mugs</g:product_type><g:shipping><g:price>5.00 USD</g:price></g:shipping>`
    const group = (size: string) => `<g:item_group_id>jug</g:item_group_id><g:size>${size}</g:size>`
    const { currency, products } = await read(
      rss(
        item('1', `<g:price>24.50 EUR</g:price><g:sale_price>19.90 EUR</g:sale_price>${details}`),
        item('2', `${group('S')}<g:price>9.90 EUR</g:price><g:availability>out_of_stock</g:availability>`),
        item('3', `${group('L')}<g:price>12.90 EUR</g:price><g:availability>in stock</g:availability>`),
        item('4', '<g:price>1 EUR</g:price><g:availability>out of stock</g:availability>'),
      ),
    )
    expect(currency).toBe('EUR')
    expect(products).toEqual([
      {
        id: '1',
        title: 'Mug 1',
        description: 'Salt & pepper',
        url: 'https://shop.example/1',
        image: 'https://x/1.jpg',
        price: 1990,
        compareAtPrice: 2450,
        variants: [],
        collections: ['Home', 'Mugs'],
      },
      expect.objectContaining({
        id: 'jug',
        price: 990,
        variants: [
          { id: '2', title: 'S', price: 990, quantity: 0 },
          { id: '3', title: 'L', price: 1290 },
        ],
      }),
      expect.objectContaining({ id: '4', quantity: 0 }),
    ])
  })

  it('has three decimals where the currency does, and only there', async () => {
    const { products } = await read(rss(item('1', '<g:price>1.250 KWD</g:price>')))
    expect(products).toMatchObject([{ price: 1250 }])
    expect(await refusal(rss(item('1', '<g:price>1.250 EUR</g:price>')))).toEqual([
      expect.stringContaining('got "1.250 EUR"'),
    ])
  })

  it('is read in Atom, where links are attributes and Google’s id comes before the feed’s', async () => {
    const { products } = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom" ${G}><title>Shop</title><entry><id>tag:shop.example:1</id><g:id>1</g:id>
      <title>Mug</title><link href="https://shop.example/1"/><summary>Big</summary><g:price>9 EUR</g:price>
      <published>2026-01-02T00:00:00Z</published></entry></feed>`,
    )
    expect(products).toMatchObject([
      { id: '1', url: 'https://shop.example/1', description: 'Big', price: 900, createdAt: Date.UTC(2026, 0, 2) },
    ])
  })

  it.each([
    ['is over', '2020-01-01T00:00Z/2020-02-01T00:00Z', 2450],
    ['has not begun', '2999-01-01T00:00Z/2999-02-01T00:00Z', 2450],
    ['is on', '2020-01-01T00:00Z/2999-02-01T00:00Z', 1990],
  ])('has the price of a sale that %s', async (_, dates, price) => {
    const sale = `<g:price>24.50 EUR</g:price><g:sale_price>19.90 EUR</g:sale_price><g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`
    expect((await read(rss(item('1', sale)))).products).toMatchObject([{ price }])
  })

  it('is refused with all problems by line', async () => {
    const problems = await refusal(
      rss(
        item('1'),
        item('2', '<g:price>free</g:price>'),
        item('1', '<g:price>5 USD</g:price>'),
        '<title>Nothing</title>',
      ),
    )
    expect(problems).toEqual([
      '4 g:price must be a price like 19.90 EUR, got "free"',
      '5 g:price must be in EUR like the first, got "5 USD"',
      '5 g:id "1" is a duplicate',
      '6 g:id is missing',
      '6 g:link is missing',
      '6 g:price is missing',
    ])
  })

  it.each([
    ['entities of its own', '<!DOCTYPE rss [\n<!ENTITY a "aaaa">\n]><rss/>', /^3 must not have a DOCTYPE/],
    ['a file from elsewhere', '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>', /^1 must not have a DOCTYPE/],
    ['an unknown entity', rss(item('&bomb;')), /^3 is not valid XML: .*entity/],
    ['an element that is not closed', '<rss>\n<channel>\n</rss>', /^3 is not valid XML/],
    ['no product', '<rss/>', /^1 has no product/],
    ['endless nesting', '<a>'.repeat(100_000), /^1 has elements nested too deep/],
  ])('is refused with %s', async (_, content, message) => {
    expect(await refusal(content)).toEqual([expect.stringMatching(message)])
  })
})

describe('any catalogue', () => {
  it.each(['hello', 'a,b\n1,2\n', '\0'])('that is none is refused: %j', async (content) => {
    expect(await refusal(content)).toEqual([expect.stringContaining('is no catalogue')])
  })

  it('of our own format has collections, and the day on which a product was added', async () => {
    const product = { id: '1', title: 'Mug', url: '/m', price: 9.5, collections: ['new'], createdAt: '2026-01-02' }
    expect((await read(JSON.stringify({ products: [product] }))).products).toMatchObject([
      { price: 950, collections: ['new'], createdAt: Date.UTC(2026, 0, 2) },
    ])
    expect(await refusal(JSON.stringify({ products: [{ ...product, createdAt: 'soon' }] }))).toEqual([
      expect.stringContaining('products.0.createdAt: must be a date like 2026-05-01, got "soon"'),
    ])
  })

  it('of 10,000 products is read, or refused line by line', async () => {
    const many = (price: string) =>
      Array.from({ length: 10_000 }, (_, index) => ({ ...mug, Handle: `mug-${index}`, 'Variant Price': price }))
    expect((await read(csv(...many('1')))).products).toHaveLength(10_000)
    const problems = await refusal(csv(...many('x')))
    expect([problems.length, problems.at(-1)]).toEqual([10_000, expect.stringMatching(/^10001 Variant Price/)])
  })
})
