/** Starts the files that take longest first, so that no worker is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By the end of their paths; the others come as they would, larger files before smaller ones. */
const LONGEST = [
  // These wait for time limits of a database, and for a bad network.
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
