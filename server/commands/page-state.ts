/** `wisp page pause`, `resume` and `remove`. Leads are kept in any case. */

import { suggestion } from '../files/suggest'
import { invalid } from '../lib/invalid'
import type { ListedPage } from '../pages/queries'
import type { Store } from '../store/store'
import type { Command } from './command'
import { confirm } from './confirm'
import { staying } from './popup-state'
import { withStore } from './with-store'

const choosePage = async (store: Store, id: string): Promise<ListedPage> => {
  const pages = await store.pages.list()
  const page = pages.find((page) => page.id === id)
  if (page) return page
  const ids = pages.map((page) => page.id)
  throw invalid(`There is no page ${id}${suggestion(id, ids)}. All pages: wisp page list`)
}

const pausing = (name: string, help: string, paused: boolean): Command => ({
  name,
  args: 'ID',
  help,
  argumentCount: 1,
  async run(world, [id = '']) {
    const page = await withStore(world, async (store) => {
      const page = await choosePage(store, id)
      await store.pages.setPaused(id, paused)
      return page
    })
    world.print(`${page.id}\t${page.title}\t${paused ? 'paused' : 'on'}`)
  },
})

export const pagePause = pausing('page pause', 'its address says that it is not available at the moment', true)
export const pageResume = pausing('page resume', 'its address shows it again', false)

export const pageRemove: Command = {
  name: 'page remove',
  args: 'ID [--yes]',
  help: 'remove it with its pictures and films, after asking; its leads stay',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const page = await withStore(world, async (store) => {
      const page = await choosePage(store, id)
      const leads = await store.figures.leadsOf([id])
      await confirm(`Remove the page "${page.title}" (${id})? Its ${staying(leads)}.`, options.yes === true)
      await store.removal.deletePage(id)
      return page
    })
    world.print(`${page.id}\t${page.title}\tremoved`)
  },
}
