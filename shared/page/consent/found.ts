/**
 * How each platform is recognised on a page. Several may answer on one page, because most of them also speak for
 * advertisers (GPP, TCF, Google): these three come last, and of them the one that also hears another first.
 */
import type { ConsentPlatform } from '../../model/consent-platforms'
import { list, object } from '../../values/names'
import { tried } from '../platform/dom'
import { globalNamed } from '../platform/safe-dom'

/** A getter of the page may throw. */
export const variable = (name: string): unknown => tried(() => globalNamed(name))
const isFunction = (name: string): boolean => typeof variable(name) === 'function'
const isObject = (name: string): boolean => typeof variable(name) === 'object' && variable(name) !== null

/** `gtag('consent', …)` puts its arguments into the list. */
export const isConsentCommand = (entry: unknown): boolean => tried(() => object(entry)[0] === 'consent') === true

const FOUND: [ConsentPlatform, () => boolean][] = [
  ['cookiebot', () => isObject('Cookiebot')],
  ['onetrust', () => typeof variable('OnetrustActiveGroups') === 'string' || isObject('OneTrust')],
  ['usercentrics', () => isObject('__ucCmp') || isObject('UC_UI')],
  ['didomi', () => isObject('Didomi') || Array.isArray(variable('didomiOnReady'))],
  ['wordpress', () => isFunction('wp_has_consent')],
  ['gpp', () => isFunction('__gpp')],
  ['tcf', () => isFunction('__tcfapi')],
  ['google', () => list(variable('dataLayer')).some(isConsentCommand)],
]

export const isFound = (platform: ConsentPlatform): boolean =>
  FOUND.some(([name, isThere]) => name === platform && tried(isThere) === true)

/** @param general whether those count that other platforms offer beside their own */
export const foundPlatform = (general: boolean): ConsentPlatform | undefined =>
  FOUND.slice(0, general ? undefined : -3).find(([, isThere]) => tried(isThere) === true)?.[0]
