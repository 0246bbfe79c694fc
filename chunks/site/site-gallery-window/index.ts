/** The window of the lightbox gallery (specification, sections 2, 4, 8 and 9). */
import type { GalleryPage, GalleryWindowChunk } from '../../../shared/model/gallery'
import { after, guard, type Stop } from '../../../shared/platform/dom'
import { owned } from '../../../shared/platform/owned'
import { addPageSheet } from '../../../shared/platform/page-sheet'
import { isListed } from '../../../shared/wire/hosts'
import { optionsOfPage } from '../../../shared/wire/site/gallery-options'
import { close, openGallery } from './gallery'
import './gallery.css'
import { type Group, groupsOf, Item } from './items'
import { createPage, fits } from './page'
import { dialog } from './parts'

addPageSheet(import.meta.wispCss)

/** The address that was opened last. Closing may leave it. */
let opened = ''
let stopTimer: Stop | undefined

const openGroup = ({ name, links }: Group, start: number, page: GalleryPage): void =>
  openGallery(
    page,
    name,
    links.map((link) => new Item(link, page)),
    start,
  )

const open = (link: HTMLElement, page: GalleryPage): void => {
  const group = groupsOf(page).find(({ links }) => links.includes(link)) ?? { name: '', links: [link] }
  openGroup(group, group.links.indexOf(link), page)
}

/** Nobody has pressed anything: only a link of the owner opens, and what is no picture or film only from a host that the page lists. */
const opensByItself = ({ link, options, href, type }: Item): boolean =>
  !!(options.hash && owned(link)) &&
  (!/^(ajax|iframe|pdf)$/.test(`${type}`) || isListed(new URL(href), optionsOfPage()))

/** Does nothing if the address names nothing. */
const openNamed = (hash: string, page: GalleryPage): void => {
  const [, name, place] = /^#(.+)\/(\d+)$/.exec(decodeURIComponent(hash)) ?? []
  const group = groupsOf(page).find((each) => each.name === name)
  const link = group?.links[Number(place) - 1]
  if (group && link && opensByItself(new Item(link, page))) openGroup(group, Number(place) - 1, page)
}

export const ready: GalleryWindowChunk['ready'] = (links) => {
  const page = createPage(links)
  return {
    open(link) {
      const isLarge = fits(link, page)
      if (isLarge) guard(() => open(link, page))
      return isLarge
    },
    openNamed(back) {
      if (back) opened = ''
      // Links that come together are looked at once.
      stopTimer?.()
      stopTimer = after(0, () => {
        const { hash } = location
        if (hash === opened) return
        openNamed(hash, page)
        // Otherwise what it names may come later.
        if (dialog.isConnected) opened = hash
      })
    },
    close: () => guard(close),
  }
}
