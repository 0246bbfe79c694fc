/**
 * The navigation bar, which takes a small look once the page is scrolled further than 120 px (specification, section 2).
 * The look itself is the site's.
 */
import type { HeaderHoldChunk, PieceChunk } from '../../../shared/page/model/site'
import { all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { numberIn } from '../../../shared/page/platform/owner-values'
import { onScroll, scroller } from '../../../shared/page/platform/scroller'

/** px, as all numbers here. */
const DEFAULT_LIMIT_PX = 120

/** How much less than the limit makes it large again, so that a page that is moved to and fro does not flicker. */
const SLACK_PX = 8

const start = (element: Element, { createHold }: HeaderHoldChunk): Stop => {
  const attributeLimit = numberIn(element, 'data-wisp-header') ?? DEFAULT_LIMIT_PX
  const limit = attributeLimit >= 0 ? attributeLimit : DEFAULT_LIMIT_PX
  const classes = element.getAttribute('data-small-class')?.match(/\S+/g) ?? ['is-small']
  let small = false
  /** How much shorter the page is than with the large look, where it could not be held. */
  let lost = 0

  const [change, stop] = createHold(element, (now) => {
    small = now
    element.classList[now ? 'add' : 'remove'](...classes)
  })
  /**
   * Where the page becomes shorter nevertheless, the browser scrolls back by as much, to hold the text in its place
   * (https://drafts.csswg.org/css-scroll-anchoring/) or because the end of the page has come. So the distance that counts
   * is the one to where the page would be with the large bar, which is the same before, after and during this.
   */
  const look = (): void => {
    const { top } = scroller()
    if (small) {
      if (top <= 0 || top + lost <= limit - SLACK_PX) change(false)
    }
    // A bar that shrinks by more than the limit would scroll the page back to where the bar is large.
    else if (top > Math.max(limit, lost + SLACK_PX)) lost = change(true)
  }
  look()
  return all([onScroll(look), stop])
}

export const attach: PieceChunk['attach'] = (element, { load }) => {
  let isGone = false
  const stops: Stop[] = []
  reportRejection(
    load<HeaderHoldChunk>('site-header-hold').then((chunk) => {
      if (!isGone) stops.push(start(element, chunk))
    }),
  )
  return () => {
    isGone = true
    all(stops)()
  }
}
