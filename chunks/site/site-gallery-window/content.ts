import type {
  Content,
  ContentType,
  GalleryContentChunk,
  GalleryItem,
  GalleryNamesChunk,
  GalleryPage,
} from '../../../shared/page/gallery/chunks'
import { NO_TYPE } from '../../../shared/page/gallery/failure'

const CONTENT_CHUNKS: Partial<Record<ContentType, string>> = { inline: 'inline', html: 'markup', ajax: 'markup' }

/** Everything but images. */
export const makeOther = async (item: GalleryItem, page: GalleryPage, signal: AbortSignal): Promise<Content> => {
  const { type } = item
  if (!type) throw Error(NO_TYPE)
  const chunks = [
    page.load<GalleryContentChunk>(`site-gallery-${CONTENT_CHUNKS[type] ?? 'content'}`),
    page.load<GalleryNamesChunk>('site-gallery-names'),
  ] as const
  const [{ make }, { nameOf }] = await Promise.all(chunks).catch(() => {
    // The visitor is told to try again.
    throw Error()
  })
  item.name = nameOf(item)
  return make(item, signal, page.load)
}
