/** What makes a box larger. */
const SIZES = /height|padding|margin|border|font|gap/

/** Shows the page as it will be at the end of the change, or as it is at its beginning; and how the change goes. */
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
