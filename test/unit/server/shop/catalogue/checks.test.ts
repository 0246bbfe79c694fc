/** The checks of every kind of catalogue: addresses, amounts, currencies, ids. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../../../server/shop/catalogue/read'
import { readPriceRules } from '../../../../../server/shop/price-rules-file'

const folder = mkdtempSync(join(tmpdir(), 'wisp-checks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'export')
const read = (content: string, currency = 'EUR') => {
  writeFileSync(file, content)
  return readCatalogue(file, { currency, shop: '' })
}
/** The messages of the refusal, without file, line and column; none if there is no refusal. */
const refusal = (content: string, currency?: string): Promise<string[]> =>
  read(content, currency).then(
    () => [],
    ({ message }) => message.split('\n').map((line: string) => line.replace(/^.*?export:\S* /, '')),
  )

type Fields = Record<string, unknown>
const ownFile = (more: Fields, file: Fields = { currency: 'EUR' }) =>
  JSON.stringify({ ...file, products: [{ id: '1', title: 'Mug', url: '/mug', price: 5, ...more }] })
const shopify = (more: Fields, variant: Fields = {}) => ({
  id: 1,
  title: 'Mug',
  handle: 'mug',
  variants: [{ id: 11, price: '5.00', ...variant }],
  ...more,
})
const shopifyFile = (...products: object[]) => JSON.stringify({ products })
const csv = (cells: Fields) =>
  `Handle,Title,Variant Price,${Object.keys(cells).join()}\nmug,Mug,5,${Object.values(cells).join()}\n`
const feed = (cells: Fields) => {
  const all = { id: '1', title: 'Mug', link: '/mug', price: '5 EUR', ...cells }
  const items = Object.entries(all).map(([name, text]) => `<g:${name}>${text}</g:${name}>`)
  return `<rss xmlns:g="http://base.google.com/ns/1.0"><item>${items.join('')}</item></rss>`
}

const ADDRESS = 'must be an address like https://shop.example/mug or /mug, got'

describe('an address', () => {
  it.each(['https://shop.example/mug', 'HTTP://shop.example/mug', '/mug', '//shop.example/mug'])(
    'that works on every page is read: %s',
    async (url) => {
      const read = [ownFile({ url, image: url }), feed({ link: url, image_link: url }), csv({ 'Image Src': url })]
      for (const content of [...read, shopifyFile(shopify({ image: { src: url } }))])
        expect(await refusal(content)).toEqual([])
    },
  )

  it.each(['nope', 'javascript:alert(1)', 'https:', 'https://', 'mug/blue', 'data:image/png'])(
    'that does not is refused: %s',
    async (url) => {
      expect(await refusal(ownFile({ url, image: url }))).toEqual([
        `products.0.url: ${ADDRESS} "${url}"`,
        `products.0.image: ${ADDRESS} "${url}"`,
      ])
      expect(await refusal(feed({ link: url, image_link: url }))).toEqual([
        `g:link ${ADDRESS} "${url}"`,
        `g:image_link ${ADDRESS} "${url}"`,
      ])
      expect(await refusal(csv({ 'Image Src': url }))).toEqual([`Image Src ${ADDRESS} "${url}"`])
      expect(await refusal(shopifyFile(shopify({ images: [{ src: url }] })))).toEqual([
        `products.0.images.0.src: ${ADDRESS} "${url}"`,
      ])
    },
  )

  it('of a picture may be empty, that of a page may not', async () => {
    expect((await read(ownFile({ image: '' }))).products).toMatchObject([{ image: '' }])
    expect(await refusal(ownFile({ url: '' }))).toContain('products.0.url: must not be empty, got ""')
  })
})

