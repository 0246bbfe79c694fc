/**
 * The order of files. Those of one project and environment stand together: a worker goes on only with such a file, and
 * otherwise ends, with its modules and its browser. Among them those that take longest are first, so that no worker runs
 * a long one alone at the end.
 */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Matches the ends of paths. The other files keep their usual order, larger ones first. */
const LONGEST = [
  // These wait for a database's time limits and for a bad network.
  'server/frozen',
  'server/soak',
  'server/cli',
  'server/startup',
  'server/cli-popups',
  'report/reports-retry',
  'loader/properties',
  'browser/looks',
  'browser/outbox',
  'browser/page-shifts',
  'browser/looks-of-types',
  'games/server',
  'browser/leads-of-two-tabs',
  'browser/submission',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return rank < 0 ? LONGEST.length : rank
}

/** In which order the projects run: the ones that wait for time limits first, so that others compute meanwhile. */
const PROJECTS = ['server', 'preact', 'react', 'docs']

const groupOf = ({ moduleId, project }: TestSpecification): string => {
  const [, environment = ''] = /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8').slice(0, 200)) ?? []
  return `${PROJECTS.indexOf(project.name)} ${project.name} ${environment}`
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map(files.map((file) => [file, groupOf(file)]))
    const compare = (a: TestSpecification, b: TestSpecification): number =>
      (groups.get(a) as string).localeCompare(groups.get(b) as string) || rankOf(a) - rankOf(b)
    return (await super.sort(files)).sort(compare)
  }
}
