/** The rules of this folder, in the order in which they are asked, and their settings. */
import { browser, browserSetting } from './browser'
import { chosen, fitsLanguage } from './choice'
import type { Condition } from './chunk-values'
import { violatesConditions } from './conditions'
import type { LiveRule, ServerRule, Setting } from './facts'
import { pages, pagesSetting } from './pages'
import { referrers, referrersSetting } from './referrers'
import { schedule } from './schedule'
import { scheduleSetting } from './schedule-setting'
import { system, systemSetting } from './system'
import { utm, utmSetting } from './utm'
import { type Choice, DEVICES } from './visit-targeting'
import { visitors, visitorsSetting } from './visitors'
import { conditionsSay, plainly } from './words/conditions'
import { selectionSays } from './words/selection'

interface CountryFacts {
  /** Two letters; '' if unknown. */
  country(): string
}

/** A visitor from an unknown country is in no list. */
const countries: ServerRule<Choice, CountryFacts> = (setting, { country }) =>
  chosen(setting, (each) => each.toUpperCase() === country())

const countriesSetting: Setting<Choice, CountryFacts> = {
  value: 'countries',
  title: 'Country',
  says: (setting, { country }) =>
    `${selectionSays(setting, 'in ', String)}; ${country() ? `this visitor is in ${country()}` : 'the country of this visitor is not known'}`,
}

interface LanguageFacts {
  /** The tag of the language that the visitor wants most; '' if unknown. */
  language(): string
}

const languages: ServerRule<Choice, LanguageFacts> = (setting, { language }) =>
  chosen(setting, (each) => fitsLanguage(language(), each))

const languagesSetting: Setting<Choice, LanguageFacts> = {
  value: 'languages',
  title: 'Language',
  says: (setting, { language }) =>
    `${selectionSays(setting, 'to readers of ', String)}; ${language() ? `this browser asks for ${language()}` : 'this browser asks for no language'}`,
}

interface DeviceFacts {
  device(): 'desktop' | 'phone' | 'tablet'
}

/** The other devices are told apart on the page, by the targeting chunk. */
const device: ServerRule<'tablet', DeviceFacts> = (setting, facts) => setting === facts.device()

const deviceSetting: Setting<'tablet', DeviceFacts> = {
  value: 'one of',
  of: DEVICES,
  title: 'Device',
  says: (_wanted, { device }) => `it is for tablets only, and this is a ${device()}`,
}

/** Like conditions on variables and cookies. A trait that was set to null is gone. */
const audience: LiveRule<Condition[]> = (setting, { trait }) =>
  !violatesConditions(setting, (name) => trait(name) ?? undefined)

const audienceSetting: Setting<Condition[]> = {
  value: 'conditions',
  title: 'What the site says of the visitor',
  // Said by the site itself of the visitor, so owners may see it.
  says: (setting, { trait }) => conditionsSay(setting, (name) => trait(name) ?? undefined, plainly),
}

/** Decided by the server alone: popups that these object to are left out of the answer. */
export const SERVER_RULES = { countries, languages, device, browser, system } satisfies Record<
  string,
  ServerRule<never, never>
>

/** Decided on the page. The schedule is decided at both ends: the server leaves out what is far from its time. */
export const LIVE_RULES = { pages, referrers, visitors, utm, schedule, audience } satisfies Record<
  string,
  LiveRule<never>
>

type Rules = typeof SERVER_RULES & typeof LIVE_RULES
type SettingOf<Name extends keyof Rules> = Parameters<Rules[Name]>[0]

/** The settings that the server alone decides on. `device` is one of its rules only for tablets. */
export type ServerSettings = { [Name in keyof typeof SERVER_RULES]?: SettingOf<Name> | undefined }
export type LiveTargeting = { [Name in keyof typeof LIVE_RULES]?: SettingOf<Name> }

/** The facts that any of the server's rules needs of a request. */
export type ServerFacts = {
  [Name in keyof typeof SERVER_RULES]: (facts: Parameters<Rules[Name]>[1]) => void
}[keyof typeof SERVER_RULES] extends (facts: infer Facts) => void
  ? Facts
  : never

export const SERVER_SETTINGS: { [Name in keyof typeof SERVER_RULES]: Setting<SettingOf<Name>, ServerFacts> } = {
  countries: countriesSetting,
  languages: languagesSetting,
  device: deviceSetting,
  browser: browserSetting,
  system: systemSetting,
}

export const LIVE_SETTINGS: { [Name in keyof typeof LIVE_RULES]: Setting<SettingOf<Name>> } = {
  pages: pagesSetting,
  referrers: referrersSetting,
  visitors: visitorsSetting,
  utm: utmSetting,
  schedule: scheduleSetting,
  audience: audienceSetting,
}
