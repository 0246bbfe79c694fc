/** Before each file of the units: what one has changed for all is put back after it. */
import { afterAll } from 'vitest'
import { cleanClock } from './clean-clock'

if (globalThis.document) {
  const { cleanDocument } = await import('./clean-document')
  afterAll(cleanDocument)
}
afterAll(cleanClock)
