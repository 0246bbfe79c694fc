/** Before each file of the units: see clean-document.ts. */
import { afterAll } from 'vitest'

if (globalThis.document) {
  const { cleanDocument } = await import('./clean-document')
  afterAll(cleanDocument)
}
