/**
 * React in development, Preact in production. One table says what each import of React becomes in what visitors get.
 */
import { at } from './paths.js'

/**
 * In our own files: Preact itself, through chunks/core/framework/. All of preact/compat would add 2.3 kB to the files
 * that every popup waits for.
 * @type {Record<string, string | undefined>}
 */
const OURS = {
  react: at('chunks/core/framework/react.ts'),
  'react-dom/client': at('chunks/core/framework/client.ts'),
  'react/jsx-runtime': at('chunks/core/framework/jsx-runtime.ts'),
  'react/jsx-dev-runtime': at('chunks/core/framework/jsx-runtime.ts'),
  '@preact/signals-react': '@preact/signals',
  '@preact/signals-react/runtime': at('chunks/core/framework/signals-runtime.ts'),
}

/**
 * In a library written for React: all of React, on the one Preact that is in ui.js. It is in compat.js, which only
 * chunks with such a library fetch.
 * @type {Record<string, string | undefined>}
 */
const LIBRARIES = {
  ...OURS,
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

/**
 * @param {string} id what is imported
 * @param {string} importer the importing file
 * @returns {string | undefined} its Preact replacement
 */
export const aliasOf = (id, importer = '') => {
  const table = importer.includes('/node_modules/') ? LIBRARIES : OURS
  return Object.hasOwn(table, id) ? table[id] : undefined
}
