/** Runs before each file of unit tests: whatever the file changes in its worker is put back after it. */
import { afterAll } from 'vitest'
import { cleanClock } from './clean-clock'

const cleanDocument = globalThis.document ? (await import('./clean-document')).cleanDocument : () => {}
// Imported last: the two others replace some globals for as long as the worker runs, and these must count as the state before.
const { cleanGlobals, endMocks } = await import('./clean-globals')

/** One hook: after one that fails, Vitest would leave out the others. */
afterAll(() => {
  const errors: unknown[] = []
  for (const clean of [endMocks, cleanClock, cleanDocument, cleanGlobals])
    try {
      clean()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 1) throw new AggregateError(errors, errors.join('; '))
  if (errors.length > 0) throw errors[0]
})
