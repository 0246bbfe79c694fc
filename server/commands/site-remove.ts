import { type Command, chooseSite } from './command'
import { confirm } from './confirm'
import { staying } from './popup-state'
import { withStore } from './with-store'

export const siteRemove: Command = {
  name: 'site remove',
  args: 'KEY [--yes]',
  help: 'remove the site and its popups from this server, after asking; its leads stay',
  options: { yes: { type: 'boolean' } },
  takes: 1,
  async run(world, [key], options) {
    const site = await withStore(world, async (store) => {
      const found = await chooseSite(store, key)
      const ids = (await store.popups.list()).filter(({ siteKey }) => siteKey === found.key).map(({ id }) => id)
      const what = `the site "${found.name}" (${found.key}) and its ${ids.length} ${ids.length === 1 ? 'popup' : 'popups'}`
      await confirm(`Remove ${what}? Its ${staying(await store.removal.countLeads(ids))}.`, options.yes === true)
      await store.removal.removeSite(found.key)
      return found
    })
    world.print(`${site.key}\t${site.name}\tremoved`)
  },
}
