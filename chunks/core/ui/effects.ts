/** A popup enters by transform and opacity alone, without motion for visitors who asked for less. Its exit: popup/presence/leave.ts. */
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

/** True where animations are left out. Also in a hidden tab: it draws no frames, so an animation would not end. */
export const prefersReducedMotion = (): boolean => doc.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades in what darkens the page around a modal frame. */
export const fadeBackdrop = (frame: HTMLElement): void => {
  if (!prefersReducedMotion()) frame.animate(from(0), { duration: ENTRY_MS, pseudoElement: '::backdrop' })
}

export const enter = (frame: HTMLElement, effect: Effect, more?: Effects): void => {
  const frames = more?.[effect] ?? EFFECTS[effect]
  if (!frames || prefersReducedMotion()) return
  const duration = more?.[effect] ? LONG_ENTRY_MS : ENTRY_MS
  frame.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' })
}
