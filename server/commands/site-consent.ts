/** `wisp site consent`: the consent platform of a site's pages, whose decisions they follow. */
import type { ConsentBridge } from '../../shared/model/consent-platforms'
import { ofArguments } from '../lib/invalid'
import { isLocal, serverOrigin } from '../process/running-server'
import { followConsent } from '../sites/consent'
import { scriptTag } from '../sites/script-tag'
import type { Command } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { platform: 'site consent', categories: '' }

export const describeBridge = ({ platform, categories }: ConsentBridge): string => {
  const from = platform === 'auto' ? 'the consent platform that a page has' : `consent by ${platform}`
  return categories.length ? `${from} (${categories.join(', ')})` : from
}

export const siteConsent: Command = {
  name: 'site consent',
  args: 'KEY PLATFORM|auto|none [CATEGORY…]',
  help: 'follow the consent platform of the pages: cookiebot, didomi, google, gpp, onetrust, tcf, usercentrics, wordpress, or whichever is found',
  argumentCount: 'some',
  async run(world, [key, platform = '', ...categories]) {
    const { site, bridge } = await withSite(world, key, async (store, site) => ({
      site,
      bridge: await ofArguments(() => followConsent(store, site.key, { platform, categories }), ARGUMENTS),
    }))
    if (!bridge) return world.print('No consent platform is followed: data-consent and wisp.consent() decide.')
    const origin = await serverOrigin(world.config)
    world.print(`Followed: ${describeBridge(bridge)}\n\nThe tag has to say that consent is asked for:\n`)
    world.print(scriptTag(origin, site.key, { 'data-consent': 'required' }))
    if (isLocal(origin)) world.print(`\nOther machines do not reach ${origin}: put the server's public address there.`)
  },
}
