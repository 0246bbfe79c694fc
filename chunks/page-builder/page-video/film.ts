import { on } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { cover } from './layer'
import type { Player } from './playing'

/** A film of the site: without sound, again and again. It is started by `play`, so that it loads nothing unseen. */
export const createFilm = (sources: [type: string, address: string][]): Player => {
  const video = cover(doc.createElement('video'))
  Object.assign(video, {
    muted: true,
    defaultMuted: true,
    loop: true,
    preload: 'none',
    playsInline: true,
    disablePictureInPicture: true,
  })
  video.tabIndex = -1
  video.append(...sources.map(([type, src]) => Object.assign(doc.createElement('source'), { src, type })))
  // Some browsers do not reject `play` when none of the sources can be played.
  const broken = new Promise<never>((_, reject) => {
    const last = video.lastElementChild
    if (last) on(last, 'error', () => reject(new DOMException('no source can be played', 'NotSupportedError')))
  })
  return {
    element: video,
    async play() {
      video.autoplay = true
      await Promise.race([video.play(), broken])
    },
    pause() {
      video.pause()
    },
  }
}
