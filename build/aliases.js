/**
 * React in development; in production Preact, and in popups what they use of it. One table each says what an import of React
 * becomes.
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

/**
 * Popups: every one waits for it, and it has a third of Preact's bytes.
 * @type {Record<string, string | undefined>}
 */
const DRAWING = {
  react: at('chunks/core/drawing/element.ts'),
  'react-dom/client': at('chunks/core/drawing/draw.ts'),
  'react/jsx-runtime': at('chunks/core/drawing/element.ts'),
  'react/jsx-dev-runtime': at('chunks/core/drawing/element.ts'),
}

/** @param {Record<string, string | undefined>} table @returns {(id: string) => string | undefined} */
const aliasIn = (table) => (id) => (Object.hasOwn(table, id) ? table[id] : undefined)

/** What is imported → its Preact replacement. */
export const aliasOf = aliasIn(ALIASES)

/** What is imported by a popup → its replacement. */
export const drawingOf = aliasIn(DRAWING)
