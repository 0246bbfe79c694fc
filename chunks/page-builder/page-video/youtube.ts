import { on } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { cover } from './layer'
import type { Player } from './playing'

const YOUTUBE_HOST = 'https://www.youtube-nocookie.com'

/** Covers its box at 16:9, and is never smaller than YouTube allows (200 by 200). */
const FRAME_STYLE = {
  inset: '50% auto auto 50%',
  translate: '-50% -50%',
  width: 'max(100cqw, 177.78cqh, 356px)',
  height: 'max(100cqh, 56.25cqw, 200px)',
}

/**
 * A film of YouTube without its script: the frame is told by messages to play and to stop.
 * https://developers.google.com/youtube/player_parameters
 */
export const createYoutube = (id: string): Player => {
  const frame = cover(doc.createElement('iframe'))
  Object.assign(frame.style, FRAME_STYLE)
  const parameters = { autoplay: '1', mute: '1', playsinline: '1', loop: '1', playlist: id, controls: '0', rel: '0' }
  // YouTube refuses to play for a page that it does not know.
  const policy = { allow: 'autoplay; encrypted-media', referrerPolicy: 'strict-origin-when-cross-origin' }
  Object.assign(frame, { ...policy, title: 'YouTube', tabIndex: -1 })
  let isPlaying = false
  let loaded = false
  const postCommand = (): void => {
    const func = isPlaying ? 'playVideo' : 'pauseVideo'
    if (loaded) frame.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args: '' }), YOUTUBE_HOST)
  }
  // This listener goes away together with its frame.
  on(frame, 'load', () => {
    loaded = Boolean(frame.src)
    postCommand()
  })
  return {
    element: frame,
    async play() {
      isPlaying = true
      // The player starts as soon as it has loaded, so it is loaded only when it is to play.
      frame.src ||= `${YOUTUBE_HOST}/embed/${id}?${new URLSearchParams({ ...parameters, enablejsapi: '1' })}`
      postCommand()
    },
    pause() {
      isPlaying = false
      postCommand()
    },
  }
}
