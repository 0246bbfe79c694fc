import { type Browser, chromium } from 'playwright-core'
import { ensureChrome } from '../../test/support/chrome.js'

/** Features for which each window loads browser pages, which would disturb a measurement. */
const BESIDE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', `--disable-features=${BESIDE}`],
  })
