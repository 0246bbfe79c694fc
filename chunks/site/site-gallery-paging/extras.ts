/** Chunks that add to an open gallery. They are fetched once something stands in it. */
import type { GalleryExtraChunk, GalleryItem, GalleryView } from '../../../shared/page/gallery/chunks'
import type { Site } from '../../../shared/page/model/site'
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'

export const watchExtras = (view: GalleryView & Pick<Site, 'load'>): Stop => {
  const requestedChunks = new Set<string>()
  const stops: Stop[] = []
  let isStopped = false
  let names: Promise<unknown> | undefined
  const add = async (name: string, isWanted: boolean): Promise<void> => {
    if (!isWanted || requestedChunks.has(name)) return
    requestedChunks.add(name)
    const { extend } = await view.load<GalleryExtraChunk>(`site-gallery-${name}`)
    if (!isStopped) stops.push(extend(view))
  }
  stops.push(
    view.onShown(() => {
      const { type, options } = view.items[view.index()] as GalleryItem
      reportRejection(add('gestures', /^(image|svg|video)$/.test(`${type}`)))
      // The row tells the names, in the language of the page.
      names ??= Promise.all([view.translated, add('names', true)])
      reportRejection(names.then(() => add('thumbs', options.thumbnails && view.items.length > 1)))
      reportRejection(add('address', options.hash || options.history))
      reportRejection(add('values', /wisp-inspect/.test(location.search)))
    }),
  )
  return () => {
    isStopped = true
    // The window must go even if one fails, as browsers refuse when an address is changed too often.
    for (const stop of stops) guard(stop)
  }
}
