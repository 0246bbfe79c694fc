import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import type { Listed } from '../../server/gallery/design-rows'
import { createGallery } from '../../server/gallery/gallery'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import { choiceId, type DesignChoice } from '../../shared/model/design-choice'
import { DEMO_SHOP, DEMO_STORES, popupsOfExample } from '../support/examples'
import { factsOf } from '../support/facts'
import { CLOSED_SITE, OPEN_SITE, openDemo, type Shop } from '../support/shop'
import { productOf } from '../support/store'

const folder = mkdtempSync(join(tmpdir(), 'wisp-gallery-'))
const library = readLibrary(at('dist'))
let shop: Shop
let listed: Listed
beforeAll(async () => {
  shop = await openDemo({ dataDir: folder, databaseUrl: '' }, { gallery: createGallery(() => library) })
  listed = await (await shop.request('/gallery/designs.json')).json()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const PLAIN = { hebrew: false, vertical: false, dark: false }
const LETTER: DesignChoice = { ...PLAIN, type: 'lightbox', format: 2 }

interface WirePopup {
  poptin_id: string
  poptin_url: string
}
/** The script's request when an address has `?ppt-preview=`. */
const preview = async (id: string, site = OPEN_SITE): Promise<{ status: number; popups: WirePopup[] }> => {
  const response = await shop.form(`/api/display/${site}`, { preview_poptin_id: id, domain: 'shop.example' })
  const answer = await response.json()
  return { status: response.status, popups: answer.poptins ?? [] }
}

describe('the list', () => {
  it('has every numbered design once, by type and number, and every brand', () => {
    const numbers = listed.designs.map(({ type, format }) => `${type} ${format}`)
    const there = Object.values(library.designs).flatMap(({ en }) => (en?.format ? [`${en.type} ${en.format}`] : []))
    expect([...numbers].sort()).toEqual(there.sort())
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers[0]).toBe('lightbox 1')
    expect(listed.brands).toHaveLength(16)
    expect(listed.brands).toContainEqual({ name: 'fox', title: 'Foxwillow Books', trade: 'a bookshop' })
  })

  it('has two pictures of each design', () => {
    const pictures = listed.designs.flatMap(({ name }) => [`${name}-desktop.webp`, `${name}-phone.webp`])
    expect(pictures.filter((file) => !existsSync(at(`server/web/gallery/pictures/${file}`)))).toEqual([])
  })

  it('names the page of a store that is beside the server, once its site is there', async () => {
    const stored = { dataDir: mkdtempSync(join(folder, 'stores-')), databaseUrl: '' }
    const server = await openDemo(stored, { gallery: createGallery(() => library) })
    const storePage = async (): Promise<string | undefined> =>
      (await (await server.request('/gallery/designs.json')).json()).storePage
    expect(await storePage()).toBeUndefined()
    await server.store.sites.add({ key: DEMO_STORES.wix, name: 'Store' })
    expect(await storePage()).toBe('/demo/wix/')
    await server.close()
  })

  it('says which need a store', () => {
    const needing = listed.designs.filter(({ store }) => store).map(({ name }) => name)
    expect(needing).toEqual(expect.arrayContaining(['free-delivery-bar', 'still-in-cart', 'recently-viewed']))
    expect(needing).not.toContain('letter')
  })
})

it('the demo shop’s bar wears the pattern of the shop’s brand, and nothing of another trade', () => {
  const popup = popupsOfExample(DEMO_SHOP, library).find(({ id }) => id === 'demotopbar001')
  const [plate = ''] = /\.strip-plate\s*\{[^}]*/.exec(popup?.html ?? '') ?? []
  expect(plate).toContain('var(--pattern)')
  expect(plate).not.toContain('repeating-')
  expect(popup?.html).toContain(library.brands.clay?.look)
})

describe('a popup file to copy', () => {
  const importable = (text: string): ReturnType<typeof readPopupFile> => {
    const file = join(folder, 'popup.json')
    writeFileSync(file, text)
    return readPopupFile(file, library)
  }

  it('can be imported, for every design and in every setting', async () => {
    const settings = [PLAIN, { hebrew: true, vertical: true, dark: true }, { ...PLAIN, accent: '#6d28d9' }]
    for (const { name, type, format } of listed.designs)
      for (const setting of settings) {
        const response = await shop.request(`/gallery/file/${choiceId({ ...setting, type, format })}`)
        expect(response.status).toBe(200)
        const popupFile = await response.json()
        const confirmed = factsOf(library, name, setting.hebrew ? 'he' : 'en')
        expect(importable(JSON.stringify({ ...popupFile, confirmed }))).toMatchObject({ type, format })
      }
  })

  it('has samples where a design states facts, which the import does not take', async () => {
    const text = await (await shop.request(`/gallery/file/${choiceId({ ...LETTER, format: 12 })}`)).text()
    expect(Object.keys(JSON.parse(text).texts)).toEqual(['stars', 'line', 'name', 'since'])
    expect(() => importable(text)).toThrow(/texts\.line: is still the design’s sample/)
  })

  it('says no more than what was chosen, and which facts its owner must replace', async () => {
    const choice = { ...LETTER, hebrew: true, vertical: true, brand: 'tunnel' }
    const { texts, ...file } = await (await shop.request(`/gallery/file/${choiceId(choice)}`)).json()
    expect(Object.keys(texts).sort()).toEqual(['line', 'place', 'signed', 'thanksHeading', 'thanksLine'])
    expect(file).toEqual({
      name: 'Letter',
      type: 'lightbox',
      format: 2,
      language: 'he',
      theme: 'tunnel',
      design: { layout: 'vertical' },
    })
  })
})

describe('a design on a page', () => {
  it('has the script, and keeps out of search engines and of other sites’ frames', async () => {
    const response = await shop.request(`/gallery/live/${choiceId(LETTER)}?page=shop`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await response.text()).toContain(
      `<script async src="../../wisp.js" data-site="${OPEN_SITE}" data-cfasync="false" data-pagespeed-no-defer="true"></script>`,
    )
  })

  it.each([OPEN_SITE, CLOSED_SITE])('can be tried on the site %s, which does not have it', async (site) => {
    const id = choiceId({ ...LETTER, brand: 'tunnel' })
    const { popups } = await preview(id, site)
    expect(popups).toMatchObject([{ poptin_id: id }])
    const template = await shop.request(new URL(popups[0]?.poptin_url ?? '').pathname)
    expect(template.headers.get('cache-control')).toContain('immutable')
    expect(template.headers.get('content-security-policy')).toContain('sandbox')
    expect(await template.text()).toContain(library.brands.tunnel?.look.slice(0, 12))
  })

  it.each(['lib_li99a____', 'lib_co01a____', 'lib_li02a', 'nothing'])('is not there by the id %s', async (id) => {
    for (const path of [`/gallery/live/${id}`, `/gallery/file/${id}`])
      expect((await shop.request(path)).status).toBe(404)
    expect((await preview(id)).status).toBe(404)
  })

  it('that needs a store shows what the page’s own site sells, or else what the demo store does', async () => {
    const id = choiceId({ ...PLAIN, type: 'bar', format: 1 })
    const from = (origin: string) =>
      shop.form(`/api/display/shopify/product-recommendation/${id}`, { category: 'popular', limit: '4' }, { origin })
    const titlesOf = async (response: Response): Promise<string[]> => {
      expect(response.status).toBe(200)
      return (await response.json()).data.products.map(({ title }: { title: string }) => title)
    }
    expect((await from('http://wisp.example')).status).toBe(404)
    await shop.store.sites.add({ key: DEMO_STORES.shopify, name: 'Demo' })
    await shop.store.catalogue.replace(DEMO_STORES.shopify, 'USD', [productOf('jug'), productOf('cup')])
    expect(await titlesOf(await from('http://wisp.example'))).toEqual(['Product jug', 'Product cup'])
    await shop.store.catalogue.replace(CLOSED_SITE, 'EUR', [productOf('own')])
    expect(await titlesOf(await from('https://shop.example'))).toEqual(['Product own'])
  })

  it('takes no leads and no reports', async () => {
    const id = choiceId(LETTER)
    const lead = { poptin_id: id, p_target: 'lead', submission_id: 'gallery-1', email: 'ann@example.com' }
    expect((await shop.form('/api/display/conversion/v', lead)).status).toBe(404)
    expect(await shop.store.leads.all({ search: '' })).toEqual([])
  })
})
