/** The browser of the suites: with their own letters, whatever the machine has. */
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findShell, launchedFrom } from './chrome.js'
import { withLetters } from './letters/letters.js'

/** The second flag spares a process, and a tenth of what each visit takes of the processor. */
const FLAGS = ['--no-sandbox', '--in-process-gpu']

export const launch = (options?: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...launchedFrom(findShell()), args: FLAGS, env: withLetters(), ...options })