describe('a price', () => {
  it.each([
    ['3.999', 'EUR', 'must have at most 2 decimals in EUR'],
    ['3.9999', 'KWD', 'must have at most 3 decimals in KWD'],
    ['3.5', 'JPY', 'must have no decimals in JPY'],
  ])('with more decimals than its currency has is refused: %s %s', async (price, currency, message) => {
    expect(await refusal(ownFile({ price: Number(price) }, { currency }))).toEqual([
      `products.0.price: ${message}, got ${price}`,
    ])
    expect(await refusal(shopifyFile(shopify({}, { price })), currency)).toEqual([
      `products.0.variants.0.price: ${message}, got "${price}"`,
    ])
    expect(await refusal(csv({ 'Variant Compare At Price': price }).replace(',5,', `,${price},`), currency)).toEqual([
      `Variant Price ${message}, got "${price}"`,
      `Variant Compare At Price ${message}, got "${price}"`,
    ])
    expect(await refusal(feed({ price: `${price} ${currency}` }))).toEqual([
      `g:price ${message}, got "${price} ${currency}"`,
    ])
  })

  it.each([
    ['19.99', 'EUR', 1999],
    ['3.125', 'KWD', 3125],
    ['500.00', 'JPY', 500],
  ])('with no more is read: %s %s', async (price, currency, minor) => {
    const exact = [{ price: minor }]
    expect((await read(ownFile({ price: Number(price) }, { currency }))).products).toMatchObject(exact)
    expect((await read(shopifyFile(shopify({}, { price })), currency)).products).toMatchObject(exact)
    expect((await read(feed({ price: `${price} ${currency}` }))).products).toMatchObject(exact)
  })

  it('with a comma is refused in a feed as in a CSV', async () => {
    expect(await refusal(feed({ price: '12,50 EUR' }))).toEqual([
      'g:price must be a price like 19.90 EUR, got "12,50 EUR"',
    ])
  })

  it('before the discount that is below the price is refused in our own format, and ignored in exports', async () => {
    const variants = [{ id: '2', title: 'Red', price: 5, compareAtPrice: 4.99 }]
    expect(await refusal(ownFile({ title: '', compareAtPrice: 4, variants }))).toEqual([
      'products.0.title: must not be empty, got ""',
      'products.0.compareAtPrice: must not be below the price, got 4',
      'products.0.variants.0.compareAtPrice: must not be below the price, got 4.99',
    ])
    const exports = [shopifyFile(shopify({}, { compare_at_price: '4.00' })), csv({ 'Variant Compare At Price': '4' })]
    for (const content of [...exports, feed({ sale_price: '6 EUR' }), ownFile({ compareAtPrice: 5 })]) {
      const [product] = (await read(content)).products
      expect(product).not.toHaveProperty('compareAtPrice', expect.any(Number))
    }
  })

  it('that is larger than any is refused', async () => {
    expect(await refusal(ownFile({ price: 1e12 }))).toEqual([expect.stringContaining('must be 999999999999 or less')])
  })
})

describe('a currency', () => {
  it('that does not exist is refused', async () => {
    expect(await refusal(ownFile({}, { currency: 'XXQ' }))).toEqual([
      'currency: must be a currency code like EUR, got "XXQ"',
    ])
    expect(await refusal(feed({ price: '5 XXQ' }))).toEqual(['g:price must be a price like 19.90 EUR, got "5 XXQ"'])
  })

  it('is the one that the file names, and else the one that was asked for', async () => {
    expect(await read(ownFile({}), 'KWD')).toMatchObject({ currency: 'EUR', products: [{ price: 500 }] })
    expect(await read(ownFile({}, {}), 'KWD')).toMatchObject({ currency: 'KWD', products: [{ price: 5000 }] })
  })
})

describe('a duplicate', () => {
  it.each([
    ['our own format', JSON.stringify({ products: [{ id: '1' }, { id: '1', url: 5 }, 5, null] })],
    ["a store's products.json", shopifyFile(shopify({ title: '' }), shopify({ handle: 5 }))],
  ])('is named together with all other problems: %s', async (_, content) => {
    const problems = await refusal(content)
    expect(problems).toContain('products.1.id: "1" is a duplicate')
    expect(problems.length).toBeGreaterThan(2)
  })
})

describe("a store's products.json", () => {
  it.each(['draft', 'archived'])('leaves out what is %s, whatever is wrong with it', async (status) => {
    const wrong = { ...shopify({ status, variants: [], title: '', images: 5 }) }
    expect((await read(shopifyFile(wrong, shopify({}), wrong))).products).toMatchObject([{ id: '1', title: 'Mug' }])
  })
})

describe('a file of another kind', () => {
  it.each(['<!DOCTYPE html><title>Log in</title>', ' \n<html lang="en">', '<!-- shop -->\n<!doctype HTML>'])(
    'is recognised as a web page: %s',
    async (content) => {
      writeFileSync(file, content)
      await expect(readCatalogue(file, { currency: 'EUR', shop: '' })).rejects.toThrow(
        `${file}: this is a web page, not a catalogue`,
      )
    },
  )

  it.each([';', '\t'])('is read as a CSV also if a spreadsheet saved it with %j', async (delimiter) => {
    const rows = ['"Handle"|Title|Body (HTML)|Variant Price', 'mug|Mug, blue|"<p>a; b|c</p>"|5.50']
    const content = rows.join('\n').replaceAll('|', delimiter)
    expect((await read(content)).products).toMatchObject([
      { id: 'mug', title: 'Mug, blue', description: `a; b${delimiter.trim() || ' '}c`, price: 550 },
    ])
  })

  it('is read as a CSV with commas whatever semicolons its cells have', async () => {
    expect((await read('Handle,Title,Variant Price\nmug,Mug; blue,5\n')).products).toMatchObject([
      { id: 'mug', title: 'Mug; blue' },
    ])
  })
})

it('a price rule with a time that is none is quoted as it is in the file', () => {
  const rule = { target_type: 'shipping_line', allocation_method: 'each', target_selection: 'all' }
  writeFileSync(file, JSON.stringify({ price_rules: [{ ...rule, starts_at: 'yesterday' }] }))
  expect(() => readPriceRules(file)).toThrow('must be a time like 2026-05-01T00:00:00Z, got "yesterday"')
})
