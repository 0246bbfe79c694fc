import { chosen } from './choice'
import type { ServerRule, Setting } from './facts'
import { BROWSERS, type Browser, type Choice } from './visit-targeting'
import { selectionSays } from './words/selection'

interface Facts {
  browser(): Browser
}

export const browser: ServerRule<Choice<Browser>, Facts> = (setting, facts) =>
  chosen(setting, (each) => each === facts.browser())

const BROWSER_NAMES: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'another browser',
}

export const browserSetting: Setting<Choice<Browser>, Facts> = {
  value: 'some of',
  of: BROWSERS,
  plural: 'browsers',
  title: 'Browser',
  says: (setting, { browser }) =>
    `${selectionSays(setting, 'in ', (each) => BROWSER_NAMES[each])}; this is ${BROWSER_NAMES[browser()]}`,
}
