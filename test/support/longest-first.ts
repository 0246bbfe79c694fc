/** Starts the files that take longest first, so that no worker runs a long one alone at the end. */
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

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b))
  }
}
