/** The rules of this folder, in the order in which they are asked. */
import type { LiveTargeting } from '../model/visit-targeting'
import { audience } from './audience'
import { browser } from './browser'
import { countries } from './countries'
import { device } from './device'
import type { LiveRule, ServerRule, ServerSettings } from './facts'
import { languages } from './languages'
import { pages } from './pages'
import { referrers } from './referrers'
import { schedule } from './schedule'
import { system } from './system'
import { utm } from './utm'
import { visitors } from './visitors'

/** Decided by the server alone. */
export const SERVER_RULES: { [Name in keyof ServerSettings]-?: ServerRule<Name> } = {
  countries,
  languages,
  device,
  browser,
  system,
}

/** Decided on the page. */
export const LIVE_RULES: { [Name in keyof LiveTargeting]-?: LiveRule<Name> } = {
  pages,
  referrers,
  visitors,
  utm,
  schedule,
  audience,
}
