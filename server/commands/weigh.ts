/** `wisp weigh`: what popups cost the pages that they are on, computed or measured, and whether that is over a budget. */
import type { SiteWeight } from '../../shared/model/weight'
import { invalid, ofArguments, refuse, wrongUsage } from '../lib/invalid'
import { serverOrigin } from '../process/running-server'
import { findBrowser } from '../weight/browser/find'
import { launch } from '../weight/browser/launch'
import { measure } from '../weight/browser/measure'
import { type Budget, overBudget, readBudget } from '../weight/budget'
import { weighPopup, weighSite } from '../weight/site-weight'
import { weightText } from '../weight/words'
import { type Command, choosePopup, chooseSite, textOption, type Values, type World } from './command'
import { weighingServices } from './weighing-services'
import { withStore } from './with-store'

interface Weighed {
  weight: SiteWeight
  /** The site's own; '' for none. */
  budget: string
  /** Popups of the page that could not be measured. */
  unshown?: readonly { id: string; name: string }[]
}

const ofPopup = (world: World, id: string): Promise<Weighed> =>
  withStore(world, async (store) => {
    const popup = await choosePopup(store, id)
    const site = await chooseSite(store, popup.siteKey)
    world.say(`Weighing ${popup.name}`)
    const base = await serverOrigin(world.config)
    return { weight: await weighPopup(weighingServices(world, store), site, popup, base), budget: site.weightBudget }
  })

const ofSite = (world: World, key: string | undefined): Promise<Weighed> =>
  withStore(world, async (store) => {
    const site = await chooseSite(store, key)
    world.say(`Weighing the popups of ${site.name}`)
    const base = await serverOrigin(world.config)
    return { weight: await weighSite(weighingServices(world, store), site, base), budget: site.weightBudget }
  })

const onPage = async (world: World, url: string, id: string | undefined): Promise<Weighed> => {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw wrongUsage(`--url takes the address of a page, like https://shop.example/, got "${url}"`)
  const browser = launch(findBrowser(process.env))
  try {
    const { weight, unshown } = await measure(browser, url, id, world.say)
    if (id !== undefined && !weight.popups.length && !unshown.length)
      throw invalid(`The server has told ${url} of no popup ${id}`)
    return { weight, budget: '', unshown }
  } finally {
    await browser.close()
  }
}

const read = (world: World, id: string | undefined, options: Values): Promise<Weighed> => {
  const [key, url] = [textOption(options, 'site'), textOption(options, 'url')]
  if (url !== undefined && key !== undefined) throw wrongUsage('weigh takes --url or --site, not both')
  if (url !== undefined) return onPage(world, url, id)
  if (id !== undefined && key !== undefined) throw wrongUsage('weigh takes a popup or --site, not both')
  return id === undefined ? ofSite(world, key) : ofPopup(world, id)
}

/** Opening a page sends no lead, so no page would ever be over these limits. */
const refuseLeadLimits = (limits: Budget): void => {
  const names = Object.keys(limits).filter((name) => name.startsWith('lead'))
  if (names.length)
    throw wrongUsage(
      `--url sends no lead, so it measures nothing for "${names.join('" and "')}" of a budget: weigh without it`,
    )
}

export const weighCommand: Command = {
  name: 'weigh',
  args: '[POPUP | --site KEY] [--url URL] [--json] [--budget LIMITS]',
  help: 'the bytes of each popup and of a page of its site, by file; --url: measured in a browser; exits with 1 over a budget',
  options: { site: { type: 'string' }, url: { type: 'string' }, json: { type: 'boolean' }, budget: { type: 'string' } },
  argumentCount: 'one or none',
  async run(world, [id], options) {
    const limitsText = textOption(options, 'budget')
    const limits =
      limitsText === undefined ? undefined : await ofArguments(async () => readBudget(limitsText), { limits: '' })
    if (limits && textOption(options, 'url') !== undefined) refuseLeadLimits(limits)
    const { weight, budget, unshown = [] } = await read(world, id, options)
    world.print(options.json ? JSON.stringify(weight, null, 2) : weightText(weight))
    for (const { name, id } of unshown)
      console.error(`${name} (${id}) did not show on this page, so it was not measured.`)
    refuse(overBudget(limits ?? (budget ? readBudget(budget) : {}), weight))
  },
}
