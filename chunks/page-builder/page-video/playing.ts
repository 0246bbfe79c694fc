/** When a film plays: while a visitor can see it and has not stopped it. */
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'

export interface Player {
  element: HTMLElement
  /** Rejects if the browser refuses, for instance to save power. */
  play(): Promise<void>
  pause(): void
}

interface Playing {
  playing: Stop
  /** The visitor stops the film, or has it go on. This stays as it is while the page does. */
  toggle(): void
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/** True if the visitor wants no films: for less motion, or to save data. */
export const isCalm = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return matchMedia(REDUCED_MOTION_QUERY).matches || connection?.saveData === true
}

interface PlaybackListener {
  /** The film was stopped by the visitor or the browser, or goes on. */
  stopped(yes: boolean): void
  /** The film cannot be shown at all. */
  failed(): void
}

export const playWhenSeen = (box: Element, player: Player, listener: PlaybackListener): Playing => {
  let isSeen = false
  let stopped = false
  const stopIf = (yes: boolean): void => {
    stopped = yes
    listener.stopped(yes)
  }
  // Another error is that of a film that was stopped while it loaded.
  const refused = ({ name }: Error): void => {
    if (name === 'NotAllowedError') stopIf(true)
    if (name === 'NotSupportedError') listener.failed()
  }
  const update = (): void => {
    if (isSeen && !doc.hidden && !stopped && !isCalm()) player.play().catch(refused)
    else player.pause()
  }
  const observer = new IntersectionObserver((entries) =>
    guard(() => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      update()
    }),
  )
  observer.observe(box)
  return {
    playing: all([
      on(document, 'visibilitychange', update),
      on(matchMedia(REDUCED_MOTION_QUERY), 'change', update),
      () => observer.disconnect(),
      () => player.pause(),
    ]),
    toggle() {
      stopIf(!stopped)
      update()
    },
  }
}
