/** `wisp site restrict` and `wisp site limit`: stop a site's popups from showing. */
import { invalid, wrongUsage } from '../lib/invalid'
import { monthOf } from '../lib/month'
import type { Site, SiteLimits } from '../sites/queries'
import type { Store } from '../store/store'
import { type Command, chooseSite, textOption, type Values, type World } from './command'
import { withStore } from './with-store'

const NONE = 'none'
const MAX_VIEW_LIMIT = 1_000_000_000

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

/** The upgrade popup from `--upgrade`, or the current one if the option is not given. */
const upgradeOf = async (store: Store, { upgradePopup }: SiteLimits, options: Values): Promise<string | undefined> => {
  const id = textOption(options, 'upgrade')
  if (id === NONE) return
  if (id !== undefined && !(await store.popups.find(id)))
    throw invalid(`There is no popup ${id}. All popups: wisp popup list`)
  return id ?? upgradePopup
}

/** Changes the site's limits and resolves with their description. */
const change = (
  world: World,
  key: string | undefined,
  options: Values,
  by: (limits: SiteLimits) => SiteLimits,
): Promise<string[]> =>
  withStore(world, async (store) => {
    const site = await chooseSite(store, key)
    const limits = by({ ...site.limits, upgradePopup: await upgradeOf(store, site.limits, options) })
    await store.sites.setLimits(site.key, limits)
    return describeLimits({ ...site, limits }, store)
  })

export const siteRestrict: Command = {
  name: 'site restrict',
  args: 'KEY [--upgrade POPUP|none] [--off]',
  help: 'stop all popups of the site, except an upgrade popup, from showing; --off lifts it',
  options: { upgrade: { type: 'string' }, off: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [key], options) {
    const restrict = (limits: SiteLimits): SiteLimits => ({
      ...limits,
      // A site that is restricted already keeps its start time.
      restrictedSince: options.off ? undefined : (limits.restrictedSince ?? Date.now()),
    })
    const lines = await change(world, key, options, restrict)
    world.print(lines.join('\n') || 'not restricted')
  },
}

const viewsOf = (text: string): number | undefined => {
  if (text === NONE) return
  const views = Number(text)
  if (Number.isInteger(views) && views >= 1 && views <= MAX_VIEW_LIMIT) return views
  throw wrongUsage(`site limit takes a whole number of views from 1 to ${MAX_VIEW_LIMIT}, or ${NONE}, got "${text}"`)
}

export const siteLimit: Command = {
  name: 'site limit',
  args: 'KEY VIEWS|none [--upgrade POPUP|none]',
  help: 'limit the views of the site per calendar month (UTC); once used up, no popup shows until the next',
  options: { upgrade: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, text = ''], options) {
    const views = viewsOf(text)
    const lines = await change(world, key, options, (limits) => ({ ...limits, views }))
    world.print(lines.join('\n') || 'no limit')
  },
}
