/** Finds Chrome or Chromium, or installs one and says so. */
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

/** A complete browser, as visitors have it. */
export const findChrome = () =>
  [named(), ...PLACES, chromium.executablePath()].find((path) => path && !path.includes('shell') && existsSync(path))

/**
 * The browser for most cases: the headless shell if there is one (a visit takes a quarter of the time), otherwise a
 * complete browser.
 */
export const findShell = () => named() ?? (existsSync(SHELL) ? SHELL : findChrome())

/** Browsers that a program drives say so, and what they see is not counted: with this one they are visitors. */
export const AS_VISITOR = '--disable-blink-features=AutomationControlled'

/** To start what was found; Playwright looks for a browser of its own if nothing was. @param {string | undefined} path */
export const launchedFrom = (path) => (path === undefined ? {} : { executablePath: path })

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

const onDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string[]} packages Debian packages */
const install = (...packages) => {
  if (!onDebianAsRoot()) return run('npx', 'playwright-core', 'install', 'chromium')
  run('apt-get', 'update', '-qq')
  // Install recommended packages too: without fonts, pages have no height.
  run('apt-get', 'install', '-y', '-qq', ...packages)
}

/** @param {() => string | undefined} find @returns {string} */
const found = (find) => {
  const path = find()
  if (!path) throw new Error('No browser could be installed. Set CHROME_PATH to one.')
  console.log(`Browser: ${path}`)
  return path
}

/** @returns {string} path of a complete browser */
export const ensureChrome = () => {
  if (!findChrome()) install('chromium')
  return found(findChrome)
}

/** Installs both if possible; throws if neither is available. */
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
