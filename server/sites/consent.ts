/** The consent platform of a site's pages, whose decisions they follow. */
import { CONSENT_PLATFORMS, type ConsentBridge } from '../../shared/model/consent-platforms'
import { suggestion } from '../files/suggest'
import { type Problem, refuse } from '../lib/invalid'
import type { Sites } from './queries'

interface ConsentStore {
  sites: Pick<Sites, 'setBridge'>
}

/** As an owner says it; nothing in it is checked yet. */
interface ConsentInput {
  /** `auto`: whichever a page has; `none`: none is followed. */
  platform: string
  categories: string[]
}

const NONE = 'none'
const PLATFORMS: readonly string[] = [...CONSENT_PLATFORMS, 'auto', NONE]

/** A category or the name of a service, which may contain blanks. */
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{N} .:_/()&+-]{0,79}$/u
const MAX_CATEGORIES = 20
const PURPOSE = /^([1-9]|1[01])$/
/** Fields of the sections of the USA in which 1 means no, and 2 yes. */
const GPP_FIELDS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut', 'Gpc', 'PersonalDataConsents']

/** The message for a category that the platform does not have; undefined if it has it, or if its categories are not known. */
const problemOfCategory = (platform: string, category: string): string | undefined => {
  if (platform === 'tcf' && !PURPOSE.test(category)) return `TCF has purposes from 1 to 11, got "${category}"`
  if (platform === 'gpp' && !PURPOSE.test(category) && !GPP_FIELDS.includes(category))
    return `GPP has ${GPP_FIELDS.join(', ')} in the sections of the USA, and elsewhere purposes from 1 to 11, got "${category}"${suggestion(category, GPP_FIELDS)}`
}

const problemsOfCategories = ({ platform, categories }: ConsentInput): string[] => [
  ...(categories.length > MAX_CATEGORIES ? [`A site follows at most ${MAX_CATEGORIES} categories`] : []),
  ...categories
    .filter((category) => !CATEGORY.test(category))
    .map((category) => `"${category}" is no name of a category`),
  ...categories.flatMap((category) => problemOfCategory(platform, category) ?? []),
]

const problemsOfPlatform = ({ platform, categories }: ConsentInput): string[] => {
  if (!PLATFORMS.includes(platform))
    return [`takes one of ${PLATFORMS.join(', ')}, got "${platform}"${suggestion(platform, [...PLATFORMS])}`]
  return categories.length && ['auto', NONE].includes(platform)
    ? [`${platform} takes no categories: each platform has names of its own`]
    : []
}

const problemsIn = (input: ConsentInput): Problem[] => [
  ...problemsOfPlatform(input).map((message) => ({ path: ['platform'], message })),
  ...problemsOfCategories(input).map((message) => ({ path: ['categories'], message })),
]

/** Has a site's pages follow a platform, or throws an Invalid with all that is wrong. @returns undefined: they follow none */
export const followConsent = async (
  { sites }: ConsentStore,
  siteKey: string,
  input: ConsentInput,
): Promise<ConsentBridge | undefined> => {
  refuse(problemsIn(input))
  const { platform, categories } = input
  const bridge = platform === NONE ? undefined : { platform: platform as ConsentBridge['platform'], categories }
  await sites.setBridge(siteKey, bridge)
  return bridge
}
