/** The built server behind each proxy that docs/server.md sets up, with what it prints there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { shareOf } from '../support/everyday-share'
import { jpeg } from '../support/pictures'
import { isInstalled, PATHS, PROXIES, type ProxyServer, startProxy } from '../support/proxies'
import { type Build, freePort, type Running, runWisp, startWisp } from '../support/wisp'

const fixture = withWorld()
const TOKEN = 'the-desk-token-of-this-suite'
const ID = 'proxied000001'
const BUILD: Build = { folder: at('.'), cli: at('dist/server/cli.js'), remove() {} }

interface Installed {
  port: number
  server: number
  /** The address that visitors have. */
  base: string
  /** Key of the shop. */
  site: string
  stop(): Promise<void>
}

/** A server with a shop, whose popup has a picture of its owner. */
const install = async (path: string): Promise<Installed> => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-proxied-'))
  const [port, server] = [await freePort(), await freePort()]
  const base = `http://127.0.0.1:${port}${path}`
  const settings = { DATA_DIR: join(folder, 'data'), PUBLIC_URL: base, TRUST_PROXY: '1', HOST: '127.0.0.1' }
  const env = { ...settings, DESK_TOKEN: TOKEN, PORT: `${server}` }
  const running: Running = await startWisp(BUILD, 'start', env)
  const result = runWisp(BUILD, ['site', 'add', 'Shop'], env)
  expect(result.stdout).toContain(`src="${base}/wisp.js"`)
  const [, site = ''] = /data-site="([^"]+)"/.exec(result.stdout) ?? []
  writeFileSync(join(folder, 'vase.jpg'), await jpeg(1200, 900))
  const popup = { id: ID, name: 'A letter', type: 'lightbox', template: 'newsletter', triggers: { timeDelay: 0 } }
  const texts = { numeral: '', line: 'A letter a month', button: 'Write to me', thanksLine: '', coupon: '' }
  const images = { picture: { src: 'vase.jpg', alt: 'A vase' } }
  writeFileSync(join(folder, 'popup.json'), JSON.stringify({ ...popup, images, texts }))
  const imported = runWisp(BUILD, ['popup', 'import', join(folder, 'popup.json'), '--site', site], env)
  expect(imported).toMatchObject({ status: 0 })
  return {
    port,
    server,
    base,
    site,
    async stop() {
      await running.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Lists requests that failed, and those for our host that do not lead below our path. */
const watch = (page: Page, base: string) => {
  const wrong: string[] = []
  const { origin } = new URL(base)
  page.on('response', (response) => {
    const url = response.url()
    if (url.startsWith(origin) && (!url.startsWith(`${base}/`) || response.status() >= 400))
      wrong.push(`${response.status()} ${url}`)
  })
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (request.url().startsWith(origin) && !errorText.includes('ABORTED')) wrong.push(`${errorText} ${request.url()}`)
  })
  return wrong
}

/** Without the pointer, as a popup may lie over the page by then. */
const press = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click())

const width = (image: HTMLImageElement): number => image.naturalWidth

