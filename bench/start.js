/**
 * Builds if the sources have changed, then runs the `main` of a TypeScript module with these arguments. Imports
 * packages only when it is called, because `npm run bench` installs them first.
 */
import { buildStale } from '../build/build.js'
import { at } from '../build/paths.js'

/** @param {string} file path of the module @param {string[]} args */
export const start = async (file, args) => {
  await buildStale()
  const { cssText } = await import('../build/css-text.js')
  const { ownModules } = await import('../build/own-modules.js')
  const { createServer } = await import('vite')
  // The server stays open while `main` runs, which may import more.
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [ownModules(), cssText()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { external: true },
  })
  try {
    const { main } = await server.ssrLoadModule(at(file))
    process.exitCode = await main(args)
  } finally {
    await server.close()
  }
}
