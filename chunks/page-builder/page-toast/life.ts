/** How long a toast stays (specification, section 9), in milliseconds. */
import { isComposed } from '../../../shared/page/platform/composing'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

const SHOW_MS = 300
const HIDE_MS = 1_000
const TOAST_MS = 5_000
/** After the pointer or the focus has left it. */
const EXTENDED_MS = 1_000

/** The line that says how much time is left. */
const createProgress = (bar: HTMLElement): ((ms: number) => void) => {
  let running: Animation | undefined
  return (ms) => {
    running?.cancel()
    bar.style.scale = '0 1'
    if (ms && !prefersReducedMotion()) running = bar.animate({ scale: ['1 1', '0 1'] }, ms)
  }
}

/** @param closing called once, when the visitor closes it */
export const live = (card: HTMLElement, bar: HTMLElement, closing: () => void, onGone: () => void): void => {
  const progress = createProgress(bar)
  let stopTimer: Stop = () => {}
  let fading: Animation | undefined
  let closed = false

  const wait = (ms: number, then: () => void): void => {
    stopTimer()
    stopTimer = after(ms, then)
  }
  const fade = (): void => {
    progress(0)
    if (!prefersReducedMotion()) fading = card.animate({ opacity: 0 }, { duration: HIDE_MS, fill: 'forwards' })
    wait(closed && prefersReducedMotion() ? 0 : HIDE_MS, end)
  }
  const end = (): void => {
    stop()
    onGone()
  }
  const run = (ms: number): void => {
    progress(ms)
    wait(ms, fade)
  }
  /** Also brings back one that is fading. */
  const hold = (): void => {
    if (closed) return
    stopTimer()
    fading?.cancel()
    progress(0)
  }
  const release = (): void => {
    if (!closed && !card.matches(':hover,:focus-within')) run(EXTENDED_MS)
  }
  const close = (): void => {
    if (closed) return
    closed = true
    closing()
    fade()
  }
  const stop = all([
    () => stopTimer(),
    ...['pointerenter', 'focusin'].map((type) => on(card, type, hold)),
    // The focus is still inside while this event is dispatched.
    ...['pointerleave', 'focusout'].map((type) => on(card, type, () => closed || wait(0, release))),
    on(card, 'click', close),
    on<KeyboardEvent>(card, 'keydown', (event) => {
      if (event.key === 'Escape' && !isComposed(event)) close()
    }),
  ])
  if (!prefersReducedMotion())
    card.animate({ opacity: [0, 1], translate: ['0 -14px', '0 0'] }, { duration: SHOW_MS, easing: 'ease-out' })
  run(TOAST_MS)
}

/** True where motion is left out. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