for (const path of PATHS)
  describe.runIf(isShipped())(`at ${path || 'the root of a host'}`, () => {
    let installed: Installed
    beforeAll(async () => {
      installed = await install(path)
    })
    afterAll(() => installed?.stop())

    // Usually each proxy with one of the paths.
    for (const name of shareOf(PROXIES, PATHS.indexOf(path), PATHS.length)) {
      if (isShipped() && !isInstalled(name)) console.warn(`SKIPPED: visitors behind ${name}, which is not installed`)
      describe.skipIf(!isInstalled(name))(`behind ${name}`, () => {
        let proxy: ProxyServer
        beforeAll(async () => {
          proxy = await startProxy(name, installed, { path })
        })
        afterEach(() => fixture.world.leave())
        afterAll(() => proxy?.stop())

        const open = async (address: string) => {
          let wrong: string[] = []
          const { page } = await fixture.world.visit(address, {
            ours: true,
            prepare(visit) {
              wrong = watch(visit.page, installed.base)
            },
          })
          return { page, wrong: () => wrong }
        }

        it('a popup of a shop opens with its picture, and its lead is on the desk', async () => {
          const { base, site } = installed
          const tag = `<script async src="${base}/wisp.js" data-site="${site}"></script>`
          fixture.world.files['/proxied'] = {
            type: 'text/html',
            body: `<!doctype html><title>Shop</title>${tag}<h1>Shop</h1>`,
          }
          const shop = await open('/proxied')
          const dialog = shop.page.getByRole('dialog')
          await dialog.waitFor()
          const picture = dialog.getByAltText('A vase')
          await expect.poll(() => picture.evaluate(width)).toBeGreaterThan(0)
          expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${base}/img/`)
          const email = `${name.toLowerCase()}@example.com`
          await dialog.getByRole('textbox').first().fill(email)
          await dialog.getByRole('textbox').first().press('Enter')
          await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0)
          expect(shop.wrong()).toEqual([])

          const desk = await open(`${base}/desk#token=${TOKEN}`)
          await desk.page.getByText('Live', { exact: true }).waitFor()
          await desk.page.getByText(email).waitFor()
          const preview = await desk.page
            .getByRole('row', { name: /A letter/ })
            .first()
            .getByRole('link', { name: /Preview/ })
            .evaluate((link: HTMLAnchorElement) => link.href)
          expect(preview.startsWith(`${base}/p/`)).toBe(true)
          expect(desk.wrong()).toEqual([])
        })

        it('its own pages find their scripts, pictures and each other', async () => {
          const { base } = installed
          const landing = await open(`${base}/click/${ID}`)
          expect(landing.page.url()).toBe(`${base}/p/${ID}`)
          await landing.page.getByRole('dialog').waitFor()
          expect(landing.wrong()).toEqual([])

          const gallery = await open(`${base}/gallery`)
          const first = gallery.page.getByRole('main').locator('img').first()
          await expect.poll(() => first.evaluate(width)).toBeGreaterThan(0)
          expect(gallery.wrong()).toEqual([])

          const demo = await open(`${base}/`)
          await demo.page.getByRole('timer').waitFor()
          expect(demo.wrong()).toEqual([])

          const builtPage = await open(`${base}/l/night-of-clay`)
          const picture = builtPage.page.locator('img').first()
          await expect.poll(() => picture.evaluate(width)).toBeGreaterThan(0)
          const canonical = builtPage.page.locator('link[rel=canonical]')
          expect(await canonical.getAttribute('href')).toBe(`${base}/l/night-of-clay`)
          expect(builtPage.wrong()).toEqual([])
        })

        it('the demo stores keep their baskets, and popups of theirs their links', async () => {
          const { base } = installed
          const pottery = await open(`${base}/demo/shopify/products/vase`)
          await press(pottery.page, 'form.add [data-way=fetch]')
          await pottery.page.getByText('It is in your bag.').waitFor()
          await expect.poll(() => pottery.page.locator('[data-section=bag-count]').textContent()).toContain('1')
          await press(pottery.page, 'form.add [data-way=form]')
          await pottery.page.waitForURL(`${base}/demo/shopify/cart`)
          await expect.poll(() => pottery.page.locator('[data-section=bag-count]').textContent()).toContain('2')
          expect(pottery.wrong()).toEqual([])

          const plants = await open(`${base}/demo/wix/`)
          await plants.page
            .locator('a[href*="/product-page/"]')
            .first()
            .evaluate((link: HTMLElement) => link.click())
          await press(plants.page, 'form.add button')
          await plants.page.locator('[data-basket-count="1"]').waitFor({ state: 'attached' })
          // Without a cart or a member, a question for it is answered so on the real platform.
          const asOnWix = new RegExp(`^40[14] ${base}/_api/.*/(carts/current|my\\?.*)$`)
          expect(plants.wrong().filter((line) => !asOnWix.test(line))).toEqual([])

          const response = await fetch(`${base}/api/display/demo-shopify`, {
            method: 'POST',
            body: new URLSearchParams(),
          })
          const { poptins } = (await response.json()) as { poptins: { poptin_url: string }[] }
          const templates = await Promise.all(poptins.map(async ({ poptin_url }) => (await fetch(poptin_url)).text()))
          const links = templates.flatMap((html) => html.match(/"[^"]*\/demo\/shopify\/[^"]*"/g) ?? [])
          expect(links).not.toEqual([])
          for (const link of links) expect(link).toMatch(new RegExp(`^"${path}/demo/`))
        })
      })
    }
  })
