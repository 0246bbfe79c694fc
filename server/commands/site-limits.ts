/** `wisp site restrict` and `wisp site limit`: stop a site's popups from showing. */

import { monthOf } from '../lib/days'
import { ofArguments } from '../lib/invalid'
import { setLimits } from '../sites/limits'
import type { Site } from '../sites/queries'
import type { Store } from '../store/store'
import { type Command, textOption, type World } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { views: 'site limit' }

/** One line for each limit that is set. */
export const describeLimits = async ({ key, limits }: Site, store: Store): Promise<string[]> => {
  const { restrictedSince, upgradePopup, views } = limits
  const lines: string[] = []
  if (restrictedSince !== undefined) lines.push(`restricted since ${new Date(restrictedSince).toISOString()}`)
  if (views !== undefined) {
    const { count } = await store.figures.used(key, monthOf(Date.now()), upgradePopup)
    lines.push(`${count} of ${views} views this month`)
  }
  if (upgradePopup !== undefined) lines.push(`upgrade popup ${upgradePopup}`)
  return lines
}

/** Changes the site's limits and resolves with their description. */
const change = (world: World, key: string | undefined, input: Parameters<typeof setLimits>[2]): Promise<string[]> =>
  withSite(world, key, async (store, site) => {
    const limits = await ofArguments(() => setLimits(store, site.key, input), ARGUMENTS)
    return describeLimits({ ...site, limits }, store)
  })

export const siteRestrict: Command = {
  name: 'site restrict',
  args: 'KEY [--upgrade POPUP|none] [--off]',
  help: 'stop all popups of the site, except an upgrade popup, from showing; --off lifts it',
  options: { upgrade: { type: 'string' }, off: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [key], options) {
    const lines = await change(world, key, {
      restricted: options.off !== true,
      upgradePopup: textOption(options, 'upgrade'),
    })
    world.print(lines.join('\n') || 'not restricted')
  },
}

export const siteLimit: Command = {
  name: 'site limit',
  args: 'KEY VIEWS|none [--upgrade POPUP|none]',
  help: 'limit the views of the site per calendar month (UTC); once used up, no popup shows until the next',
  options: { upgrade: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, views = ''], options) {
    const lines = await change(world, key, { views, upgradePopup: textOption(options, 'upgrade') })
    world.print(lines.join('\n') || 'no limit')
  },
}
