/** `npm run bench`: installs and builds what is missing, then measures (main.ts). README.md tells the options. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { at } from '../build/paths.js'
import { isFresh } from '../build/stamp.js'

/** Packages as the lockfile of a folder has them. @param {string} folder with its slash, or '' for the project's own */
const install = (folder) => {
  const done = at(`${folder}node_modules/.package-lock.json`)
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(at(`${folder}package-lock.json`)).mtimeMs) return
  const { status } = spawnSync('npm', ['ci'], { cwd: at(folder), stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(1)
}

install('')
install('bench/')
if (!isFresh()) {
  console.log('Building …')
  const { buildAll } = await import('../build/build.js')
  await buildAll()
}
const { runnerImport } = await import('vite')
const { module } = await runnerImport(at('bench/main.ts'), { configFile: false, logLevel: 'error' })
process.exitCode = await module.main(process.argv.slice(2))
