/** The links of a page as items of galleries: what each leads to, how it is called. */
import type { ContentType, GalleryItem, GalleryOptions, GalleryPage } from '../../../shared/page/gallery/chunks'
import { optionsOf } from './settings'

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
  const match = FILE_EXTENSION.exec(address)
  if (match) return match[1] ? 'image' : ((match[2]?.toLowerCase() as 'svg' | 'pdf' | undefined) ?? 'video')
  return address[0] === '#' ? 'inline' : 'ajax'
}

/** px: what is narrower holds the place of a picture that comes later, or is a sign that something loads. */
const NARROW_WIDTH_PX = 32

/** Reads from the page only what it is asked for: a page may have hundreds of links. */
export class Item implements GalleryItem {
  name = ''
  declare readonly options: GalleryOptions

  /**
   * @param link the one that stands for all, or is pressed
   * @param links all that lead to it
   */
  constructor(
    public link: HTMLElement,
    page: GalleryPage,
    public links = [link],
  ) {
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
