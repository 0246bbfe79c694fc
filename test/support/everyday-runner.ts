/**
 * Of the files that test/suites.ts names, runs in `npm test` the first case of each subject (an outermost suite), each twentieth case of
 * the file and its last; the others are reported as skipped. As with rows of tables, what runs goes by places.
 */
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest'
import { isComplete, runsInPart } from '../suites'
import { CASES_PER_EVERYDAY_CASE } from './everyday-share'

const casesOf = (task: RunnerTask): RunnerTask[] => (task.type === 'suite' ? task.tasks.flatMap(casesOf) : [task])

/** Suites with the same cases are rows of a table, of which the first stands for all. */
const kindOf = (task: RunnerTask): string =>
  task.type === 'suite' ? `(${task.tasks.map(kindOf)})` : JSON.stringify(task.name)

const runsOf = (task: RunnerTask): RunnerTask[] => casesOf(task).filter(({ mode }) => mode === 'run')

const firstsOf = (file: RunnerTestFile): RunnerTask[] => {
  const subjects = new Map(
    file.tasks
      .filter((task) => task.type === 'suite' && runsOf(task).length)
      .toReversed()
      .map((suite) => [kindOf(suite), suite]),
  )
  return [...subjects.values()].flatMap((subject) => runsOf(subject).slice(0, 1))
}

/** Marks what does not run. */
export const leaveOut = (file: RunnerTestFile): void => {
  const cases = runsOf(file)
  const firsts = new Set(firstsOf(file))
  cases.forEach((testCase, index) => {
    if (index % CASES_PER_EVERYDAY_CASE && index < cases.length - 1 && !firsts.has(testCase)) testCase.mode = 'skip'
  })
}

export default class EverydayRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (!isComplete) for (const file of files) if (runsInPart(file.filepath)) leaveOut(file)
  }
}
