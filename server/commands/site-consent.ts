/** `wisp site consent`: the consent platform of a site's pages, whose decisions they follow. */
import { CONSENT_PLATFORMS, type ConsentBridge } from '../../shared/model/consent-platforms'
import { suggestion } from '../files/suggest'
import { wrongUsage } from '../lib/invalid'
import { isLocal, serverOrigin } from '../process/running'
import { scriptTag } from '../sites/script-tag'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

const NONE = 'none'
const PLATFORMS: readonly string[] = [...CONSENT_PLATFORMS, 'auto', NONE]

/** A category or the name of a service, which may contain blanks. */
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{N} .:_/()&+-]{0,79}$/u
const MAX_CATEGORIES = 20
const PURPOSE = /^([1-9]|1[01])$/
/** Where 1 is a no, and 2 a yes. */
const GPP_FIELDS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut', 'Gpc', 'PersonalDataConsents']

export const describeBridge = ({ platform, categories }: ConsentBridge): string => {
  const from = platform === 'auto' ? 'the consent platform that a page has' : `consent by ${platform}`
  return categories.length ? `${from} (${categories.join(', ')})` : from
}

const problemsIn = (platform: string, categories: string[]): string[] => [
  ...(PLATFORMS.includes(platform)
    ? []
    : [`site consent takes one of ${PLATFORMS.join(', ')}, got "${platform}"${suggestion(platform, [...PLATFORMS])}`]),
  ...(categories.length && ['auto', NONE].includes(platform)
    ? [`site consent ${platform} takes no categories: each platform has names of its own`]
    : []),
  ...(categories.length > MAX_CATEGORIES ? [`site consent takes at most ${MAX_CATEGORIES} categories`] : []),
  ...categories
    .filter((category) => !CATEGORY.test(category))
    .map((category) => `"${category}" is no name of a category`),
  ...(platform === 'tcf'
    ? categories
        .filter((category) => !PURPOSE.test(category))
        .map((category) => `TCF has purposes from 1 to 11, got "${category}"`)
    : []),
  ...(platform === 'gpp'
    ? categories
        .filter((category) => !PURPOSE.test(category) && !GPP_FIELDS.includes(category))
        .map(
          (category) =>
            `GPP has ${GPP_FIELDS.join(', ')} in the sections of the USA, and elsewhere purposes from 1 to 11, got "${category}"${suggestion(category, GPP_FIELDS)}`,
        )
    : []),
]

const bridgeOf = (platform: string, categories: string[]): ConsentBridge | undefined => {
  const problems = problemsIn(platform, categories)
  if (problems.length) throw wrongUsage(...problems)
  return platform === NONE ? undefined : { platform: platform as ConsentBridge['platform'], categories }
}

export const siteConsent: Command = {
  name: 'site consent',
  args: 'KEY PLATFORM|auto|none [CATEGORY…]',
  help: 'follow the consent platform of the pages: cookiebot, didomi, google, gpp, onetrust, tcf, usercentrics, wordpress, or whichever is found',
  argumentCount: 'some',
  async run(world, [key, platform = '', ...categories]) {
    const bridge = bridgeOf(platform, categories)
    const site = await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      await store.sites.setBridge(site.key, bridge)
      return site
    })
    if (!bridge) return world.print('No consent platform is followed: data-consent and wisp.consent() decide.')
    const origin = await serverOrigin(world.config)
    world.print(`Followed: ${describeBridge(bridge)}\n\nThe tag has to say that consent is asked for:\n`)
    world.print(scriptTag(origin, site.key, { 'data-consent': 'required' }))
    if (isLocal(origin)) world.print(`\nOther machines do not reach ${origin}: put the server's public address there.`)
  },
}
