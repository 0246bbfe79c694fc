import { type Browser, chromium } from 'playwright-core'
import { ensureChrome } from '../../test/support/chrome.js'

/** Each window loads pages of the browser's own for these, just when a page of ours is measured. */
const BESIDE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', `--disable-features=${BESIDE}`],
  })
