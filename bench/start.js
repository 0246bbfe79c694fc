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
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(at(file), {
    logLevel: 'error',
    plugins: [ownModules(), cssText()],
  })
  process.exitCode = await module.main(args)
}
