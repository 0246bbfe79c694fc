import type { GalleryInside } from '../../../shared/page/gallery/chunks'
import { nextOf, request } from '../../../shared/page/gallery/items'
import type { Stop } from '../../../shared/page/platform/dom'

/** The nearest images each way are loaded and decoded once what is shown has come, so that the next follows at once. */
export const watchNear = ({ items, index, content, onShown }: GalleryInside): Stop =>
  onShown(() => {
    const current = index()
    const preload = (): void => {
      for (const step of [1, -1]) {
        const near = items[nextOf(items, current, step) ?? -1]
        if (near?.type === 'image' && index() === current)
          request(near)
            .decode()
            .catch(() => {})
      }
    }
    // The window itself says that it has failed.
    content()
      ?.loaded?.then(preload)
      .catch(() => {})
  })
