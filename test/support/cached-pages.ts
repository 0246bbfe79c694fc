/**
 * Pages that come back from the back-forward cache. It needs a whole browser: the headless shell, in which most cases run,
 * has none, and Playwright turns it off in others.
 */
import type { LaunchOptions } from 'playwright-core'
import { findChrome, launchedFrom } from './chrome.js'

const whole = findChrome()
if (!whole) console.warn('SKIPPED without a whole Chromium: cases about its back-forward cache')

export const hasCache = whole !== undefined

export const CACHING: LaunchOptions = {
  ...launchedFrom(whole),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
