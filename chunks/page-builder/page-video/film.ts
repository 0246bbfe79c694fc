import { doc } from '../../../shared/platform/safe-dom'
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
  return {
    element: video,
    async play() {
      video.autoplay = true
      await video.play()
    },
    pause() {
      video.pause()
    },
  }
}
