/** Finds Chrome or Chromium, or installs one, and says what it does. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} */
const named = () => {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, and there is no such file`)
  return path || undefined
}

/** A whole browser, as visitors have it. */
export const findChrome = () =>
  [named(), ...PLACES, chromium.executablePath()].find((path) => path && !path.includes('shell') && existsSync(path))

/** What cases run in: the headless shell, to which a visit costs a quarter, or else a whole browser. */
export const findShell = () => named() ?? (existsSync(SHELL) ? SHELL : findChrome())

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

const onDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string[]} packages of Debian's */
const install = (...packages) => {
  if (!onDebianAsRoot()) return run('npx', 'playwright-core', 'install', 'chromium')
  run('apt-get', 'update', '-qq')
  // With what they recommend: pages without a font have no height.
  run('apt-get', 'install', '-y', '-qq', ...packages)
}

/** @param {() => string | undefined} find @returns {string} */
const found = (find) => {
  const path = find()
  if (!path) throw new Error('No browser could be installed. Set CHROME_PATH to one.')
  console.log(`Browser: ${path}`)
  return path
}

/** @returns {string} path of a whole browser */
export const ensureChrome = () => {
  if (!findChrome()) install('chromium')
  return found(findChrome)
}

/** Both, where both can be had; throws when there is neither. */
export const ensureBrowsers = () => {
  const shellIsToBeHad = onDebianAsRoot() && !named() && !existsSync(SHELL)
  try {
    if (shellIsToBeHad) install('chromium', 'chromium-headless-shell')
    else if (!findShell()) install('chromium')
  } catch (error) {
    if (!findShell()) throw error
    console.log('The headless shell cannot be installed; a whole browser does as well, slower.')
  }
  found(findShell)
}
