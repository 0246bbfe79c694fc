/** The frame follows the size of the screen, and that of an image which becomes known after it was needed. */

import type { Content, GalleryInside } from '../../../shared/page/gallery/chunks'
import { naturalSize } from '../../../shared/page/gallery/items'
import { after, all, every, on, type Stop } from '../../../shared/page/platform/dom'
import { refit, stretch } from './transitions'

/** Milliseconds after the last resize event. */
const RESIZE_MS = 500
const SIZE_CHECK_MS = 50

export const watchSizes = (view: GalleryInside): Stop => {
  const measure = (): void => view.whenStill((content) => refit(view, content))
  let stopResize: Stop | undefined
  let stopCheck: Stop | undefined
  /** The browser knows the size of an image long before all of it has come. */
  const follow = (content: Content, image: HTMLImageElement): void => {
    stopCheck?.()
    stopCheck = every(SIZE_CHECK_MS, () => {
      const size = naturalSize(image)
      if (!size && !image.complete) return
      stopCheck?.()
      content.guessed = false
      Object.assign(content, size)
      measure()
    })
  }
  // The screen may have been turned before this was here.
  measure()
  return all([
    on(window, 'resize', () => {
      const content = view.content()
      if (content) stretch(view, content)
      stopResize?.()
      stopResize = after(RESIZE_MS, measure)
    }),
    view.onShown(() => {
      const content = view.content()
      if (content?.guessed && content.image) follow(content, content.image)
    }),
    () => stopResize?.(),
    () => stopCheck?.(),
  ])
}
