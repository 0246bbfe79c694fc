import { fileURLToPath } from 'node:url'

/** @param {string} file */
const framework = (file) => fileURLToPath(new URL(`../chunks/framework/${file}`, import.meta.url))

/**
 * The one table that says what `react` is: React itself in development, Preact in what visitors get.
 * @param {'react' | 'preact'} name
 * @returns {{ find: RegExp, replacement: string }[]} Vite's resolve.alias
 */
export const aliases = (name) =>
  name === 'react'
    ? []
    : [
        { find: /^react$/, replacement: framework('react.ts') },
        { find: /^react-dom\/client$/, replacement: framework('client.ts') },
        { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
      ]
