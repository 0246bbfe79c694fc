/** `wisp site privacy` and `wisp site terms`: the pages of a site that links in its texts lead to by name. */
import { isWeb } from '../files/addresses'
import { invalid, wrongUsage } from '../lib/invalid'
import { PAGE_NAMES } from '../popups/site-addresses'
import type { SiteAddresses, SiteLink } from '../template/site-links'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

const NONE = 'none'
const MAX_ADDRESS_LENGTH = 2_000

/** A line for each address that the site has. */
export const describeAddresses = ({ privacy, terms }: SiteAddresses): string[] => [
  ...(privacy ? [`privacy policy at ${privacy}`] : []),
  ...(terms ? [`terms at ${terms}`] : []),
]

const addressIn = (name: SiteLink, text: string): string => {
  if (text === NONE) return ''
  if (isWeb(text) && text.length <= MAX_ADDRESS_LENGTH) return text
  throw wrongUsage(`site ${name} takes an address like https://shop.example/${name}, or ${NONE}, got "${text}"`)
}

const siteLink = (name: SiteLink): Command => ({
  name: `site ${name}`,
  args: 'KEY ADDRESS|none',
  help: `the address of the site’s ${PAGE_NAMES[name]}, which [${name}]() in texts of popups, pages and forms links to`,
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const address = addressIn(name, text)
    await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      const users = address ? [] : await store.addresses.users(site.key, name)
      if (users.length)
        throw invalid(
          `The ${PAGE_NAMES[name]} of the site must have an address, as texts link to it: ${users.join(', ')}`,
        )
      await store.addresses.set(site.key, name, address)
    })
    world.print(address ? `The ${PAGE_NAMES[name]}: ${address}` : `no address of the ${PAGE_NAMES[name]}`)
  },
})

export const sitePrivacy = siteLink('privacy')
export const siteTerms = siteLink('terms')
