import { type Browser, chromium } from 'playwright-core'
import { AS_VISITOR, findChrome, launchedFrom } from '../../test/support/chrome.js'

/** Features for which each window loads browser pages, which would disturb a measurement. */
const BESIDE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...launchedFrom(findChrome()),
    args: ['--no-sandbox', AS_VISITOR, `--disable-features=${BESIDE}`],
  })
