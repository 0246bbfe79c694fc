/** The half of the window that its first frame does not need. */
import type { GalleryInside, GalleryPaging, GalleryPagingChunk } from '../../../shared/page/gallery/chunks'
import { on, type Stop } from '../../../shared/page/platform/dom'

let view: GalleryInside | undefined
let paging: GalleryPaging | undefined
/** The last key. */
let early: KeyboardEvent | undefined

/** @returns undefined: not there yet */
export const pagingNow = (): GalleryPaging | undefined => paging

/** @returns undefined: closed meanwhile */
export const fetchPaging = async (): Promise<GalleryPaging | undefined> => {
  const openView = view
  const { extend } = (await view?.load<GalleryPagingChunk>('site-gallery-paging')) ?? {}
  if (openView === view && view && extend) paging ??= extend(view, () => early)
  return paging
}

export const prepare = (from: GalleryInside): Stop => {
  view = from
  // The focus comes to the dialog only after its first frame.
  const stop = on<KeyboardEvent>(document, 'keydown', (event) => {
    early = event
  })
  return () => {
    stop()
    paging?.stop()
    view = paging = early = undefined
  }
}
