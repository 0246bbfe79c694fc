/** `npm run outdated`: which packages are behind, and what each of them weighs. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../paths.js'
import { rowsOf, tableOf } from './table.js'
import { bundledBytes, installedBytes } from './weigh.js'

const { stdout, stderr } = spawnSync('npm', ['outdated', '--json'], {
  cwd: at(''),
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const behind = stdout.trim() ? JSON.parse(stdout) : { error: { summary: stderr.trim() } }
if (behind.error) {
  console.error(`npm outdated: ${behind.error.summary}`)
  process.exit(1)
}
if (!existsSync(at('dist/stamp'))) console.error('Nothing is built, so what is bundled counts as a tool: npm run build')
const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const rows = rowsOf(behind, {
  page: bundledBytes(at('dist/public')),
  server: bundledBytes(at('dist/server')),
  dependencies: new Set(Object.keys(dependencies)),
  installed: (name) => installedBytes(at('node_modules'), name),
})
console.log(rows.length ? tableOf(rows) : 'Nothing is behind.')
