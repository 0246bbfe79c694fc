/** `npm run fill -- …`: fills a database with made-up sites, views and leads (main.ts). */
import { runnerImport } from 'vite'
import { cssText } from '../../build/css-text.js'
import { ownModules } from '../../build/own-modules.js'
import { at } from '../../build/paths.js'

const { module } = await runnerImport(at('test/fill/main.ts'), {
  logLevel: 'error',
  plugins: [ownModules(), cssText()],
})
process.exitCode = await module.main(process.argv.slice(2))
