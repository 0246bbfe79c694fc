/** The rules that the server decides on, in words. */
import type { Browser, System } from '../../model/visit-targeting'
import type { ServerFacts, ServerSettings } from '../facts'
import { selectionSays } from './selection'
import type { Words } from './text'

const BROWSERS: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'another browser',
}
const SYSTEMS: Record<System, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  other: 'another system',
}
const same = (text: string): string => text

export const SERVER_WORDS: {
  [Name in keyof ServerSettings]-?: Words<NonNullable<ServerSettings[Name]>, ServerFacts>
} = {
  countries: {
    title: 'Country',
    says: (wanted, { country }) =>
      `${selectionSays(wanted, 'in ', same)}; ${country() ? `this visitor is in ${country()}` : 'the country of this visitor is not known'}`,
  },
  languages: {
    title: 'Language',
    says: (wanted, { language }) =>
      `${selectionSays(wanted, 'to readers of ', same)}; ${language() ? `this browser asks for ${language()}` : 'this browser asks for no language'}`,
  },
  device: {
    title: 'Device',
    says: (_wanted, { device }) => `it is for tablets only, and this is a ${device()}`,
  },
  browser: {
    title: 'Browser',
    says: (wanted, { browser }) =>
      `${selectionSays(wanted, 'in ', (each) => BROWSERS[each])}; this is ${BROWSERS[browser()]}`,
  },
  system: {
    title: 'System',
    says: (wanted, { system }) =>
      `${selectionSays(wanted, 'on ', (each) => SYSTEMS[each])}; this is ${SYSTEMS[system()]}`,
  },
}
