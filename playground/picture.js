/**
 * `node playground/picture.js` writes docs/gallery.jpg: every design in English, and some on phones in Hebrew. It takes
 * screenshots of popup.html, the page in the gallery's frames.
 */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { at } from '../build/paths.js'
import { ensureChrome } from '../test/support/chrome.js'

/** Widths of the tiles in px. */
const TILE = 380
const NARROW = 178

const LARGE = { width: 1280, height: 800 }
const SMALL = { width: 720, height: 450 }
const PHONE = { width: 375, height: 720 }

const large = [
  'newsletter',
  'two-steps',
  'remind',
  'sale-countdown',
  'ask-us',
  'reading',
  'full-season',
  'inline-letter',
]
const small = ['side-story', 'corner-note', 'talk-to-us', 'still-here', 'pocket-offer', 'countdown-bar', 'ticker-bar']
const onPhones = ['newsletter', 'two-steps', 'sale-countdown', 'full-season', 'pocket-offer', 'side-story']

const server = await createServer({ configFile: at('vite.config.ts'), server: { port: 0, hmr: false } })
await server.listen()
const browser = await chromium.launch({ executablePath: ensureChrome(), args: ['--no-sandbox'] })

/** @param {string} popup @param {'en' | 'he'} language @param {{ width: number, height: number }} viewport @param {number} width */
const tile = async (popup, language, viewport, width) => {
  const page = await browser.newPage({ viewport })
  const query = new URLSearchParams({ popup, language, design: JSON.stringify({ closeAfter: 0, entryEffect: 'none' }) })
  await page.goto(`${server.resolvedUrls?.local[0]}popup.html?${query}`)
  await page.locator('html[data-popup=shown]').waitFor({ state: 'attached' })
  // Before a field gets the focus, 2 s after opening.
  await page.waitForTimeout(500)
  const picture = (await page.screenshot()).toString('base64')
  await page.close()
  return `<img alt="" width="${width}" src="data:image/png;base64,${picture}">`
}

const tiles = []
for (const popup of large) tiles.push(await tile(popup, 'en', LARGE, TILE))
for (const popup of small) tiles.push(await tile(popup, 'en', SMALL, TILE))
for (const popup of onPhones) tiles.push(await tile(popup, 'he', PHONE, NARROW))

const sheet = await browser.newPage({ viewport: { width: 3 * TILE + 64, height: 100 } })
await sheet.setContent(`
  <style>
    body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #e9e6dd }
    img { border-radius: 6px }
  </style>
  ${tiles.join('')}`)
await sheet.screenshot({ path: at('docs/gallery.jpg'), type: 'jpeg', quality: 84, fullPage: true })
await browser.close()
await server.close()
