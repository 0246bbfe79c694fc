/**
 * The order of files. Those of one project stand together: a worker goes on only with a file of its project, and
 * otherwise ends, with its modules and its browser. Among them those that take longest are first, so that no worker runs
 * a long one alone at the end.
 */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Matches the ends of paths. The other files keep their usual order, larger ones first. */
const LONGEST_FILES = [
  // The files below wait for a database's time limits and for a bad network.
  'server/weight',
  'server/frozen',
  'server/soak',
  'server/proxies',
  'server/image-addresses',
  'server/startup',
  'server/backup',
  'report/reports-retry',
  'loader/properties',
  'browser/formats',
  'browser/page-comes-first',
  'browser/frames-of-the-page',
  'browser/low-windows',
  'browser/looks',
  'browser/outbox',
  'browser/page-shifts',
  'browser/looks-of-types',
  'games/server',
  'browser/leads-of-two-tabs',
  'browser/submission',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST_FILES.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return rank < 0 ? LONGEST_FILES.length : rank
}

/**
 * In which order folders run: servers first, which wait for time limits while others compute. React is before them, since
 * one worker has all of it.
 */
const FOLDERS = ['server', 'docs', 'browser', 'unit']

const folderRank = ({ project, moduleId }: TestSpecification): number => {
  if (project.name === 'react') return -1
  const rank = FOLDERS.findIndex((name) => moduleId.includes(`/test/${name}/`))
  return project.name === 'unit-react' ? rank + 1 : rank
}

/** Tells whether the file's first line asks for a document. */
const isOfDocument = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom')

/** A worker goes on only with files of the same environment as well. */
const groupOf = (file: TestSpecification): number => 2 * folderRank(file) + Number(isOfDocument(file.moduleId))

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const compare = (a: TestSpecification, b: TestSpecification): number =>
      groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b)
    return (await super.sort(files)).sort(compare)
  }
}
