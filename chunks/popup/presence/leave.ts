import { EFFECTS, type PresenceChunk, prefersReducedMotion } from '../../core/ui/index'

/** Specification, section 4. */
const EXIT_MS = 800
const FORCED_EXIT_MS = 200

export const leave: PresenceChunk['leave'] = (frame, effect, isForced, onLeave, more) => {
  const frames = isForced ? EFFECTS.fade : (more?.[effect] ?? EFFECTS[effect])
  if (!frames || prefersReducedMotion()) {
    onLeave()
    return
  }
  const options: KeyframeAnimationOptions = {
    duration: isForced ? FORCED_EXIT_MS : EXIT_MS,
    // Fast at first, so that the page is visible again long before the animation ends.
    easing: 'cubic-bezier(.8,0,.9,.2)',
    direction: 'reverse',
    fill: 'forwards',
  }
  frame.animate([{ opacity: 0 }, {}], { ...options, pseudoElement: '::backdrop' })
  const { finished } = frame.animate(frames, options)
  // Rejected when the page removes the frame meanwhile: then it is gone, too.
  finished.then(onLeave, onLeave)
}
