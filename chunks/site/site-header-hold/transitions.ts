/** Properties that change the height of a box. A border's colour does not, and may take another time. */
const SIZES = /height|width|padding|margin|font|gap|grid|ratio|basis|spacing/

/** `seek` goes to the end or the beginning of the page's own transitions; the timing is that of the first, if there is one. */
export type Change = [seek: (isEnd: boolean) => void, timing: EffectTiming | undefined]

/** The transitions of the page's own that have just been started. */
export const changesOf = (page: Document): Change => {
  const started = page
    .getAnimations()
    .filter(
      (each) =>
        each.pending && each instanceof CSSTransition && SIZES.test(each.transitionProperty) && each.currentTime === 0,
    )
  const seek = (isEnd: boolean): void => {
    for (const each of started) each.currentTime = isEnd ? (each.effect?.getComputedTiming().endTime ?? 0) : 0
  }
  return [seek, started[0]?.effect?.getTiming()]
}
