/**
 * React in development, Preact in production. One table says what each import of React becomes in what visitors get.
 */
import { at } from './paths.js'

/**
 * Preact itself, through chunks/core/framework/: all of preact/compat would add 2.3 kB to the files that every popup waits
 * for. What else a library written for React imports is missing there, and the build says so.
 * @type {Record<string, string | undefined>}
 */
const ALIASES = {
  react: at('chunks/core/framework/react.ts'),
  'react-dom/client': at('chunks/core/framework/client.ts'),
  'react/jsx-runtime': at('chunks/core/framework/jsx-runtime.ts'),
  'react/jsx-dev-runtime': at('chunks/core/framework/jsx-runtime.ts'),
  '@preact/signals-react': '@preact/signals',
  '@preact/signals-react/runtime': at('chunks/core/framework/signals-runtime.ts'),
}

/** @param {string} id what is imported @returns {string | undefined} its Preact replacement */
export const aliasOf = (id) => (Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined)
