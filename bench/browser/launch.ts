import { type Browser, chromium } from 'playwright-core'
import { findChrome, launchedFrom } from '../../test/support/chrome.js'

/** Features for which each window loads browser pages, which would disturb a measurement. */
const DISABLED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...launchedFrom(findChrome()),
    args: ['--no-sandbox', `--disable-features=${DISABLED_FEATURES}`],
  })
