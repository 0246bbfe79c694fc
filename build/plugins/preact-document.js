/**
 * Preact takes `document` from the element that it draws into, but markup of the page can replace that object's methods
 * (shared/page/platform/safe-dom.ts). So give it our safe one.
 */
import { at } from '../paths.js'

const ELEMENT_DOCUMENT = 'a.ownerDocument||document'

/** @param {string[]} environments @returns {import('vite').Plugin} */
export const preactDocument = (environments) => ({
  name: 'preact-document',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform(code, id) {
    if (!/\/preact\/dist\/preact\.mjs$/.test(id)) return
    if (code.split(ELEMENT_DOCUMENT).length !== 2)
      throw new Error(`preact no longer says ${ELEMENT_DOCUMENT}: see build/plugins/preact-document.js`)
    return {
      code: `import{doc}from${JSON.stringify(at('shared/page/platform/safe-dom.ts'))};${code.replace(ELEMENT_DOCUMENT, 'doc')}`,
      map: null,
    }
  },
})
