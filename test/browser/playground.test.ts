/** The playground, as `npm run dev` serves it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readPopupFile } from '../../server/popups/file/read'
import { translations } from '../../shared/words/translations'
import { renderAll } from '../../templates/render'
import { isShipped } from '../support/builds'
import { launch } from '../support/launch'
import { PATIENCE } from '../support/visit.page'

// The playground is for development, so it only runs on React.
describe.runIf(!isShipped())('the playground', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-playground-'))
  let server: ViteDevServer
  let browser: Browser
  let context: BrowserContext

  beforeAll(async () => {
    server = await createServer({
      configFile: at('vite.config.ts'),
      cacheDir: folder,
      server: { port: 0, hmr: false },
      logLevel: 'error',
    })
    await server.listen()
    browser = await launch()
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const visit = async (path: string): Promise<Page> => {
    const origin = server.resolvedUrls?.local[0] ?? ''
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    // The development server compiles a hundred modules for each frame.
    context.setDefaultTimeout(PATIENCE)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(origin).origin })
    const page = await context.newPage()
    fetched.clear()
    page.on('request', (request) => {
      const [design] = /templates\/(?!art|kit)[\w-]+\/[\w-]+\.tsx/.exec(request.url()) ?? []
      if (design) fetched.add(design)
    })
    await page.goto(`${origin}${path}`)
    return page
  }
  /** Files of designs that the page and its frames have asked for. */
  const fetched = new Set<string>()
  const waitForPopup = (page: Page) =>
    page.frameLocator('iframe').locator('html[data-popup=shown]').waitFor({ state: 'attached' })
  const field = (page: Page, name: string) =>
    page.locator('.controls label').filter({ has: page.getByText(name, { exact: true }) })
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

  it('shows a design in a language that has words of its own', async () => {
    const page = await visit('popup.html?popup=newsletter&language=he&bare=yes')
    await page.locator('html[data-popup=shown]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: translations.he.popup.close }).waitFor()
  })

  it('shows a popup beside its controls, neither covers the other, and no other design is fetched', async () => {
    const page = await visit('')
    await waitForPopup(page)
    await page.frameLocator('iframe').getByRole('heading', { name: 'A quieter kind of home' }).waitFor()
    const [controls, frame] = await Promise.all([
      page.locator('aside').boundingBox(),
      page.locator('iframe').boundingBox(),
    ])
    expect((controls?.x ?? 0) + (controls?.width ?? 0)).toBeLessThanOrEqual(frame?.x ?? 0)
    expect(await page.locator('wisp-popup').count()).toBe(0)
    expect([...fetched]).toEqual([expect.stringContaining('newsletter')])
  })

  it('lets you change texts and colours, and gives a popup file that can be imported', async () => {
    const page = await visit('?popup=newsletter')
    await field(page, 'heading').locator('textarea').fill('A <new> heading')
    await field(page, 'accent').locator('input').fill('#b3261e')
    await page.frameLocator('iframe').getByRole('heading', { name: 'A <new> heading' }).waitFor()
    await press(page, 'Copy the popup file')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const file = join(folder, 'popup.json')
    writeFileSync(file, await page.evaluate(() => navigator.clipboard.readText()))
    const { html, triggers, type } = readPopupFile(file, renderAll())
    expect(html).toContain('A &lt;new&gt; heading')
    expect(html).toContain('#b3261e')
    expect({ type, triggers }).toEqual({ type: 'lightbox', triggers: { timeDelay: 5, exitIntent: true } })
  })

  it('lets you put in a picture of your own', async () => {
    const page = await visit('?popup=newsletter')
    await page.getByText('Picture', { exact: true }).click()
    await field(page, 'picture: address or file').locator('textarea').fill('https://cdn.example/vase.jpg')
    await field(page, 'picture: what it shows').locator('textarea').fill('A <tall> vase')
    await field(page, '% from the top').locator('input').fill('20')
    const image = page.frameLocator('iframe').locator('wisp-popup img[alt="A <tall> vase"]')
    await image.waitFor({ state: 'attached' })
    expect(await image.getAttribute('src')).toBe('https://cdn.example/vase.jpg')
    await press(page, 'Copy the popup file')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const { images } = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(images).toEqual({
      picture: { src: 'https://cdn.example/vase.jpg', alt: 'A <tall> vase', focus: { x: 50, y: 20 } },
    })
  })

  it('shows the typefaces of the brand, and says so in the popup file', async () => {
    const page = await visit('?popup=newsletter')
    await waitForPopup(page)
    const families = () =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    await expect.poll(families).toEqual([])
    await field(page, 'Typefaces').locator('select').selectOption('the brand’s')
    await expect
      .poll(families)
      .toEqual(['wisp-newsreader-400 loaded', 'wisp-figtree-400-600 loaded', 'wisp-figtree-400-600 loaded'])
    expect(await page.locator('pre').first().textContent()).toContain('"font": "brand"')
  })

  it('shows the popup on a phone', async () => {
    const page = await visit('')
    await page.locator('.tools select').selectOption('phone')
    await waitForPopup(page)
    expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(
      390,
    )
  })

  it('waits for the popup’s triggers on request', async () => {
    const page = await visit('?popup=newsletter&triggers={}')
    await page.getByText('Triggers', { exact: true }).click()
    await field(page, 'Clicks on the page').locator('input').fill('2')
    await press(page, 'Wait for its triggers')
    const inside = page.frameLocator('iframe')
    await inside.locator('html[data-popup=waiting]').waitFor({ state: 'attached' })
    await inside.locator('body').click()
    expect(await inside.locator('wisp-popup').count()).toBe(0)
    await inside.locator('body').click()
    await inside.getByRole('heading', { name: 'A quieter kind of home' }).waitFor()
    await page.getByText('fired', { exact: true }).waitFor()
  })

  it('draws its gallery as it scrolls into view, and no more of it', async () => {
    const page = await visit('gallery.html')
    const figures = page.locator('figure')
    await figures.first().locator('iframe').waitFor()
    expect(await page.locator('iframe').count()).toBeLessThan((await figures.count()) / 2)
    await figures.last().scrollIntoViewIfNeeded()
    await figures.last().locator('iframe').waitFor()
    await figures.first().locator('iframe').waitFor({ state: 'detached' })
  })
})
