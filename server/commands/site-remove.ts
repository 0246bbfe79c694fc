import { type Command, chooseSite } from './command'
import { confirm } from './confirm'
import { staying } from './popup-state'
import { withStore } from './with-store'

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const siteRemove: Command = {
  name: 'site remove',
  args: 'KEY [--yes]',
  help: 'remove the site, its popups and its pages from this server, after asking; its leads stay',
  options: { yes: { type: 'boolean' } },
  takes: 1,
  async run(world, [key], options) {
    const site = await withStore(world, async (store) => {
      const found = await chooseSite(store, key)
      const idsIn = (all: { id: string; siteKey: string }[]): string[] =>
        all.filter(({ siteKey }) => siteKey === found.key).map(({ id }) => id)
      const [popups, pages] = [idsIn(await store.popups.list()), idsIn(await store.pages.list())]
      const more = pages.length ? ` and ${counted(pages.length, 'page')}` : ''
      const what = `the site "${found.name}" (${found.key}) and its ${counted(popups.length, 'popup')}${more}`
      const leads = await store.removal.countLeads([...popups, ...pages])
      await confirm(`Remove ${what}? Its ${staying(leads)}.`, options.yes === true)
      await store.removal.removeSite(found.key)
      return found
    })
    world.print(`${site.key}\t${site.name}\tremoved`)
  },
}
