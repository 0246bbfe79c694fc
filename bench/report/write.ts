import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Results } from '../results'
import { charts } from './charts'
import { markdown } from './markdown'

/** @param folder target of results.json, RESULTS.md and charts/ */
export const write = (results: Results, folder: string): void => {
  mkdirSync(join(folder, 'charts'), { recursive: true })
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(join(folder, 'RESULTS.md'), markdown(results))
  for (const [name, svg] of Object.entries(charts(results))) writeFileSync(join(folder, 'charts', name), svg)
}
