/** `npm run test:engines`: tests what ships in Firefox and in the engine of Safari. */
import { spawnSync } from 'node:child_process'
import { buildAll } from '../../build/build.js'
import { at, root } from '../../build/paths.js'
import { isFresh } from '../../build/stamp.js'

if (!isFresh()) {
  console.log('Building …')
  await buildAll({ react: true })
}
const vitest = [
  at('node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  at('test/engines/vitest.config.js'),
  ...process.argv.slice(2),
]
// The build sets NODE_ENV to `production`, in which Vite does not resolve Node's own modules.
const env = { ...process.env, NODE_ENV: 'test' }
process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env }).status ?? 1
