/** Before each file of the units: see clean-document.ts. */
import { afterAll } from 'vitest'

if (globalThis.document) {
  // A document without a browser says that a program drives it, and what is seen there is not counted.
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true })
  const { cleanDocument } = await import('./clean-document')
  afterAll(cleanDocument)
}
