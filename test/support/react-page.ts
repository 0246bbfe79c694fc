import { bundlePage } from '../../build/page'
import { at } from '../../build/paths.js'

/** A page's own React, bundled as its makers would. */
export const bundleReactPage = (file: string): Promise<string> =>
  bundlePage({
    // Vitest's own mode would have JSX compiled for development.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { rolldownOptions: { input: at(file) } },
  })
