/** Bundles some exports of an installed package into one classic script, like the one on its vendor's CDN. */
import { minify } from 'terser'
import { bundlePage } from '../../build/page'
import { at } from '../../build/paths.js'

const ENTRY = 'virtual:entry'

/** @param global global variable for the exports */
export const bundle = async (from: string, names: string[], global: string): Promise<string> => {
  const code = await bundlePage({
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${names} } from '${at(`bench/node_modules/${from}`)}'` : undefined),
      },
    ],
    build: {
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: global, extend: true },
      },
    },
  })
  // Without the options for our own files, because they may break other code.
  return (await minify(code, { safari10: true })).code ?? ''
}
