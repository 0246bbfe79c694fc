import type { WispCall } from '../../shared/page/model/api'
import { bare, globalNamed } from '../../shared/page/platform/safe-dom'
import { fetchModule } from '../load'
import type { Tag } from './tag'

let isRequested: boolean | undefined

/**
 * Has wisp.js run the chunk that joins it to the page. It is started here, unless the page has a tag of its own for it:
 * as a module, because a page that demands trusted types lets nobody set the address of a script element. Without an
 * element of its own it takes our tag, and the site from its query.
 */
export const runLoader = async ({ base, site }: Tag): Promise<void> => {
  if (!isRequested) {
    const calls = globalNamed('wisp') as WispCall[] | undefined
    if (!calls?.push) window.wisp = []
    ;(window.wisp as WispCall[]).push(['run', 'page-popups'])
  }
  isRequested = true
  if (bare(document, 'querySelector')('script[src*="/wisp.js"]')) return
  await fetchModule(`${base}wisp.js?site=${site}`)
}
