import { wrongUsage } from '../lib/invalid'
import { ownersAddress, ownerWords } from '../sites/owner-link'
import { hostname } from '../sites/page-host'
import type { Store } from '../store/store'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

/** The site that is named, or the one that lists the host, or the only one. */
const siteOf = async (store: Store, url: string, key: string | undefined) => {
  const [listed, another] = key === undefined ? await store.sites.listing(hostname(url)) : []
  return listed && !another ? listed : chooseSite(store, key)
}

/** A preview is no page to inspect. */
const inspecting = (url: string): string => {
  const address = new URL(url)
  if (!['ppt-preview', 'preview', 'wisp-inspect'].some((name) => address.searchParams.has(name)))
    address.searchParams.append('wisp-inspect', '')
  return address.href
}

export const inspectCommand: Command = {
  name: 'inspect',
  args: 'URL [--site KEY]',
  help: 'a link that opens a page with the inspector, or previews what is not live; valid for one to two days',
  options: { site: { type: 'string' } },
  argumentCount: 1,
  async run(world, [url = ''], options) {
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw wrongUsage(`inspect takes the address of a page, like https://shop.example/cart, got "${url}"`)
    const word = await withStore(world, async (store) => {
      const { key } = await siteOf(store, url, textOption(options, 'site'))
      return (await ownerWords(store))(key)
    })
    world.print(ownersAddress(inspecting(url), word))
  },
}
