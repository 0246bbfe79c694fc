/** `wisp page pause`, `resume` and `remove`. */

import { suggestion } from '../files/suggest'
import { invalid } from '../lib/invalid'
import type { ListedPage } from '../pages/queries'
import type { Store } from '../store/store'
import { pauseCommand, removeCommand } from './state'

const choosePage = async (store: Store, id: string): Promise<ListedPage> => {
  const pages = await store.pages.list()
  const page = pages.find((page) => page.id === id)
  if (page) return page
  const ids = pages.map((page) => page.id)
  throw invalid(`There is no page ${id}${suggestion(id, ids)}. All pages: wisp page list`)
}

const PAGE = { noun: 'page', choose: choosePage, nameOf: ({ title }: ListedPage): string => title }

export const pagePause = pauseCommand(PAGE, true, {
  help: 'its address says that it is not available at the moment',
  change: (store, { id }) => store.pages.setPaused(id, true),
})

export const pageResume = pauseCommand(PAGE, false, {
  help: 'its address shows it again',
  change: (store, { id }) => store.pages.setPaused(id, false),
})

export const pageRemove = removeCommand(PAGE, 'Remove', {
  help: 'remove it with its pictures and films, after asking; its leads stay',
  change: (store, { id }) => store.removal.deletePage(id),
})
