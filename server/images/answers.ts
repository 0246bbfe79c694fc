/** Types of the desk's API about the owner's pictures (`/desk/api/images`). */

/** GET /desk/api/images?site=. Newest first; without `site`, of the first site that has any. */
export interface ImagesAnswer {
  /** Key of the site; '' if there is none. */
  site: string
  images: ImageRow[]
}

/** A picture of the owner's; also the answer to POST /desk/api/images (multipart: `site`, and one `file`). */
export interface ImageRow {
  id: string
  name: string
  /** px */
  width: number
  height: number
  /** More than 1: it is animated. */
  frames: number
  bytes: number
}
