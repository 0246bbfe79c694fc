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

/** @param {...string} paths @returns {string | undefined} the one that CHROME_PATH names, or else the first there is */
const first = (...paths) => {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file`)
  return named || paths.find((path) => path && existsSync(path))
}

/** A whole browser, as visitors have it. */
export const findChrome = () => first(...PLACES, chromium.executablePath())

/** What cases run in: the headless shell, to which a visit costs a quarter, or else a whole browser. */
export const findShell = () => first(SHELL, ...PLACES, chromium.executablePath())

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

/** @param {string} name of one of Debian's packages */
const installPackage = (name) => {
  run('apt-get', 'update', '-qq')
  // With what it recommends: pages without a font have no height.
  run('apt-get', 'install', '-y', '-qq', name)
}

const onDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {() => string | undefined} find @returns {string} */
const found = (find) => {
  const path = find()
  if (!path) throw new Error('No browser could be installed. Set CHROME_PATH to one.')
  console.log(`Browser: ${path}`)
  return path
}

/** @returns {string} path of a whole browser */
export const ensureChrome = () => {
  if (!findChrome()) {
    console.log('No Chrome or Chromium here: installing one.')
    if (onDebianAsRoot()) installPackage('chromium')
    else run('npx', 'playwright-core', 'install', 'chromium')
  }
  return found(findChrome)
}

/** @returns {string} path of what cases run in */
export const ensureShell = () => {
  if (!process.env.CHROME_PATH && !existsSync(SHELL) && onDebianAsRoot())
    try {
      installPackage('chromium-headless-shell')
    } catch {
      console.log('The headless shell cannot be installed; a whole browser does as well, slower.')
    }
  return findShell() ? found(findShell) : ensureChrome()
}
