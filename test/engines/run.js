/** `npm run test:engines`: tests what ships in Firefox and in the engine of Safari. */
import { spawnSync } from 'node:child_process'
import { buildStale } from '../../build/build.js'
import { at, root } from '../../build/paths.js'

await buildStale({ react: true })
const vitest = [
  at('node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  at('test/engines/vitest.config.js'),
  ...process.argv.slice(2),
]
process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit' }).status ?? 1
