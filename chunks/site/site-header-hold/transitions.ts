import { reportRejection } from '../../../shared/page/platform/dom'

/** Properties that change the height of a box. A border's colour does not, and may take another time. */
const SIZE_PROPERTIES = /height|width|padding|margin|font|gap|grid|ratio|basis|spacing/

/**
 * `seek` goes to the end or the beginning of the page's own transitions; the timing is that of the longest, if there is
 * one. `ended` calls when all are over, or another change has taken their place.
 */
export type Change = [
  seek: (isEnd: boolean) => void,
  timing: EffectTiming | undefined,
  ended: (action: () => void) => void,
]

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0)

/** The transitions of the page's own that have just been started. */
export const changesOf = (page: Document): Change => {
  const started = page
    .getAnimations()
    .filter(
      (each) =>
        each.pending &&
        each instanceof CSSTransition &&
        SIZE_PROPERTIES.test(each.transitionProperty) &&
        each.currentTime === 0,
    )
  const seek = (isEnd: boolean): void => {
    for (const each of started) each.currentTime = isEnd ? endOf(each) : 0
  }
  const [lastTransition] = started.sort((a, b) => endOf(b) - endOf(a))
  const ended = (action: () => void): void =>
    reportRejection(Promise.allSettled(started.map(({ finished }) => finished)).then(action))
  return [seek, lastTransition?.effect?.getTiming(), ended]
}
