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

/** Containment that makes fixed boxes hang in the body. */
const HOLDING_CONTAINMENT = /paint|layout|strict|content/

let containmentIsOff = false

/** True if our style takes from the body a containment by which fixed boxes hang in it. */
export const isContainmentOff = (): boolean => containmentIsOff

/** Keeps the body from clipping. Returns a function that makes it clip again. */
export const unclip = (): Stop => {
  containmentIsOff = HOLDING_CONTAINMENT.test(getComputedStyle(doc.body).contain)
  const clip = adopt(unclipped())
  return () => {
    clip()
    containmentIsOff = false
  }
}
