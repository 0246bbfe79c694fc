/** React in development, Preact in production: one table, read by the build, the playground and the tests. */
import { at } from './paths.js'

/**
 * What `react` is: React itself in development, Preact in what visitors get, through chunks/core/framework/ instead of
 * preact/compat, which weighs 1.3 kB more for what is not used here.
 * @param {'react' | 'preact'} framework
 * @returns {{ find: RegExp, replacement: string }[]} Vite's resolve.alias
 */
export const aliases = (framework) =>
  framework === 'react'
    ? []
    : [
        { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
        { find: /^@preact\/signals-react\/runtime$/, replacement: at('chunks/core/framework/signals-runtime.ts') },
        { find: /^react$/, replacement: at('chunks/core/framework/react.ts') },
        { find: /^react-dom\/client$/, replacement: at('chunks/core/framework/client.ts') },
        { find: /^react\/jsx(-dev)?-runtime$/, replacement: at('chunks/core/framework/jsx-runtime.ts') },
      ]
