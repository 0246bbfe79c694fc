/** Opens what the page's address names, `#rooms/2`, when a visitor comes to such an address. */
import type { GalleryItem, GalleryNamedChunk } from '../../../shared/page/gallery/chunks'
import { groupsOf } from '../../../shared/page/gallery/groups'
import { itemsOf } from '../../../shared/page/gallery/items-of'
import { finished } from '../../../shared/page/gallery/steps'
import { after, type Stop } from '../../../shared/page/platform/dom'
import { actsAlone } from '../../../shared/page/platform/owned'
import { isListed } from '../../../shared/wire/page/hosts'
import { optionsOfPage } from '../../../shared/wire/page/site/gallery-options'

/** The address that was opened last. Closing may leave it. */
let openedHash = ''
let stopTimer: Stop | undefined

/** Nobody has pressed anything: only a link of the owner opens, and what is no picture or film only from a host that the page lists. */
const opensByItself = ({ link, options, href, type }: GalleryItem): boolean =>
  !!(options.hash && actsAlone(link)) &&
  (!/^(ajax|iframe|pdf)$/.test(`${type}`) || isListed(new URL(href), optionsOfPage()))

export const openNamed: GalleryNamedChunk['openNamed'] = (back, page, { itemOf, openGallery, dialog }) => {
  if (back) openedHash = ''
  // Links that come together are looked at once.
  stopTimer?.()
  stopTimer = after(0, () => {
    const { hash } = location
    if (hash === openedHash) return
    const [, name, place] = /^#(.+)\/(\d+)$/.exec(decodeURIComponent(hash)) ?? []
    const group = finished(groupsOf(page)).find((each) => each.name === name)
    const items = group ? finished(itemsOf(group.links, itemOf)) : []
    const item = items[Number(place) - 1]
    if (item && opensByItself(item)) openGallery(page, `${name}`, items, Number(place) - 1)
    // If the gallery did not open, the picture that the address names may be added to the page later.
    if (dialog.isConnected) openedHash = hash
  })
}
