/** `wisp page pause`, `resume` and `remove`. */

import type { ListedPage } from '../pages/queries'
import type { Store } from '../store/store'
import { chosen } from './command'
import { pauseCommand, removeCommand } from './state'

const choosePage = async (store: Store, id: string): Promise<ListedPage> => {
  const pages = await store.pages.list()
  return chosen('page', id, {
    found: pages.find((page) => page.id === id),
    ids: async () => pages.map((page) => page.id),
  })
}

const PAGE = { noun: 'page', choose: choosePage, nameOf: ({ title }: ListedPage): string => title }

export const pagePause = pauseCommand(PAGE, true, {
  help: 'answer its address with a notice that it is not available',
  change: (store, { id }) => store.pages.setPaused(id, true),
})

export const pageResume = pauseCommand(PAGE, false, {
  help: 'answer its address with the page again',
  change: (store, { id }) => store.pages.setPaused(id, false),
})

export const pageRemove = removeCommand(PAGE, 'Remove', {
  help: 'remove it with its pictures and films, after asking; its leads stay',
  change: (store, { id }) => store.removal.deletePage(id),
})
