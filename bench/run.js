/**
 * `npm run bench`: installs and builds what is missing, of the system only after asking, then measures (main.ts).
 * README.md describes the options.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { at } from '../build/paths.js'
import { start } from './start.js'
import { prepareSystem } from './system.js'

/**
 * Installs the packages of a folder's lockfile.
 * @param {string} folder with a trailing slash, or '' for the project's own
 */
const install = (folder) => {
  const lockFile = at(`${folder}node_modules/.package-lock.json`)
  if (existsSync(lockFile) && statSync(lockFile).mtimeMs >= statSync(at(`${folder}package-lock.json`)).mtimeMs) return
  const { status } = spawnSync('npm', ['ci'], {
    cwd: at(folder),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}

install('')
install('bench/')
await start('bench/main.ts', await prepareSystem(true))
