/** Finds Chrome or Chromium, or installs one, and says what it does. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

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

/** @returns {string | undefined} path of the browser, CHROME_PATH first */
export const findChrome = () => {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file`)
  const own = chromium.executablePath()
  return named || [...PLACES, own].find((path) => path && existsSync(path))
}

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

/** @returns {string} */
export const ensureChrome = () => {
  const found = findChrome()
  if (found) {
    console.log(`Browser: ${found}`)
    return found
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('No Chrome or Chromium here: installing Debian’s Chromium.')
    run('apt-get', 'update', '-qq')
    // With what it recommends: pages without a font have no height.
    run('apt-get', 'install', '-y', '-qq', 'chromium')
  } else {
    console.log('No Chrome or Chromium here: installing the one Playwright comes with.')
    run('npx', 'playwright-core', 'install', 'chromium')
  }
  const installed = findChrome()
  if (!installed) throw new Error('No browser could be installed. Set CHROME_PATH to one.')
  return installed
}
