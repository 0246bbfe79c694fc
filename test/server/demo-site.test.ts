import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEitherDatabase } from '../support/databases'
import { addDemoForms, DEMO_SITE } from '../support/examples'
import { openDemo, openShop, type Shop } from '../support/shop'

const PAGES = ['/site', '/site/contact', '/site/gallery', '/site/he']

describeOnEitherDatabase('the demo marketing site', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openDemo(database())
    await shop.store.sites.add({ key: DEMO_SITE, name: 'Demo site' })
    await addDemoForms(shop.store)
  })
  afterAll(() => shop.close())

  it.each(PAGES)('fills %s with the settings, the tag and the forms of the site', async (path) => {
    const response = await shop.request(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    const root = path === '/site' ? './' : '../'
    expect(html).toContain(`<script async src="${root}wisp-site.js" data-root="body"></script>`)
    const [, settings = ''] = /data-wisp-tracking>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(settings)).toMatchObject({
      home_url: 'http://wisp.test/site',
      inbound_paths: [{ path: '/site/go/', label: 'partner' }],
    })
    // On the gallery's page, nobody writes more than a number to call back.
    const [forms, tokens] = path === '/site/gallery' ? [1, 0] : [2, 1]
    expect(html.match(/<form /g)).toHaveLength(forms)
    expect(html.match(/name="_wpcf7_recaptcha_response"/g) ?? []).toHaveLength(tokens)
    expect(html).not.toMatch(/<!--/)
  })

  it.each([['/site'], ['/site/go/somewhere'], ['/']])('takes no other methods at %s', async (path) => {
    const response = await shop.request(path, { method: 'PUT' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('allows nothing but its own files, and no script or style in the page', async () => {
    const policy = (await shop.request('/site')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('lets the page of the gallery alone show its own documents', async () => {
    const policy = (await shop.request('/site/gallery')).headers.get('content-security-policy')
    expect(policy).toContain("object-src 'self'")
    expect(policy).not.toMatch(/unsafe|object-src 'none'/)
  })

  it('sends partner links to the demo shop, and knows no other partner', async () => {
    const response = await shop.request('/site/go/juniper-and-clay')
    expect([response.status, response.headers.get('location')]).toEqual([302, '../../'])
    expect((await shop.request('/site/go/somebody')).status).toBe(404)
    expect((await shop.request('/site/go/constructor')).status).toBe(404)
  })
})

describeOnEitherDatabase('a server without the demo site', (database) => {
  let shops: Shop[]
  beforeAll(async () => {
    shops = [await openDemo(database()), await openShop(database())]
  })
  afterAll(() => Promise.all(shops.map((shop) => shop.close())))

  it.each(PAGES)('has nothing at %s, whether applications are beside it or not', async (path) => {
    for (const shop of shops) expect((await shop.request(path)).status).toBe(404)
  })
})
