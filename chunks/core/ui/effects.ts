/** How a popup comes and goes: transform and opacity alone, and nothing for who asked for less motion. */
import type { Effect } from '../../../shared/model/design'
import { doc } from '../../../shared/platform/safe-dom'

/** From where nothing is seen to where it stays; going is the same backwards. */
export type Effects = Partial<Record<Effect, Keyframe[]>>

const from = (opacity: number, transform?: string): Keyframe[] => [{ opacity, ...(transform && { transform }) }, {}]
/** `--far` is a type's own distance, `--way` mirrors for right to left, `--x` and `--y` lead to the nearest edge: see ui.css. */
export const EFFECTS: Effects = {
  fade: from(0),
  slide: from(0, 'translate(var(--x, 0), var(--y, 0))'),
  'slide-up': from(0, 'translateY(var(--far))'),
  'slide-down': from(0, 'translateY(calc(var(--far) * -1))'),
  'slide-left': from(0, 'translateX(calc(var(--far) * var(--way)))'),
  'slide-right': from(0, 'translateX(calc(var(--far) * var(--way) * -1))'),
  zoom: from(0, 'scale(.92)'),
}

/** Milliseconds. Those that make more of their coming take longer. */
const ENTRY = 320
const LONG_ENTRY = 800
/** Specification, section 4. */
const EXIT = 800
const FORCED = 200

/** Nothing moves either where nobody looks: a hidden tab draws no frame that would end a motion. */
export const calm = (): boolean => doc.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** What lies over the page around a modal frame. */
export const fadeBackdrop = (frame: HTMLElement, options: KeyframeAnimationOptions = { duration: ENTRY }): void => {
  if (!calm()) frame.animate(from(0), { ...options, pseudoElement: '::backdrop' })
}

export const enter = (frame: HTMLElement, effect: Effect, more?: Effects): void => {
  const frames = more?.[effect] ?? EFFECTS[effect]
  if (!frames || calm()) return
  const duration = more?.[effect] ? LONG_ENTRY : ENTRY
  frame.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/** Calls `gone` when the frame has left; at once where nothing moves. */
export const leave = (frame: HTMLElement, effect: Effect, forced: boolean, gone: () => void, more?: Effects): void => {
  const frames = forced ? EFFECTS.fade : (more?.[effect] ?? EFFECTS[effect])
  if (!frames || calm()) {
    gone()
    return
  }
  const options: KeyframeAnimationOptions = {
    duration: forced ? FORCED : EXIT,
    // Most of the way at once, so that the page is seen again before the time is over.
    easing: 'cubic-bezier(.8,0,.9,.2)',
    direction: 'reverse',
    fill: 'forwards',
  }
  fadeBackdrop(frame, options)
  const { finished } = frame.animate(frames, options)
  // Rejected when the page takes the frame out meanwhile: it is gone all the same.
  finished.then(gone, gone)
}
