import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { calm, type Live } from '../../core/ui/index'
import type { GamifiedChunk } from '../../types/gamified/index'

/** Milliseconds from the first sign of going until it is gone (specification, section 4: close fade). */
const FADE = 5_000

const fade = (frame: HTMLElement): Stop => {
  const options = { duration: FADE, fill: 'forwards' } as const
  const fading = [undefined, '::backdrop'].map((pseudoElement) =>
    frame.animate({ opacity: 0 }, { ...options, pseudoElement }),
  )
  return () => {
    for (const animation of fading) animation.cancel()
  }
}

/**
 * Tells when somebody begins to use it, and when they leave off. What was typed is never taken away from them, and nothing from who
 * is in another tab.
 */
const watchUse = ({ root }: Live, frame: HTMLElement, tell: (used: boolean) => void): Stop => {
  const typed = new Set<EventTarget | null>()
  let over = false
  let acting = false
  let last = false
  const look = (): void => {
    // The focus that a popup takes by itself says nothing of the visitor.
    const inside = acting && ![null, frame].includes(root.activeElement as HTMLElement | null)
    const used = doc.hidden || over || inside || typed.size > 0
    if (used !== last) tell(used)
    last = used
  }
  const act = (): void => {
    acting = true
    look()
  }
  return all([
    on(document, 'visibilitychange', look),
    // What lies beside a modal popup is its backdrop, which counts as the frame itself.
    on(frame, 'pointerover', ({ target }) => {
      over = target !== frame
      look()
    }),
    on(frame, 'pointerleave', () => {
      over = false
      look()
    }),
    on(frame, 'pointerdown', act),
    on(frame, 'keydown', act),
    on(frame, 'focusin', look),
    on(frame, 'focusout', look),
    on(frame, 'input', ({ target }) => {
      if ((target as HTMLInputElement).value) typed.add(target)
      else typed.delete(target)
      look()
    }),
  ])
}

/** Nobody has given or played anything: other screens, and a game that is played, have an end of their own. */
const isUnused = (live: Live): boolean => {
  const games = live.context.parts.gamified as GamifiedChunk | undefined
  return ['main', 'welcome', 'play'].includes(live.screen()) && !games?.gameOf(live).begun()
}

/** Seconds after it was last used it fades, and closes. */
export const closeByItself = (live: Live, frame: HTMLElement, seconds: number): Stop => {
  let stop: Stop = () => {}
  let restore: Stop = () => {}
  const wait = (): void => {
    stop = after(seconds * 1000, () => {
      if (!isUnused(live)) return
      // Who wants no motion would wait for something that cannot be seen.
      if (!calm()) restore = fade(frame)
      stop = after(calm() ? 0 : FADE, () => live.close('auto'))
    })
  }
  wait()
  return all([
    watchUse(live, frame, (used) => {
      stop()
      restore()
      if (!used) wait()
    }),
    // As far as it has faded it stays: it is about to leave.
    () => stop(),
  ])
}
