import type { Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { adopt } from './sheet'

/** Who wants the page to stand still. The first locks it, the last lets it go. */
const owners = new Set<object>()

/**
 * A sheet instead of a style on `<html>`: the page's own locks, which remember what they find there and put it back, come and
 * go while ours holds. `:not(#w)` outweighs the page's rules.
 */
const HELD = ':not(#w){overflow:hidden!important}'
/** A scrollbar that takes room leaves its gutter behind, so that nothing moves sideways. */
const GUTTER = ':root:not(#w){scrollbar-gutter:stable!important}'

let unlock: Stop = () => {}

/** What a page says of its body alone holds for the window. Said of `<html>`, ours would leave the page's to its body, which then moves. */
const holder = ({ body, documentElement }: Document): string =>
  ([documentElement, body].find((box) => box && getComputedStyle(box).overflow !== 'visible') ?? documentElement)
    .localName

const lock = (): Stop => adopt(holder(doc) + HELD + (innerWidth > doc.documentElement.clientWidth ? GUTTER : ''))

export const lockScroll = (): Stop => {
  const owner = {}
  if (!owners.size) unlock = lock()
  owners.add(owner)
  return () => {
    if (owners.delete(owner) && !owners.size) unlock()
  }
}
