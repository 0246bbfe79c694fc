import type { WispCall } from '../../shared/model/api'
import { reportRejection } from '../../shared/platform/dom'
import { doc, globalNamed } from '../../shared/platform/safe-dom'
import type { Tag } from './tag'

let asked = false

/**
 * Has wisp.js run the chunk that joins it to the page. It is started here, unless the page has a tag of its own for it.
 * As a module, because pages that demand trusted types let nobody set the address of a script element; without an
 * element of its own it takes the first tag with a site, which is ours.
 */
export const runLoader = ({ base, element }: Tag): void => {
  if (asked) return
  asked = true
  window.wisp = (globalNamed('wisp') as WispCall[] | undefined) ?? []
  window.wisp.push(['run', 'page-popups'])
  if (doc.querySelector('script[src*="/wisp.js"]')) return
  element.dataset.site ??= ''
  reportRejection(import(/* @vite-ignore */ `${base}wisp.js`))
}
