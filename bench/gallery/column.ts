import type { Subject } from '../columns/column'

/** A column of the table of galleries. All have the same page: a list of thumbnails that link to pictures. */
export interface GalleryColumn extends Subject {
  /** Attributes of the list, if it needs any. */
  list?: string
  /** Attributes of each link, if it needs any. */
  link?: string
  /** Selector of what is on the screen first: backdrop and picture. */
  shows: string
}
