/** How a popup comes and goes: transform and opacity alone, and nothing for visitors who asked for less motion. */
import type { Effect } from '../../../shared/model/design'
import { doc } from '../../../shared/page/platform/safe-dom'

/** Keyframes of the entry; the exit plays them backwards. */
export type Effects = Partial<Record<Effect, Keyframe[]>>

const from = (opacity: number, transform?: string): Keyframe[] => [{ opacity, ...(transform && { transform }) }, {}]
/**
 * `--far` is how far a popup moves, `--way` is -1 from right to left, `--x` and `--y` point to the nearest edge: see
 * ui.css.
 */
export const EFFECTS: Effects = {
  fade: from(0),
  slide: from(0, 'translate(var(--x, 0), var(--y, 0))'),
  'slide-up': from(0, 'translateY(var(--far))'),
  'slide-down': from(0, 'translateY(calc(var(--far) * -1))'),
  'slide-left': from(0, 'translateX(calc(var(--far) * var(--way)))'),
  'slide-right': from(0, 'translateX(calc(var(--far) * var(--way) * -1))'),
  zoom: from(0, 'scale(.92)'),
}

/** Milliseconds. The showier effects of the motion chunk take longer. */
const ENTRY_MS = 320
const LONG_ENTRY_MS = 800
/** Specification, section 4. */
const EXIT_MS = 800
const FORCED_EXIT_MS = 200

/** True where animations are left out. Also in a hidden tab: it draws no frames, so an animation would not end. */
export const prefersReducedMotion = (): boolean => doc.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades in what darkens the page around a modal frame. */
export const fadeBackdrop = (frame: HTMLElement, options: KeyframeAnimationOptions = { duration: ENTRY_MS }): void => {
  if (!prefersReducedMotion()) frame.animate(from(0), { ...options, pseudoElement: '::backdrop' })
}

export const enter = (frame: HTMLElement, effect: Effect, more?: Effects): void => {
  const frames = more?.[effect] ?? EFFECTS[effect]
  if (!frames || prefersReducedMotion()) return
  const duration = more?.[effect] ? LONG_ENTRY_MS : ENTRY_MS
  frame.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/** Calls `onGone` when the frame has left; at once without an animation. */
export const leave = (
  frame: HTMLElement,
  effect: Effect,
  forced: boolean,
  onLeave: () => void,
  more?: Effects,
): void => {
  const frames = forced ? EFFECTS.fade : (more?.[effect] ?? EFFECTS[effect])
  if (!frames || prefersReducedMotion()) {
    onLeave()
    return
  }
  const options: KeyframeAnimationOptions = {
    duration: forced ? FORCED_EXIT_MS : EXIT_MS,
    // Fast at first, so that the page is visible again long before the animation ends.
    easing: 'cubic-bezier(.8,0,.9,.2)',
    direction: 'reverse',
    fill: 'forwards',
  }
  fadeBackdrop(frame, options)
  const { finished } = frame.animate(frames, options)
  // Rejected when the page removes the frame meanwhile: then it is gone, too.
  finished.then(onLeave, onLeave)
}
