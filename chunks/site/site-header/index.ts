/**
 * The navigation bar, which takes a small look once the page is scrolled further than 120 px (specification, section 2).
 * The look itself is the site's.
 */
import type { PieceChunk } from '../../../shared/model/site'
import { all } from '../../../shared/platform/dom'
import { numberIn } from '../../../shared/platform/owner-values'
import { onScroll, scroller } from '../../../shared/platform/scroller'

/** px, as all numbers here. */
const LIMIT = 120

/** How much less than the limit makes it large again, so that a page that is moved to and fro does not flicker. */
const SLACK = 8

const limitOf = (element: Element): number => {
  const limit = numberIn(element, 'data-wisp-header') ?? LIMIT
  return limit >= 0 ? limit : LIMIT
}

export const attach: PieceChunk['attach'] = (element) => {
  const limit = limitOf(element)
  const classes = element.getAttribute('data-small-class')?.match(/\S+/g) ?? ['is-small']
  let small = false
  /** Its height before it became small. */
  let tall = 0
  /** How much shorter the page became at once, for instance because the bar left the flow. */
  let jump = 0
  /** How much shorter the small look makes the page, as far as it is known. */
  let lost = 0

  const height = (): number => element.getBoundingClientRect().height
  const set = (now: boolean): void => {
    small = now
    for (const name of classes) element.classList.toggle(name, now)
  }
  const shrink = (): void => {
    tall = height()
    const { element: box } = scroller()
    const before = box.scrollHeight
    set(true)
    jump = before - box.scrollHeight
  }
  /**
   * Where a bar in the flow becomes lower, the browser scrolls back by as much to hold the text in its place
   * (https://drafts.csswg.org/css-scroll-anchoring/), or because the page has become too short. So the distance that
   * counts is the one to where the page would be with the large bar, which is the same before, after and during this.
   */
  const look = (): void => {
    const { top } = scroller()
    if (small) {
      lost = Math.max(jump, tall - height())
      if (top <= 0 || top + lost <= limit - SLACK) set(false)
    }
    // A bar that shrinks by more than the limit would scroll the page back to where the bar is large.
    else if (top > Math.max(limit, lost + SLACK)) shrink()
  }
  look()
  return all([onScroll(look), () => set(false)])
}
