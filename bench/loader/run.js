/** `npm run bench:loader`: builds if the sources have changed, then measures (main.ts). */
import { at } from '../../build/paths.js'
import { isFresh } from '../../build/stamp.js'

if (!isFresh()) {
  console.log('Building …')
  const { buildAll } = await import('../../build/build.js')
  await buildAll()
}
const { runnerImport } = await import('vite')
const { module } = await runnerImport(at('bench/loader/main.ts'), { logLevel: 'error' })
await module.main(process.argv.slice(2))
