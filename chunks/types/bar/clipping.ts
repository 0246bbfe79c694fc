/**
 * Pages whose body clips what is in it (`overflow`, `contain`). Measured: Chromium counts such a body as moved although a transform
 * holds it back. A body that has not clipped for a frame can be moved like any other.
 */
import { afterPaint, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { adopt } from '../../core/ui/index'

/** What the page says of its body alone belongs to the window: a body clips only where `<html>` says something, too. */
export const clips = (): boolean =>
  doc.body &&
  (getComputedStyle(doc.body).contain !== 'none' ||
    [doc.body, doc.documentElement].every((box) => getComputedStyle(box).overflowX !== 'visible'))

/** Without clipping, the margins of the body could collapse with those of its content: the least padding prevents that. */
const unclipped = (): string => {
  const { contain, overflowX, paddingTop } = getComputedStyle(doc.body)
  const collapses = Number.parseFloat(paddingTop) > 0 || (overflowX === 'clip' && contain === 'none')
  const apart = collapses ? '' : 'padding-top:.02px!important'
  return `body:not(#w){overflow:visible!important;contain:none!important;${apart}}`
}

export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve))

/** Ends once the body has not clipped for a frame; returns what has it clip again. */
export const unclip = async (): Promise<Stop> => {
  const clip = adopt(unclipped())
  await painted()
  return clip
}
