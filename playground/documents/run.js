/** `npm run pictures:docs`, or with names: takes the pictures in docs/ anew, of today's product, in letters that we ship. */
import { chromium } from 'playwright-core'
import { buildStale } from '../../build/build.js'
import { ensureBrowsers, findShell, launchedFrom } from '../../test/support/chrome.js'
import { withLetters } from '../../test/support/letters/letters.js'
import { firstPopup } from './first-popup.js'
import { gallery } from './gallery.js'
import { inspector } from './inspector.js'
import { pages } from './pages.js'
import { openProduct } from './product.js'
import { site } from './site.js'
import { wisp } from './wisp.js'

/** File name of a picture → the function that takes it. @type {Record<string, (context: import('./product.js').PictureContext) => Promise<void>>} */
const PICTURES = { wisp, inspector, 'first-popup': firstPopup, pages, site, gallery }

const args = process.argv.slice(2)
const names = args.length ? args : Object.keys(PICTURES)
const unknown = names.filter((name) => !Object.hasOwn(PICTURES, name))
if (unknown.length) throw new Error(`no picture ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}`)

ensureBrowsers()
await buildStale()
/** Neither rounded to pixels nor coloured at the edges: as on a good screen. */
const launch = {
  ...launchedFrom(findShell()),
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
  env: withLetters('documents'),
}
const browser = await chromium.launch(launch)
const product = await openProduct()
try {
  for (const name of names) {
    await PICTURES[name]?.({ browser, launch, product })
    console.log(name)
  }
} finally {
  await browser.close()
  await product.stop()
}
