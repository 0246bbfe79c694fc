import { ofArguments } from '../lib/invalid'
import { readTextFile } from '../lib/text-file'
import { isLocal, serverOrigin } from '../process/running-server'
import { addSite } from '../sites/add'
import { describeCalm } from '../sites/calm'
import { DEFAULT_COOLDOWN_S, type Site } from '../sites/queries'
import { scriptTag } from '../sites/script-tag'
import { type Command, textOption, textsOption } from './command'
import { describeRules } from './price-rules'
import { describeBudget } from './site-budget'
import { describeBridge } from './site-consent'
import { describeCooldown } from './site-cooldown'
import { describeLimits } from './site-limits'
import { describeAddresses } from './site-links'
import { withStore } from './with-store'

/** The arguments, by the fields of the site that they set. */
const ARGUMENTS = { name: '', domains: '--domain' }

/** Says which domains were written otherwise, and which a wildcard leaves out. */
const remarksOn = (texts: string[], domains: string[]): string[] => {
  const isChanged = texts.some((text) => !domains.includes(text))
  const missing = domains.flatMap((domain) =>
    domain.startsWith('*.') && !domains.includes(domain.slice(2)) ? [domain.slice(2)] : [],
  )
  return [
    ...(isChanged ? [`Its domains: ${domains.join(', ')}`] : []),
    ...missing.map(
      (domain) =>
        `*.${domain} is every subdomain, but not ${domain} itself: add --domain ${domain} if it shows popups too.`,
    ),
  ]
}

export const siteAdd: Command = {
  name: 'site add',
  args: 'NAME [--domain HOST]… [--conversion-code FILE]',
  help: 'add a site; with domains, its popups show there alone',
  options: { domain: { type: 'string', multiple: true }, 'conversion-code': { type: 'string' } },
  argumentCount: 1,
  async run(world, [name = ''], options) {
    const file = textOption(options, 'conversion-code')
    const texts = textsOption(options, 'domain')
    const conversionCode = file === undefined ? '' : readTextFile(file)
    const site = await withStore(world, (store) =>
      ofArguments(() => addSite(store, { name, domains: texts, conversionCode }), ARGUMENTS),
    )
    const origin = await serverOrigin(world.config)
    world.print(`${site.key}\n\nPaste this into its pages:\n\n${scriptTag(origin, site.key)}`)
    for (const remark of remarksOn(texts, site.domains)) world.print(`\n${remark}`)
    if (isLocal(origin)) world.print(`\nOther machines do not reach ${origin}: put the server's public address there.`)
  },
}

export const siteList: Command = {
  name: 'site list',
  args: '',
  help: 'the sites: key, name, domains, and each setting that is not the default',
  argumentCount: 0,
  async run(world) {
    const rows = await withStore(world, async (store) => {
      const rules = await store.priceRules.counts()
      const row = async (site: Site): Promise<string[]> => [
        site.key,
        site.name,
        site.domains.join(' ') || 'any domain',
        ...(rules.has(site.key) ? [describeRules(rules.get(site.key) ?? 0)] : []),
        ...(site.cooldown === DEFAULT_COOLDOWN_S ? [] : [describeCooldown(site.cooldown)]),
        ...(site.calm ? [describeCalm(site.calm)] : []),
        ...(site.bridge ? [describeBridge(site.bridge)] : []),
        ...(site.weightBudget ? [describeBudget(site.weightBudget)] : []),
        ...describeAddresses(site.addresses),
        ...(await describeLimits(site, store)),
      ]
      return Promise.all((await store.sites.list()).map(row))
    })
    for (const row of rows) world.print(row.join('\t'))
  },
}
