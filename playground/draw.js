/** Draws designs in the playground, for the sheets and the pictures of the gallery. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { at } from '../build/paths.js'
import { ensureChrome } from '../test/support/chrome.js'

/** @typedef {{ viewport: { width: number, height: number }, language?: 'he', layout?: 'vertical', dark?: true, bare?: true, font?: 'brand' }} View */

/**
 * @param {Partial<import('playwright-core').BrowserContextOptions>} [options]
 * @param {import('playwright-core').LaunchOptions} [launch]
 */
export const openPlayground = async (options = {}, launch = {}) => {
  const server = await createServer({ configFile: at('vite.config.ts'), server: { port: 0, hmr: false, watch: null } })
  await server.listen()
  /** @type {{ library: typeof import('../templates/index').library }} */
  const { library } = /** @type {any} */ (await server.ssrLoadModule(at('templates/index.ts')))
  const browser = await chromium.launch({ executablePath: ensureChrome(), args: ['--no-sandbox'], ...launch })
  // One page, so that modules come from its cache.
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  return {
    library,
    /** @param {string} popup name of the design @param {View} view @returns a picture of the whole window, as PNG */
    async draw(popup, { viewport, dark, bare, font, ...view }) {
      const { language, layout } = { language: 'en', layout: 'horizontal', ...view }
      await page.setViewportSize(viewport)
      const query = new URLSearchParams({
        popup,
        language,
        design: JSON.stringify({ closeAfter: 0, entryEffect: 'none', layout }),
        ...(bare && { bare: 'yes' }),
        ...(font && { font }),
        ...(dark && { theme: JSON.stringify({ dark }) }),
      })
      await page.goto(`${server.resolvedUrls?.local[0]}popup.html?${query}`)
      const marker = page.locator('html[data-popup=shown]').waitFor({ state: 'attached', timeout: 15_000 })
      await marker.catch((error) => Promise.reject(new Error(`${popup} does not show`, { cause: error })))
      // Before a field gets the focus, 2 s after opening.
      await page.waitForTimeout(400)
      return page.screenshot()
    },
    /** @returns where the popup is that was drawn last, in px of the window */
    async frame() {
      const box = await page.locator('wisp-popup .wisp-frame').boundingBox()
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      const [left, top] = [Math.max(0, Math.round(box?.x ?? 0)), Math.max(0, Math.round(box?.y ?? 0))]
      return {
        left,
        top,
        width: Math.min(width - left, Math.round(box?.width ?? width)),
        height: Math.min(height - top, Math.round(box?.height ?? height)),
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
