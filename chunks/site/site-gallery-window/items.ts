/** The links of a page as items of galleries: which belong together, what each leads to, how it is called. */
import type {
  ContentType,
  GalleryGroup,
  GalleryItem,
  GalleryOptions,
  GalleryPage,
} from '../../../shared/page/gallery/chunks'
import { bare } from '../../../shared/page/platform/safe-dom'
import { optionsOf } from './settings'

/** Values of `rel` that say something about the address, and do not name a group. */
const SAYS_NO_GROUP = /(?<!\S)(alternate|external|help|license|no(?:follow|opener|referrer)|sponsored|tag|ugc)(?!\S)/gi

export const groupIn = (link: Element): string => (link.getAttribute('rel') ?? '').replace(SAYS_NO_GROUP, '').trim()

/** The groups of the page in the order of their first links. */
export const groupsOf = (page: GalleryPage): GalleryGroup[] => {
  const groups = new Map<unknown, GalleryGroup>()
  let containers = 0
  for (const link of page.links()) {
    const container = page.container(link)
    const key = container ?? (groupIn(link) || link)
    const group = groups.get(key)
    if (group) group.links.push(link)
    else {
      if (container) containers++
      groups.set(key, {
        name: container ? bare(container, 'id') || `gallery-${containers}` : groupIn(link),
        links: [link],
      })
    }
  }
  return [...groups.values()]
}

const FILE_EXTENSION = /^[^?#]+\.(?:(jpe?g|gif|png|bmp|webp|avif)|(svg|pdf)|mp4|webm|og[gv])(?:$|[?#])/i

/** @param address the attribute as it is written */
export const typeOf = (
  address: string,
  { type, content }: Pick<GalleryOptions, 'type' | 'content'>,
  isFrame: boolean,
): ContentType | undefined => {
  if (type) return type
  if (content) return 'html'
  if (/^(#?$|javascript:)/i.test(address)) return
  if (isFrame) return 'iframe'
  const found = FILE_EXTENSION.exec(address)
  if (found) return found[1] ? 'image' : ((found[2]?.toLowerCase() as 'svg' | 'pdf' | undefined) ?? 'video')
  return address[0] === '#' ? 'inline' : 'ajax'
}

/** px: what is narrower holds the place of a picture that comes later, or is a sign that something loads. */
const NARROW_WIDTH_PX = 32

/** Reads from the page only what it is asked for: a page may have hundreds of links. */
class Item implements GalleryItem {
  name = ''
  declare readonly options: GalleryOptions
  /** All that lead to it. */
  declare readonly links: HTMLElement[]

  /** @param link the one that stands for all, or is pressed */
  constructor(
    public link: HTMLElement,
    page: GalleryPage,
  ) {
    this.links = [link]
    this.options = optionsOf(link, page)
  }

  private attribute(name: string): string {
    return this.links.map((link) => link.getAttribute(name)?.trim()).find(Boolean) ?? ''
  }

  get href(): string {
    return this.attribute('href') && (this.link as HTMLAnchorElement).href
  }

  get type(): ContentType | undefined {
    return typeOf(this.attribute('href'), this.options, this.link.classList.contains('iframe'))
  }

  get picture(): HTMLImageElement | undefined {
    return [this.link, ...this.links].map((link) => link.querySelector('img')).find(Boolean) ?? undefined
  }

  get thumb(): HTMLImageElement | undefined {
    const { picture } = this
    return picture && !picture.currentSrc.startsWith('data:') && picture.naturalWidth >= NARROW_WIDTH_PX
      ? picture
      : undefined
  }

  get title(): string {
    const { picture, options } = this
    const { title, titleFromAlt } = options
    return title || this.attribute('title') || picture?.title.trim() || (titleFromAlt && picture?.alt.trim()) || ''
  }
}

/** Sliders that go round put copies of their first and last pictures at the ends, and mark them by one of these words. */
const COPY_CLASS = /(^|[\s_-])(cloned?|duplicate)(?!\S)/

/** Elements that may have such a word; a simple selector, so that the browser finds them fast. */
const LIKE_COPY = '[class*=clone],[class*=dupl]'

const isCopy = (element: Element | null): boolean => {
  const like = element && bare(element, 'closest')(LIKE_COPY)
  return !!like && (COPY_CLASS.test(bare(like, 'getAttribute')('class') ?? '') || isCopy(bare(like, 'parentElement')))
}

/** What several links lead to is one item, in the place of the first that is no copy. */
export const itemsOf = (links: HTMLElement[], page: GalleryPage): Item[] => {
  const items: Item[] = []
  const found = new Map<string, Item[]>()
  const originals = links.filter((link) => !isCopy(link))
  for (const link of new Set([...originals, ...links])) {
    const item = new Item(link, page)
    const { href } = item
    const same = found.get(href) ?? []
    const other = same.find(({ type, options }) => type === item.type && options.content === item.options.content)
    if (other) other.links.push(link)
    else {
      items.push(item)
      found.set(href, [...same, item])
    }
  }
  return items
}
