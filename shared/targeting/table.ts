/** The rules of this folder, in the order in which they are asked, and their settings. */
import { audience, audienceSetting } from './audience'
import { browser, browserSetting } from './browser'
import { countries, countriesSetting } from './countries'
import { device, deviceSetting } from './device'
import type { LiveRule, ServerRule, Setting } from './facts'
import { languages, languagesSetting } from './languages'
import { pages, pagesSetting } from './pages'
import { referrers, referrersSetting } from './referrers'
import { schedule } from './schedule'
import { scheduleSetting } from './schedule-setting'
import { system, systemSetting } from './system'
import { utm, utmSetting } from './utm'
import { visitors, visitorsSetting } from './visitors'

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

/** What the server alone decides on. `device` is one of its rules only for tablets. */
export type ServerSettings = { [Name in keyof typeof SERVER_RULES]?: SettingOf<Name> | undefined }
export type LiveTargeting = { [Name in keyof typeof LIVE_RULES]?: SettingOf<Name> }

/** What any of the server's rules asks of a request. */
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
