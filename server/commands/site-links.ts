/** `wisp site privacy` and `wisp site terms`: the pages of a site that links in its texts lead to by name. */
import { ofArguments } from '../lib/invalid'
import { PAGE_NAMES } from '../sites/addresses'
import { setAddress } from '../sites/set-address'
import type { SiteAddresses, SiteLink } from '../template/site-links'
import type { Command } from './command'
import { withSite } from './with-store'

/** A line for each address that the site has. */
export const describeAddresses = ({ privacy, terms }: SiteAddresses): string[] => [
  ...(privacy ? [`privacy policy at ${privacy}`] : []),
  ...(terms ? [`terms at ${terms}`] : []),
]

const siteLink = (page: SiteLink): Command => ({
  name: `site ${page}`,
  args: 'KEY ADDRESS|none',
  help: `the address of the site’s ${PAGE_NAMES[page]}, which [${page}]() in texts of popups, pages and forms links to`,
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const address = await withSite(world, key, (store, site) =>
      ofArguments(() => setAddress(store, site.key, { page, address: text }), { address: `site ${page}` }),
    )
    world.print(address ? `The ${PAGE_NAMES[page]}: ${address}` : `no address of the ${PAGE_NAMES[page]}`)
  },
})

export const sitePrivacy = siteLink('privacy')
export const siteTerms = siteLink('terms')
