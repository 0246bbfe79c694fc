import { make } from '../../../shared/gallery/items'
import type { GalleryInside } from '../../../shared/model/gallery'
import { after, all, type Stop } from '../../../shared/platform/dom'
import { nameIn } from './words'

/** Milliseconds: screen readers do not say text that a live region has from the start. */
const NOTICED = 100

/** Screen readers are told what is shown. */
export const announce = ({ dialog, items, index, onShown }: GalleryInside): Stop => {
  const live = make('div', 'live')
  live.ariaLive = 'polite'
  dialog.append(live)
  let stop: Stop | undefined
  return all([
    onShown(() => {
      stop?.()
      stop = after(NOTICED, () => {
        const name = nameIn(items, index())
        if (live.textContent !== name) live.textContent = name
      })
    }),
    () => stop?.(),
    () => live.remove(),
  ])
}
