/** Before each file of the units: what one has changed for all is put back after it. */
import { afterAll } from 'vitest'
import { cleanClock } from './clean-clock'

const cleanDocument = globalThis.document ? (await import('./clean-document')).cleanDocument : () => {}
// After the others, which have their own of some globals as long as the worker runs.
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
  if (errors.length > 0) throw errors[0]
})
