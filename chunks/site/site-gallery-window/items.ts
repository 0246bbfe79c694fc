/** The links of a page as items of galleries: which belong together, what each leads to, how it is called. */
import type { ContentType, GalleryItem, GalleryOptions, GalleryPage } from '../../../shared/model/gallery'
import { bare } from '../../../shared/platform/safe-dom'
import { optionsOf } from './settings'

export interface Group {
  /** As in the page's address; '' if it has none. */
  name: string
  links: HTMLElement[]
}

/** Values of `rel` that say something about the address, and do not name a group. */
const SAYS_NO_GROUP = /(?<!\S)(alternate|external|help|license|no(?:follow|opener|referrer)|sponsored|tag|ugc)(?!\S)/gi

export const groupIn = (link: Element): string => (link.getAttribute('rel') ?? '').replace(SAYS_NO_GROUP, '').trim()

/** The groups of the page in the order of their first links. */
export const groupsOf = (page: GalleryPage): Group[] => {
  const groups = new Map<unknown, Group>()
  let containers = 0
  for (const link of page.links()) {
    const container = page.container(link)
    const key = container ?? (groupIn(link) || link)
    const group = groups.get(key)
    if (group) group.links.push(link)
    else {
      if (container) containers++
      const name = container ? bare(container, 'id') || `gallery-${containers}` : groupIn(link)
      groups.set(key, { name, links: [link] })
    }
  }
  return [...groups.values()]
}

const EXTENSION = /^[^?#]+\.(?:(jpe?g|gif|png|bmp|webp|avif)|(svg|pdf)|mp4|webm|og[gv])(?:$|[?#])/i

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
  const found = EXTENSION.exec(address)
  if (found) return found[1] ? 'image' : ((found[2]?.toLowerCase() as 'svg' | 'pdf' | undefined) ?? 'video')
  return address[0] === '#' ? 'inline' : 'ajax'
}

/** Reads from the page only what it is asked for: a page may have hundreds of links. */
export class Item implements GalleryItem {
  private checked: GalleryOptions | undefined

  constructor(
    readonly link: HTMLElement,
    private readonly page: GalleryPage,
  ) {}

  private attribute(name: string): string {
    return this.link.getAttribute(name)?.trim() ?? ''
  }

  get href(): string {
    return this.attribute('href') && (this.link as HTMLAnchorElement).href
  }

  get options(): GalleryOptions {
    this.checked ??= optionsOf(this.link, this.page)
    return this.checked
  }

  get type(): ContentType | undefined {
    return typeOf(this.attribute('href'), this.options, this.link.classList.contains('iframe'))
  }

  get thumb(): HTMLImageElement | undefined {
    return this.link.querySelector('img') ?? undefined
  }

  get title(): string {
    const { thumb, options } = this
    const { title, titleFromAlt } = options
    return title || this.attribute('title') || thumb?.title.trim() || (titleFromAlt && thumb?.alt.trim()) || ''
  }
}
