import type { Stop } from './dom'
import { doc } from './safe-dom'
import { adopt } from './sheet'

/** One entry for each popup that keeps the page from scrolling. The first locks the page, the last unlocks it. */
const owners = new Set<object>()

/**
 * A sheet instead of a style on `<html>`: locks of the page itself remember the style that they find there and put it
 * back, and they come and go while ours holds. `:not(#w)` outweighs the page's rules.
 */
const SCROLL_LOCK_CSS = ':not(#w){overflow:hidden!important}'
/**
 * A scrollbar that takes room leaves its gutter behind, so that nothing moves sideways. Outweighed by any rule of the page,
 * which may keep gutters on both edges.
 */
const GUTTER_CSS = ':where(:root){scrollbar-gutter:stable}'

let unlock: Stop = () => {}

/**
 * An `overflow` of the body alone applies to the window. If we then set ours on `<html>`, the page's would apply to the body
 * itself and move its content: so ours goes to the element that has one already.
 */
const holder = ({ body, documentElement }: Document): string =>
  ([documentElement, body].find((box) => box && getComputedStyle(box).overflow !== 'visible') ?? documentElement)
    .localName

const lock = (): Stop =>
  adopt(holder(doc) + SCROLL_LOCK_CSS + (innerWidth > doc.documentElement.clientWidth ? GUTTER_CSS : ''))

export const lockScroll = (): Stop => {
  const owner = {}
  if (!owners.size) unlock = lock()
  owners.add(owner)
  return () => {
    if (owners.delete(owner) && !owners.size) unlock()
  }
}
