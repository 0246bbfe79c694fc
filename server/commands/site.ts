import { readFileSync } from 'node:fs'
import { Failure, UsageError } from '../failure'
import { isLocal, serverOrigin } from '../running'
import { scriptTag } from '../script-tag'
import { COOLDOWN, type Site } from '../store/sites'
import { type Command, textOption, textsOption } from './command'
import { describeRules } from './price-rules'
import { describeCooldown } from './site-cooldown'
import { describeLimits } from './site-limits'
import { withStore } from './with-store'

const hostOf = (domain: string): string => {
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''
  if (host !== domain.toLowerCase())
    throw new UsageError(`--domain must be a host name like shop.example, got "${domain}"`)
  return host
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Failure(`Cannot read ${file}`)
  }
}

export const siteAdd: Command = {
  name: 'site add',
  args: 'NAME [--domain HOST]… [--conversion-code FILE]',
  help: 'add a site; with domains, its popups show there alone',
  options: { domain: { type: 'string', multiple: true }, 'conversion-code': { type: 'string' } },
  takes: 1,
  async run(world, [name = ''], options) {
    const file = textOption(options, 'conversion-code')
    const domains = textsOption(options, 'domain').map(hostOf)
    const conversionCode = file === undefined ? '' : readText(file)
    const site = await withStore(world, (store) => store.sites.add({ name, domains, conversionCode }))
    const origin = await serverOrigin(world.config)
    world.print(`${site.key}\n\nPaste this into its pages:\n\n${scriptTag(origin, site.key)}`)
    if (isLocal(origin)) world.print(`\nOther machines do not reach ${origin}: put the server's public address there.`)
  },
}

export const siteList: Command = {
  name: 'site list',
  args: '',
  help: 'the sites: key, name, domains, number of price rules, a time after a close that is not the usual one, and what keeps their popups from showing',
  takes: 0,
  async run(world) {
    const rows = await withStore(world, async (store) => {
      const rules = await store.priceRules.counts()
      const row = async (site: Site): Promise<string[]> => [
        site.key,
        site.name,
        site.domains.join(' ') || 'any domain',
        ...(rules.has(site.key) ? [describeRules(rules.get(site.key) ?? 0)] : []),
        ...(site.cooldown === COOLDOWN ? [] : [describeCooldown(site.cooldown)]),
        ...(await describeLimits(site, store)),
      ]
      return Promise.all((await store.sites.list()).map(row))
    })
    for (const row of rows) world.print(row.join('\t'))
  },
}
