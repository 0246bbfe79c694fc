import { bare } from '../platform/safe-dom'
import type { GalleryInside, GalleryItem } from './chunks'
import type { Steps } from './steps'

/** Sliders that go round put copies of their first and last pictures at the ends, and mark them by one of these words. */
const COPY_CLASS = /(^|[\s_-])(cloned?|duplicate)(?!\S)/

/** Elements that may have such a word; a simple selector, so that the browser finds them fast. */
const LIKE_COPY = '[class*=clone],[class*=dupl]'

const isCopy = (element: Element | null): boolean => {
  const like = element && bare(element, 'closest')(LIKE_COPY)
  return !!like && (COPY_CLASS.test(bare(like, 'getAttribute')('class') ?? '') || isCopy(bare(like, 'parentElement')))
}

/** Several links to the same content are one item, in the place of the first that is no copy. */
export function* itemsOf(links: HTMLElement[], itemOf: GalleryInside['itemOf']): Steps<GalleryItem[]> {
  const items: GalleryItem[] = []
  const itemsByAddress = new Map<string, GalleryItem[]>()
  const originals: HTMLElement[] = []
  for (const link of links) {
    yield
    if (!isCopy(link)) originals.push(link)
  }
  for (const link of new Set([...originals, ...links])) {
    yield
    const item = itemOf(link)
    const { href } = item
    const same = itemsByAddress.get(href) ?? []
    const other = same.find(({ type, options }) => type === item.type && options.content === item.options.content)
    if (other) other.links.push(link)
    else {
      items.push(item)
      itemsByAddress.set(href, [...same, item])
    }
  }
  return items
}
