import type { GalleryItem, GalleryView } from '../../../shared/page/gallery/chunks'
import { make } from '../../../shared/page/gallery/items'
import { after, all, type Stop } from '../../../shared/page/platform/dom'
import { nameOf } from './name'

/** Milliseconds: screen readers do not say text that a live region has from the start. */
const NOTICE_MS = 100

/** Screen readers are told what is shown. */
export const announce = (view: GalleryView): Stop => {
  const { dialog, items, index, content, onShown } = view
  const live = make('div', 'live')
  live.ariaLive = 'polite'
  dialog.append(live)
  let stop: Stop | undefined
  return all([
    onShown(() => {
      stop?.()
      const { image } = content() ?? {}
      if (image) image.alt = nameOf(items[index()] as GalleryItem)
      stop = after(NOTICE_MS, () => {
        const name = view.nameOf(index())
        if (live.textContent !== name) live.textContent = name
      })
    }),
    () => stop?.(),
    () => live.remove(),
  ])
}
