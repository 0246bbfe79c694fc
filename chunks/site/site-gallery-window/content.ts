import { NO_TYPE } from '../../../shared/gallery/failure'
import type { Content, ContentType, GalleryContentChunk, GalleryItem, GalleryPage } from '../../../shared/model/gallery'

const CHUNKS: Partial<Record<ContentType, string>> = { inline: 'inline', html: 'markup', ajax: 'markup' }

/** Everything but images. */
export const makeOther = async (item: GalleryItem, page: GalleryPage, signal: AbortSignal): Promise<Content> => {
  const { type } = item
  if (!type) throw Error(NO_TYPE)
  const chunk = await page.load<GalleryContentChunk>(`site-gallery-${CHUNKS[type] ?? 'content'}`).catch(() => {
    // The visitor is told to try again.
    throw Error()
  })
  return chunk.make(item, signal)
}
