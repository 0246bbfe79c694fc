/** `npm run soak [-- LEADS [SEED]]`: sends 10,000 leads through a bad network (main.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { buildStale } from '../../build/build.js'
import { cssText } from '../../build/css-text.js'
import { ownModules } from '../../build/own-modules.js'
import { at } from '../../build/paths.js'

const [leads = '10000', seed = `${Date.now() % 1_000_000}`] = process.argv.slice(2)

await buildStale()
const [folder] = readdirSync(at('dist/public/v')).filter((name) => /^[0-9a-f]{10}$/.test(name))
const [report, conversion, refusals] = ['report', 'conversion', 'refusals'].map((chunk) =>
  readFileSync(at(`dist/public/v/${folder}/${chunk}.js`), 'utf8'),
)

const { module } = await runnerImport(at('test/soak/main.ts'), {
  logLevel: 'error',
  plugins: [ownModules(), cssText()],
})
process.exit(await module.main(Number(leads), Number(seed), { report, conversion, refusals }))
