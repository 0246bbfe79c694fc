/** How screen readers call an item. */
import type { GalleryItem } from '../../../shared/page/gallery/chunks'

/** Elements whose text nobody reads as the link's text: fallbacks in `noscript`, icons, scripts, styles. */
const SILENT_ELEMENTS = 'noscript,script,style,svg,[aria-hidden=true]'

const textOf = (node: Node): string => {
  if (node instanceof Text) return node.data
  return node instanceof Element && node.matches(SILENT_ELEMENTS) ? '' : [...node.childNodes].map(textOf).join('')
}

/** Where pages have the words for a picture, those of WordPress from before it used `<figure>` as well. */
const captionOf = (link: Element): Element | null | undefined =>
  link.closest('figure,.wp-caption,.gallery-item')?.querySelector('figcaption,.wp-caption-text')

/** The label of an element. Not every browser has it as a property, so the attribute is read. */
const labelOf = (element: Element | null): string | null | undefined => element?.getAttribute('aria-label')

/** Sources of a name, the best first. */
const NAME_SOURCES: ((link: HTMLElement) => string | null | undefined)[] = [
  (link) => link.querySelector('img')?.alt || link.getAttribute('alt'),
  textOf,
  (link) => labelOf(link) || labelOf(link.querySelector('[aria-label]')),
  (link) => captionOf(link)?.textContent,
  (link) => link.querySelector('svg title')?.textContent,
]

/** The caption is the name only of what has no other. */
export const nameOf = ({ links, title }: Pick<GalleryItem, 'links' | 'title'>): string => {
  for (const source of NAME_SOURCES)
    for (const link of links) {
      const name = source(link)?.replace(/\s+/g, ' ').trim()
      if (name) return name
    }
  return title
}
