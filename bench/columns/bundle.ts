/** Bundles some exports of an installed package as a classic script, as its vendor's CDN would serve it. */
import { build } from 'vite'
import { at } from '../../build/paths.js'

const ENTRY = 'virtual:entry'

/** @param global global variable for the exports */
export const bundle = async (from: string, names: string[], global: string): Promise<string> => {
  const result = await build({
    root: at('bench'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${names} } from '${at(`bench/node_modules/${from}`)}'` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: global, extend: true },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: { code: string }[] }
  return output[0]?.code ?? ''
}
