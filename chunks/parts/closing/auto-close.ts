import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { type Live, prefersReducedMotion } from '../../core/ui/index'
import type { GamePart } from '../../types/gamified/game'

/** Milliseconds that the fade before an automatic close takes (specification, section 4: close fade). */
const FADE_MS = 5_000

const fade = (frame: HTMLElement): Stop => {
  const options = { duration: FADE_MS, fill: 'forwards' } as const
  const animations = [null, '::backdrop'].map((pseudoElement) =>
    frame.animate({ opacity: 0 }, { ...options, pseudoElement }),
  )
  return () => {
    for (const animation of animations) animation.cancel()
  }
}

/** Reports when the visitor starts or stops using the popup. Typed text counts as use, and so does a hidden tab. */
const watchUse = ({ root }: Live, frame: HTMLElement, onChange: (isUsed: boolean) => void): Stop => {
  const filled = new Set<EventTarget | null>()
  let hovered = false
  let interacted = false
  let wasUsed = false
  const update = (): void => {
    // Ignore the focus that the popup takes when it opens: the visitor has done nothing yet.
    const focused = interacted && ![null, frame].includes(root.activeElement as HTMLElement | null)
    const isUsed = doc.hidden || hovered || focused || filled.size > 0
    if (isUsed !== wasUsed) onChange(isUsed)
    wasUsed = isUsed
  }
  const onInteraction = (): void => {
    interacted = true
    update()
  }
  return all([
    on(document, 'visibilitychange', update),
    // The sheet that covers the page behind a modal popup is in its frame.
    on(frame, 'pointerover', ({ target }) => {
      hovered = !(target as Element).matches('.wisp-frame,.wisp-cover')
      update()
    }),
    on(frame, 'pointerleave', () => {
      hovered = false
      update()
    }),
    on(frame, 'pointerdown', onInteraction),
    on(frame, 'keydown', onInteraction),
    on(frame, 'focusin', update),
    on(frame, 'focusout', update),
    on(frame, 'input', ({ target }) => {
      if ((target as HTMLInputElement).value) filled.add(target)
      else filled.delete(target)
      update()
    }),
  ])
}

/** No lead has been submitted and no game is running: other screens and running games close in their own way. */
const isUnused = (live: Live): boolean => {
  const games = live.context.parts.gamified as GamePart | undefined
  return ['main', 'welcome', 'play'].includes(live.screen()) && !games?.gameOf(live).begun()
}

/** Fades and closes the popup when it has not been used for so many seconds. */
export const armAutoClose = (live: Live, frame: HTMLElement, seconds: number): Stop => {
  let stop: Stop = () => {}
  let cancelFade: Stop = () => {}
  const startTimer = (): void => {
    stop = after(seconds * 1000, () => {
      if (!isUnused(live)) return
      // With reduced motion there is no fade, so close at once.
      if (!prefersReducedMotion()) cancelFade = fade(frame)
      stop = after(prefersReducedMotion() ? 0 : FADE_MS, () => live.close('auto'))
    })
  }
  startTimer()
  return all([
    watchUse(live, frame, (isUsed) => {
      stop()
      cancelFade()
      if (!isUsed) startTimer()
    }),
    // Only stop the timer. Keep the current opacity, because the popup is about to close.
    () => stop(),
  ])
}
