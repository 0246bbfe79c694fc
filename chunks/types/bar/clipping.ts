/**
 * Pages whose body clips its content (`overflow`, `contain`). Measured: Chromium counts such a body as moved although a
 * transform holds it back, but not if it stops clipping when it moves.
 */
import type { Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { adopt } from '../../core/ui/index'

/** An `overflow` of the body alone applies to the window: a body clips only if `<html>` has one, too. */
export const clips = (): boolean =>
  doc.body &&
  (getComputedStyle(doc.body).contain !== 'none' ||
    [doc.body, doc.documentElement].every((box) => getComputedStyle(box).overflowX !== 'visible'))

/**
 * Without clipping, the margins of the body could collapse with those of its content: a minimal padding prevents that.
 */
const unclipped = (): string => {
  const { contain, overflowX, paddingTop } = getComputedStyle(doc.body)
  const collapses = Number.parseFloat(paddingTop) > 0 || (overflowX === 'clip' && contain === 'none')
  const apart = collapses ? '' : 'padding-top:.02px!important'
  return `body:not(#w){transition:none!important;overflow:visible!important;contain:none!important;${apart}}`
}

/** What makes a box hold its fixed boxes, among what it contains or is about to change. */
const CLIPPING_VALUES = /\b(transform|perspective|filter|contain|paint|layout|strict|content|translate|rotate|scale)\b/

/** Set while we keep the body from clipping, and with that from what it is otherwise. */
let heldBefore = false

/** Whether fixed boxes hang in this box instead of the window. Our own glide is not counted. */
export const holdsFixed = (box: Element): boolean => {
  const { contain, filter, perspective, rotate, scale, transform, translate, willChange } = getComputedStyle(box)
  const moved = box.getAnimations().length ? 'none' : translate
  return (
    (heldBefore && box === doc.body) ||
    CLIPPING_VALUES.test(`${contain} ${willChange}`) ||
    [filter, perspective, rotate, scale, transform, moved].some((value) => value && value !== 'none')
  )
}

/** Keeps the body from clipping. Returns a function that makes it clip again. */
export const unclip = (): Stop => {
  heldBefore = holdsFixed(doc.body)
  const clip = adopt(unclipped())
  return () => {
    clip()
    heldBefore = false
  }
}
