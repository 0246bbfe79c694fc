/** Measures, then writes the results or compares them with the committed ones. Resolves with the exit code. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../build/paths.js'
import { check } from './check'
import { writeDocuments } from './figures/documents'
import { measure } from './measure'
import { readOptions } from './options'
import { write } from './report/write'
import { type Results, withGalleries, withServer } from './results'

const REPLACED = { gallery: withGalleries, server: withServer }

/** undefined after an error that the person who called must read. */
const optionsOf = (args: string[]): ReturnType<typeof readOptions> | undefined => {
  try {
    return readOptions(args)
  } catch (error) {
    console.error(`${(error as Error).message}\nThe options are in bench/README.md.`)
  }
}

export const main = async (args: string[]): Promise<number> => {
  const options = optionsOf(args)
  if (!options) return 1
  const measured = await measure(options.rounds)
  const committedResults = (): Results => JSON.parse(readFileSync(at('bench/results.json'), 'utf8'))
  if (options.check) {
    const worse = check(committedResults(), measured)
    console.log(worse ? `${worse} worse than committed` : 'Nothing is worse than committed.')
    return worse ? 1 : 0
  }
  const results = options.again ? REPLACED[options.again](committedResults(), measured) : measured
  // Only complete runs are written for committing.
  const isKept = options.whole || options.again !== undefined
  const folder = isKept ? at('bench') : mkdtempSync(join(tmpdir(), 'wisp-bench-results-'))
  write(results, folder)
  if (isKept) writeDocuments()
  console.log(`Written to ${folder}`)
  return 0
}
