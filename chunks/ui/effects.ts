/** How a popup comes and goes: transform and opacity alone, and nothing for who asked for less motion. */
import type { Effect } from '../../shared/popup'

const HIDDEN: Record<Effect, Keyframe | undefined> = {
  fade: { opacity: 0 },
  slide: { opacity: 0, transform: 'translateY(var(--slide, 32px))' },
  zoom: { opacity: 0, transform: 'scale(.94)' },
  none: undefined,
}

/** Milliseconds; the specification allows the exit 800. */
const ENTRY = 320
const EXIT = 220

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const play = (frame: HTMLElement, keyframes: Keyframe[], backdrop: Keyframe[], options: KeyframeAnimationOptions) => {
  if (frame.localName === 'dialog') frame.animate(backdrop, { ...options, pseudoElement: '::backdrop' })
  return frame.animate(keyframes, options)
}

export const enter = (frame: HTMLElement, effect: Effect): void => {
  const hidden = HIDDEN[effect]
  if (hidden && !calm()) {
    play(frame, [hidden, {}], [{ opacity: 0 }, {}], { duration: ENTRY, easing: 'cubic-bezier(.2,.8,.2,1)' })
  }
}

/** Calls `gone` when the frame has left; at once where nothing moves. */
export const leave = (frame: HTMLElement | null, effect: Effect, gone: () => void): void => {
  const hidden = HIDDEN[effect]
  if (!frame || !hidden || calm()) {
    gone()
    return
  }
  const options = { duration: EXIT, easing: 'ease-in', fill: 'forwards' } as const
  const { finished } = play(frame, [{}, hidden], [{}, { opacity: 0 }], options)
  // Rejected when the page takes the frame out meanwhile: it is gone all the same.
  finished.then(gone, gone)
}
