/** The documents that print figures, and how each is made. */
import { readFileSync, writeFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { POPUP_TYPES } from '../../shared/model/popup-type'
import { charts } from '../report/charts'
import { number } from '../report/format'
import { markdown } from '../report/markdown'
import { comparison, numbers } from '../report/readme'
import type { Results } from '../results'
import { lines, withBlocks } from './blocks'
import { type Figures, readFigures } from './figures'
import { withFigures } from './in-results'
import { budgets } from './sizes'
import { designsTable, fetched, shortSizesTable, sizesTable, visitTable } from './tables'

const readResults = (): Results => JSON.parse(readFileSync(at('bench/results.json'), 'utf8'))

/** The number of types, designs and brands. */
const countsOfLibrary = (): Record<string, string> => {
  const { designs, brands } = readLibrary(at('dist'))
  const numbered = Object.values(designs).filter(({ en }) => en?.format)
  return {
    types: number(POPUP_TYPES.length),
    library: `${number(Object.keys(designs).length)} designs for ${number(Object.keys(brands).length)}`,
    'numbered designs': number(numbered.length),
  }
}

/** The text of each document by its path. */
export const documentsOf = (figures: Figures): Record<string, string> => {
  const results = withFigures(readResults(), figures)
  const filled = (path: string, blocks: Record<string, string>): Record<string, string> => ({
    [path]: withBlocks(path, readFileSync(at(path), 'utf8'), blocks),
  })
  return {
    ...filled('README.md', {
      'fetched at first': fetched(figures.popup.armed),
      ...countsOfLibrary(),
      numbers: lines(numbers(results)),
      fetched: lines(visitTable(figures)),
      sizes: lines(shortSizesTable(figures, budgets())),
      bench: lines(comparison(results)),
    }),
    ...filled('docs/sizes.md', {
      fetched: lines(visitTable(figures)),
      sizes: lines(sizesTable(figures, budgets())),
      designs: lines(designsTable(figures)),
    }),
    'bench/RESULTS.md': markdown(results),
    ...Object.fromEntries(Object.entries(charts(results)).map(([name, svg]) => [`bench/charts/${name}`, svg])),
  }
}

export const writeDocuments = (): void => {
  for (const [path, text] of Object.entries(documentsOf(readFigures()))) writeFileSync(at(path), text)
}
