import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Traffic } from '../../bench/browser/sites'
import { edge } from '../../bench/columns/wisp'
import { weighDesigns } from '../../bench/figures/designs'
import { documentsOf } from '../../bench/figures/documents'
import { readFigures } from '../../bench/figures/figures'
import { countGallery } from '../../bench/figures/gallery'
import { countPopup } from '../../bench/figures/popup'
import { countReplacing } from '../../bench/figures/replacing'
import { sizesOfBuild } from '../../bench/figures/sizes'
import { at } from '../../build/paths.js'
import { DEVICES } from '../../shared/model/weight'
import { own } from '../../shared/values/own'
import { isComplete } from '../suites'
import { isTrue, MEND } from '../support/figures'
import { launch } from '../support/launch'

const figures = readFigures()

describe('figures', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  it.each(Object.entries(documentsOf(figures)))('in %s are those of docs/figures.json', (path, text) => {
    const document = readFileSync(at(path), 'utf8')
    const said = document.split('\n')
    expect(
      text.split('\n').filter((line) => !said.includes(line)),
      MEND,
    ).toEqual([])
    expect(document, MEND).toBe(text)
  })

  it('of sizes are those of the build', () => {
    const built = sizesOfBuild()
    const different = Object.entries(built)
      .filter(([name, size]) => !isTrue(figures, figures.sizes[name] ?? 0, size))
      .map(([name, size]) => `${name}: ${size} B`)
    expect(Object.keys(figures.sizes), MEND).toEqual(Object.keys(built))
    expect(different, MEND).toEqual([])
  })

  it('of each design are what it weighs', async () => {
    const weighed = await weighDesigns(isComplete)
    const isNow = (figure: number | undefined, bytes: number): boolean => isTrue(figures, figure ?? -1, bytes)
    const different = Object.entries(weighed).filter(([name, { firing, after, lead, pictures }]) => {
      const entry = own(figures.designs, name)
      const bytes: [number | undefined, number][] = [
        [entry?.firing.bytes, firing.bytes],
        [entry?.after.bytes, after.bytes],
        [entry?.lead?.bytes ?? 0, lead?.bytes ?? 0],
        ...(isComplete ? DEVICES.map((device) => [entry?.pictures[device], pictures[device]] as [number, number]) : []),
      ]
      const requests =
        entry?.firing.requests === firing.requests &&
        entry?.after.requests === after.requests &&
        entry?.lead?.requests === lead?.requests
      return !(requests && bytes.every(([said, now]) => isNow(said, now)))
    })
    expect(Object.keys(figures.designs), MEND).toEqual(Object.keys(weighed))
    expect(different, MEND).toEqual([])
  })

  const differences = (counted: Record<string, Traffic>, rowFigures: Record<string, Traffic>): string[] =>
    Object.entries(counted)
      .filter(
        ([moment, { requests, bytes }]) =>
          requests !== rowFigures[moment]?.requests || !isTrue(figures, rowFigures[moment]?.bytes ?? 0, bytes),
      )
      .map(([moment, { requests, bytes }]) => `${moment}: ${bytes} B in ${requests}`)

  it.each([
    ['with a popup', figures.popup, countPopup],
    ['with a gallery', figures.gallery, countGallery],
  ] as [string, Record<string, Traffic>, (browser: Browser) => Promise<Record<string, Traffic>>][])(
    'of a visit to a page %s are what its browser fetches',
    async (_, rowFigures, count) => {
      const counted = await count(browser)
      expect(Object.keys(rowFigures), MEND).toEqual(Object.keys(counted))
      expect(differences(counted, rowFigures), MEND).toEqual([])
    },
  )

  it.runIf(isComplete)('of a visit in edge mode are what its browser fetches', async () => {
    expect(differences(await countPopup(browser, edge), figures.edge), MEND).toEqual([])
  })

  it.runIf(isComplete)('of visits to whole pages are what their browsers fetch', async () => {
    const counted = await countReplacing(browser)
    expect(Object.keys(figures.replacing), MEND).toEqual(Object.keys(counted))
    const different = Object.entries(counted).map(([page, moments]) =>
      differences({ ...moments }, own(figures.replacing, page) ?? {}),
    )
    expect(different.flat(), MEND).toEqual([])
  })
})
