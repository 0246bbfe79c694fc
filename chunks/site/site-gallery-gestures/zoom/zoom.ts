/** Enlarges the images of an open gallery: pinch, double tap, double click, ctrl+wheel and keys. Only their transform changes. */
import type { GalleryItem, GalleryView } from '../../../../shared/page/gallery/chunks'
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import { watchFingers, watchTaps } from './fingers'
import { createZoom } from './hold'
import { watchKeys } from './keys'
import { watchWheel } from './wheel'

export const watchZoom = (view: GalleryView): Stop => {
  const zoom = createZoom(view)
  return all([
    view.onShown(() => {
      const { zoom: isWanted } = (view.items[view.index()] as GalleryItem).options
      zoom.hold(isWanted ? view.frame.querySelector<HTMLElement>('.wisp-gallery-image') : null)
    }),
    view.onClose(zoom.fit),
    on(window, 'resize', zoom.fit),
    watchFingers(view, zoom),
    watchTaps(view, zoom),
    watchWheel(view, zoom),
    watchKeys(view, zoom),
  ])
}
