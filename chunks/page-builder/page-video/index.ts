/** A picture or a film behind the content of a page. It never catches a press, and screen readers do not hear of it. */
import type { ComponentChunk, PageRuntime } from '../../../shared/page/model/page-builder'
import { all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { actsAlone } from '../../../shared/page/platform/owned'
import { type PageVideo, readVideo, sourcesOf } from '../../../shared/wire/page/page-builder/video'
import { createButton } from './button'
import { createFilm } from './film'
import { createLayer } from './layer'
import { isCalm, type Player, playWhenSeen } from './playing'
import { createYoutube } from './youtube'

/** Puts a film on the layer, with the button that stops it. */
const show = (box: HTMLElement, layer: HTMLElement, player: Player, runtime: PageRuntime): Stop => {
  const button = createButton(box, runtime, () => toggle())
  const { playing, toggle } = playWhenSeen(box, player, { stopped: button.update, failed: button.remove })
  layer.append(player.element)
  return all([playing, button.remove, () => player.element.remove()])
}

/** Shows a film of YouTube while the visitor's consent allows it, also when it is given later. */
const withConsent = (runtime: PageRuntime, begin: () => Stop): Stop => {
  let stop: Stop = () => {}
  let stopped = false
  const watch = async (): Promise<void> => {
    const { signals, storage } = (await runtime.joined()).page
    if (stopped) return
    let stopShown: Stop | undefined
    const unwatch = signals.effect(() => {
      // Reading an entry makes this run again when the consent changes.
      storage.get('client')
      if (storage.allowed()) stopShown ??= signals.untracked(begin)
      else {
        stopShown?.()
        stopShown = undefined
      }
    })
    stop = all([unwatch, () => stopShown?.()])
  }
  reportRejection(watch())
  return () => {
    stopped = true
    stop()
  }
}

const showVideo = (box: HTMLElement, layer: HTMLElement, video: PageVideo, runtime: PageRuntime): Stop => {
  const { source, type, youtube } = video
  if (type === 'self-hosted') {
    const sources = sourcesOf(source)
    if (!isCalm()) return show(box, layer, createFilm(sources), runtime)
  }
  // A frame of another host, which nobody has pressed for.
  if (type === 'youtube' && youtube && actsAlone(box) && !isCalm())
    return withConsent(runtime, () => show(box, layer, createYoutube(youtube), runtime))
  return () => {}
}

export const mount: NonNullable<ComponentChunk['mount']> = (box, runtime) => {
  const video = readVideo(box)
  const layer = createLayer(box, video.poster)
  return all([showVideo(box, layer, video, runtime), () => layer.remove()])
}
