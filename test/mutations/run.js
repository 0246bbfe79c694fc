/**
 * `node test/mutations/run.js [WORD]`: breaks the source one line at a time and expects a test to fail each time. Not
 * part of `npm test`; run it when you change one of these modules or doubt its tests. WORD selects files by their path.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { at, root } from '../../build/paths.js'
import { BREAKS } from './breaks.js'

const vitest = at('node_modules/vitest/vitest.mjs')
/** Milliseconds. Tests that run this long are in an endless loop, so they have noticed the mutation. */
const ENDLESS = 300_000
const config = at('test/mutations/vitest.config.js')

/** @param {string[]} tests @param {object} [broken] */
const pass = (tests, broken) => {
  const env = { ...process.env, NODE_ENV: 'test', WISP_BREAK: JSON.stringify(broken ?? {}) }
  const projects = ['unit', 'server'].flatMap((name) => ['--project', name])
  const options = ['run', '--config', config, ...projects, '--bail', '1', ...tests]
  return (
    spawnSync(process.execPath, [vitest, ...options], { cwd: root, env, stdio: 'ignore', timeout: ENDLESS }).status ===
    0
  )
}

const chosen = BREAKS.filter(({ file }) => file.includes(process.argv[2] ?? ''))
const unfit = chosen.filter(({ file, line }) => readFileSync(at(file), 'utf8').split(line).length !== 2)
for (const { file, line } of unfit) console.log(`? ${file}: no longer has, once, ${line}`)

const fit = chosen.filter((mutation) => !unfit.includes(mutation))
if (fit.length && !pass([...new Set(fit.flatMap(({ tests }) => tests))])) {
  console.log('These tests fail as it is: mend that first.')
  process.exit(1)
}
const missed = fit.filter((mutation) => {
  const caught = !pass(mutation.tests, mutation)
  console.log(`${caught ? '✓' : '✗'} ${mutation.file}: ${mutation.line} → ${mutation.broken || 'nothing'}`)
  return !caught
})
console.log(`${fit.length - missed.length} caught, ${missed.length} missed`)
process.exitCode = missed.length + unfit.length ? 1 : 0
