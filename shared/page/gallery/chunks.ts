/** The lightbox gallery, as its chunks know it (specification, sections 2, 4 and 9). */

import type { ContentType, GalleryOptions } from '../model/api'
import type { Site } from '../model/site'
import type { Stop } from '../platform/dom'
import type { Box } from './geometry'
import type { VisualView } from './seen'

export type { ContentType, GalleryOptions } from '../model/api'

/** Id of its window. */
export const GALLERY = 'wisp-gallery'

/** One thing that the gallery can show. */
export interface GalleryItem {
  /** The one that is pressed, or stands for the others. */
  link: HTMLElement
  /** All links that lead to it, such as a picture and its name, or the copies that a slider makes. */
  links: HTMLElement[]
  /** Absolute; '' if the link leads nowhere. */
  href: string
  /** undefined: nothing says what it is. */
  type: ContentType | undefined
  /** The caption. */
  title: string
  /** The name of content other than images for screen readers; '' if nothing names it. */
  name: string
  /** The link's own picture, also while it only holds the place of one that comes later. */
  picture: HTMLImageElement | undefined
  /** The same, if it shows itself. */
  thumb: HTMLImageElement | undefined
  options: GalleryOptions
}

/** Links that belong together. */
export interface GalleryGroup {
  /** As in the page's address; '' if it has none. */
  name: string
  links: HTMLElement[]
}

export interface GalleryRule {
  selector: string
  options: Record<string, unknown>
}

/** The links of the page, as `site-gallery` knows them. */
export interface GalleryLinks extends Pick<Site, 'load'> {
  opens(link: Element): boolean
  /** A list of selectors, and all that `wisp.gallery` was given. */
  withGiven(selectors: string): string
  /** The calls of `wisp.gallery`, the last first: it decides where two selectors find the same link. */
  rules: GalleryRule[]
}

/** The gallery, once a visitor is about to open something. */
export interface ReadyGallery {
  /** @returns whether it may: not on a screen that is too small for the link */
  open(link: HTMLElement): boolean
  /** Opens what the page's address names, once for each address unless the visitor comes `back` to it. */
  openNamed(back?: unknown): void
  close(): void
}

/** The chunk `site-gallery-window`, which is loaded when a visitor is about to open something. */
export interface GalleryWindowChunk {
  ready(links: GalleryLinks): ReadyGallery
}

/** The chunk `site-gallery-names`: what screen readers are told. */
export interface GalleryNamesChunk extends GalleryExtraChunk {
  nameOf(item: GalleryItem): string
}

/** The chunk `site-gallery-named`, which is loaded where the page's address looks like one that names an item. */
export interface GalleryNamedChunk {
  /** The same call as that of `ReadyGallery`. */
  openNamed(
    back: unknown,
    page: GalleryPage,
    gallery: {
      itemOf(link: HTMLElement): GalleryItem
      openGallery(page: GalleryPage, name: string, items: GalleryItem[], start: number): void
      dialog: Element
    },
  ): void
}

/** The page, as the window knows it. */
export interface GalleryPage extends Pick<Site, 'load'> {
  /** All links that open in the gallery, as they stand in the page now. @param condition a selector: only such */
  links(condition?: string): Iterable<HTMLElement>
  /** The page's own word on an option: the link's attribute, else its container's, else the page's. Not checked. */
  raw(link: HTMLElement, name: string): unknown
  /** Common to a group: the nearest element around its links that makes one, or a name; a link alone is its own key. */
  groupKey(link: HTMLElement): Element | string
}

/** The content of the frame. */
export interface Content {
  element: HTMLElement
  /** px; 0: as large as it becomes by itself, within the screen. */
  width: number
  height: number
  /** True if its sides keep their ratio when it is reduced. */
  keepsRatio: boolean
  /** Called once the frame stands still around it. */
  entered?(): void
  /** The image itself, and whether its size is guessed. */
  image?: HTMLImageElement
  guessed?: boolean
  /** Settles when all of the image has come, or cannot. */
  loaded?: Promise<unknown>
  /** Called when it has left the frame. */
  leave?(): void
}

/** The chunk `site-gallery-content`: everything but images. */
export interface GalleryContentChunk {
  /** Rejects with an Error whose message is the second sentence for the visitor, such as 'Unexpected response.' */
  make(item: GalleryItem, signal: AbortSignal, load: Site['load']): Promise<Content>
}

/** An open gallery, for chunks that add to it. */
export interface GalleryView {
  dialog: HTMLDialogElement
  /** Around the content; it has the padding. */
  frame: HTMLElement
  /** Name of the group, as in the page's address. */
  name: string
  items: GalleryItem[]
  /** The words for an item in screen readers: "Image 3 of 9, TITLE". Set by `site-gallery-names`. */
  nameOf(index: number): string
  /** A text in the language of the page, once `translated`. */
  say(text: string): string
  /** Resolves once the words of the page's language are there, or will not come. */
  translated: Promise<unknown>
  /** Place of the shown item. */
  index(): number
  /** Shows another; ignored while one changes into another, and for places that there are not. */
  show(index: number): void
  /** Shows the next one, or the previous. @returns whether there is one */
  page(by: 1 | -1): boolean
  close(): void
  /** The content that stands in the frame now; undefined while it changes. */
  content(): Content | undefined
  /** The part of the page that is seen. */
  seen(): VisualView
  /** Set by `site-gallery-gestures`: a drag then moves the image and does not page. */
  zoomed: boolean
  /** Calls `listener` whenever something stands still in the frame, also at once if something does. */
  onShown(listener: () => void): Stop
  /** Calls `listener` when it starts to close. */
  onClose(listener: () => void): Stop
}

/** The same for `site-gallery-paging`, the half of the window that its first frame does not need; that adds the rest. */
export interface GalleryInside
  extends Omit<GalleryView, 'nameOf' | 'say' | 'translated' | 'zoomed'>,
    Pick<Site, 'load'> {
  /** The page on which it was opened, and its address. */
  host: GalleryPage
  address: string
  /** True while only the pressed link is known, and its group is still to come. */
  isPart: boolean
  /** A link as an item of its own. */
  itemOf(link: HTMLElement): GalleryItem
  /** The group has come. */
  join(items: GalleryItem[]): void
  /** The frame's surface, and what lies on it. */
  paper: HTMLElement
  stage: HTMLElement
  title: HTMLElement
  /** The box of the content by layout, which may just be moving. */
  boxNow(): Box
  /** Gives the frame the size of its content. */
  place(content: Content, options: GalleryOptions): Box
  /** Calls `action` with what stands in the frame, once nothing moves. */
  whenStill(action: (content: Content) => Promise<void>): void
  /** Removes the window at once. */
  end(): void
}

export interface GalleryPaging {
  /** Two sentences in place of content that cannot be shown. */
  failure(error: Error): Promise<Content>
  /** @param old it leaves the frame */
  change(old: Content, content: Content): Promise<void>
  /** The whole window leaves the screen. @param item it goes back to its place there */
  leave(item: GalleryItem): Promise<void>
  stop: Stop
}

export interface GalleryPagingChunk {
  /**
   * Called once for each opening.
   * @param early the last key that was pressed, until the first picture stands still
   */
  extend(view: GalleryInside, early: () => KeyboardEvent | undefined): GalleryPaging
}

/** The chunks `site-gallery-gestures`, `site-gallery-thumbs`, `site-gallery-address`, `site-gallery-values`. */
export interface GalleryExtraChunk {
  /** Called once for each opening. */
  extend(view: GalleryView & Pick<Site, 'load'>): Stop
}
