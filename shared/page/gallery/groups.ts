import { bare } from '../platform/safe-dom'
import type { GalleryGroup, GalleryPage } from './chunks'
import type { Steps } from './steps'

/** The groups of the page in the order of their first links. */
export function* groupsOf(page: GalleryPage): Steps<GalleryGroup[]> {
  const groups = new Map<unknown, GalleryGroup>()
  let containers = 0
  for (const link of page.links()) {
    yield
    const key = page.groupKey(link)
    const group = groups.get(key)
    if (group) group.links.push(link)
    else {
      const isName = typeof key === 'string'
      if (!isName && key !== link) containers++
      groups.set(key, {
        name: isName ? key : key === link ? '' : bare(key, 'id') || `gallery-${containers}`,
        links: [link],
      })
    }
  }
  return [...groups.values()]
}
