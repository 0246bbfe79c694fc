/** Counts what is built, writes `docs/figures.json`, and mends every document that prints figures. */
import { chromium } from 'playwright-core'
import { ensureChrome, findShell } from '../../test/support/chrome.js'
import type { Traffic } from '../browser/sites'
import { writeDocuments } from './documents'
import { compressors, type Figures, rounded, writeFigures } from './figures'
import { countGallery } from './gallery'
import { countPopup } from './popup'
import { sizesOfBuild } from './sizes'

const roundedBytes = <M extends string>(moments: Record<M, Traffic>): Record<M, Traffic> =>
  Object.fromEntries(
    Object.entries<Traffic>(moments).map(([moment, { requests, bytes }]) => [
      moment,
      { requests, bytes: rounded(bytes) },
    ]),
  ) as Record<M, Traffic>

const count = async (): Promise<Figures> => {
  const sizes = Object.entries(sizesOfBuild()).map(([name, size]) => [name, rounded(size)])
  const browser = await chromium.launch({ executablePath: findShell() ?? ensureChrome(), args: ['--no-sandbox'] })
  try {
    return {
      compressors: compressors(),
      sizes: Object.fromEntries(sizes),
      popup: roundedBytes(await countPopup(browser)),
      gallery: roundedBytes(await countGallery(browser)),
    }
  } finally {
    await browser.close()
  }
}

export const main = async (): Promise<number> => {
  writeFigures(await count())
  writeDocuments()
  return 0
}
