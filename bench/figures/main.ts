/** Counts what is built, writes `docs/figures.json`, and mends every document that prints figures. */
import { chromium } from 'playwright-core'
import { isExplained } from '../../server/lib/failure'
import { own } from '../../shared/values/own'
import { ensureChrome, findShell, launchedFrom } from '../../test/support/chrome.js'
import type { Traffic } from '../browser/sites'
import { edge } from '../columns/wisp'
import { type DesignFigures, weighDesigns } from './designs'
import { writeDocuments } from './documents'
import { compressors, type Figures, figureOf, readFigures, writeFigures } from './figures'
import { countGallery } from './gallery'
import { countPopup } from './popup'
import { countReplacing } from './replacing'
import { sizesOfBuild } from './sizes'

const figuresOf = <M extends string>(counted: Record<M, Traffic>, before: Record<M, Traffic>): Record<M, Traffic> =>
  Object.fromEntries(
    Object.entries<Traffic>(counted).map(([moment, { requests, bytes }]) => [
      moment,
      { requests, bytes: figureOf(bytes, before[moment as M]?.bytes) },
    ]),
  ) as Record<M, Traffic>

const trafficOf = ({ requests, bytes }: Traffic, before: Traffic | undefined): Traffic => ({
  requests,
  bytes: figureOf(bytes, before?.bytes),
})

const designOf = (
  { firing, after, lead, pictures }: DesignFigures,
  before: DesignFigures | undefined,
): DesignFigures => ({
  firing: trafficOf(firing, before?.firing),
  after: trafficOf(after, before?.after),
  ...(lead && { lead: trafficOf(lead, before?.lead) }),
  pictures: {
    phone: figureOf(pictures.phone, before?.pictures.phone),
    desktop: figureOf(pictures.desktop, before?.pictures.desktop),
  },
})

const designsOf = async (before: Figures['designs']): Promise<Figures['designs']> =>
  Object.fromEntries(
    Object.entries(await weighDesigns(true)).map(([name, design]) => [name, designOf(design, own(before, name))]),
  )

const replacingOf = (
  counted: Awaited<ReturnType<typeof countReplacing>>,
  before: Figures['replacing'],
): Figures['replacing'] =>
  Object.fromEntries(
    Object.entries(counted).map(([page, moments]) => [page, figuresOf({ ...moments }, own(before, page) ?? {})]),
  )

const count = async (before: Figures): Promise<Figures> => {
  const sizes = Object.entries(sizesOfBuild()).map(([name, size]) => [name, figureOf(size, before.sizes[name])])
  const browser = await chromium.launch({
    ...launchedFrom(findShell() ?? ensureChrome()),
    args: ['--no-sandbox'],
  })
  try {
    return {
      compressors: compressors(),
      sizes: Object.fromEntries(sizes),
      popup: figuresOf(await countPopup(browser), before.popup),
      edge: figuresOf(await countPopup(browser, edge), before.edge),
      gallery: figuresOf(await countGallery(browser), before.gallery),
      replacing: replacingOf(await countReplacing(browser), before.replacing),
      designs: await designsOf(before.designs),
    }
  } finally {
    await browser.close()
  }
}

export const main = async (): Promise<number> => {
  try {
    writeFigures(await count(readFigures()))
    writeDocuments()
    return 0
  } catch (error) {
    if (!isExplained(error)) throw error
    console.error(error.message)
    return 1
  }
}
