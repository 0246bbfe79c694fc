import { addressOf } from '../../../shared/page/gallery/address'
import type { GalleryItem } from '../../../shared/page/gallery/chunks'
import { after, on } from '../../../shared/page/platform/dom'
import { element, type Maker, wasAsked } from './maker'
import { sizeOf } from './size'

/** Milliseconds until it is shown although its size is not known: to save data, some phones load nothing before it plays. */
const LOAD_TIMEOUT_MS = 4_000

const filmOf = (item: GalleryItem): HTMLVideoElement =>
  element('video', {
    className: 'wisp-gallery-film',
    ariaLabel: item.name || null,
    controls: true,
    playsInline: true,
    preload: 'metadata',
    poster: item.thumb?.currentSrc ?? '',
    src: addressOf(item).href,
  })

const metadata = (film: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    on(film, 'loadedmetadata', () => resolve())
    on(film, 'error', () => reject())
    on(signal, 'abort', () => reject())
    after(LOAD_TIMEOUT_MS, resolve)
  })

export const video: Maker = async (item, signal) => {
  const film = filmOf(item)
  // Without an address the browser stops loading.
  const leave = (): void => {
    film.pause()
    film.removeAttribute('src')
    film.load()
  }
  try {
    await metadata(film, signal)
  } catch (error) {
    leave()
    throw error
  }
  const { videoWidth, videoHeight } = film
  const size = videoWidth ? { width: videoWidth, height: videoHeight } : sizeOf(item)
  return Object.assign(size, {
    element: film,
    keepsRatio: true,
    entered() {
      // The browser may refuse; the visitor has the controls.
      if (wasAsked()) film.play().catch(() => {})
    },
    leave,
  })
}
