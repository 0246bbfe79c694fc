/**
 * Preact takes `document` from the element it draws into. Markup of the page can stand in for the methods of that one
 * (shared/platform/safe-dom.ts), so it gets ours.
 */
import { at } from '../paths.js'

const OWN = 'a.ownerDocument||document'

/** @param {string[]} environments @returns {import('vite').Plugin} */
export const preactDocument = (environments) => ({
  name: 'preact-document',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform(code, id) {
    if (!/\/preact\/dist\/preact\.mjs$/.test(id)) return
    if (code.split(OWN).length !== 2)
      throw new Error(`preact no longer says ${OWN}: see build/plugins/preact-document.js`)
    return {
      code: `import{doc}from${JSON.stringify(at('shared/platform/safe-dom.ts'))};${code.replace(OWN, 'doc')}`,
      map: null,
    }
  },
})
