/** One complete run for all columns. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { at } from '../build/paths.js'
import { postgresBinaries } from '../test/support/postgres'
import { launch } from './browser/launch'
import { runPage } from './browser/run'
import type { Subject } from './columns/column'
import { COLUMNS } from './columns/table'
import { GALLERIES } from './gallery/columns/table'
import { runGallery } from './gallery/run'
import { runGrowth } from './growth/run'
import { runLived } from './lived/run'
import { runReplacing } from './replacing/run'
import type { ColumnHead, Results } from './results'
import { runServer } from './server/run'

const postgresVersion = (): string =>
  postgresBinaries
    ? `${execFileSync(join(postgresBinaries, 'postgres'), ['--version'])}`
        .trim()
        .replace('postgres (PostgreSQL)', 'PostgreSQL')
    : 'without PostgreSQL, which is not installed'

/** Rounds on the page for each of popups that fire in life, which take many seconds. */
const LIVED_SHARE = 2

/** '' outside a repository. */
const commit = (): string => {
  const { stdout } = spawnSync('git', ['describe', '--always', '--exclude=*', '--dirty=+'], {
    cwd: at('.'),
    encoding: 'utf8',
  })
  return `${stdout ?? ''}`.trim()
}

const headOf = ({ name, title, kind, note }: Subject): ColumnHead => ({ name, title, kind, note })

export const measure = async (rounds: Results['rounds']): Promise<Results> => {
  const browser = await launch()
  const processors = cpus()
  const machine = {
    browser: `Chromium ${browser.version()}`,
    node: process.version,
    processor: processors[0]?.model ?? '',
    processors: processors.length,
    postgres: postgresVersion(),
  }
  try {
    return {
      made: new Date().toISOString().slice(0, 10),
      commit: commit(),
      machine,
      rounds,
      columns: COLUMNS.map(headOf),
      galleries: GALLERIES.map(headOf),
      page: [
        ...(await runPage(browser, rounds.page)),
        ...(await runLived(browser, Math.ceil(rounds.page / LIVED_SHARE))),
      ],
      replacing: await runReplacing(browser, rounds.replacing),
      gallery: await runGallery(browser, rounds.gallery),
      growth: await runGrowth(browser, rounds.growth),
      ...(await runServer(browser, rounds.server)),
    }
  } finally {
    await browser.close()
  }
}
