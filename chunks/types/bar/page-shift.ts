/**
 * Moves a page that scrolls in a box of its own, such as the body, and never in the window: a transform holds all of
 * `<html>` lower, which moves nothing inside.
 */
import { all, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { prefersReducedMotion } from '../../core/ui/index'
import { clips } from './clipping'
import { fixedBoxes } from './find-headers'
import { glide } from './glide'
import { exceptOnPaper, hold } from './hold'
import { shortenShell } from './shorten'
import { compare, movePageUnseen } from './unseen'

/** Moves the page by `by` px, so that it stands `px` lower than without bars. Resolves when it has come to rest. */
export type MovePage = (px: number, by: number) => Promise<unknown>

/**
 * Px that the window of such a page may scroll nevertheless, by the margins of a body that is as tall as the window.
 */
const MAX_BODY_MARGINS_PX = 40

/** True if the page scrolls in a box of its own. */
export const scrollsInside = (): boolean => {
  const { clientHeight, scrollHeight } = doc.documentElement
  return clips() && scrollHeight - clientHeight < MAX_BODY_MARGINS_PX
}

/** Holds the whole page `px` lower, and makes it that much shorter, so that it ends where the window ends. */
const holdLower = (px: number): Stop =>
  exceptOnPaper(() =>
    all([
      hold(doc.documentElement, 'translate', `0 ${px}px`, 'add'),
      hold(doc.documentElement, 'height', `calc(100% - ${px}px)`),
      hold(doc.body, 'maxHeight', `calc(100dvh - ${px}px)`),
    ]),
  )

/** Fixed boxes move with a transformed `<html>`, so there are no headers to lower. */
export const createShift = (): MovePage => {
  let release: Stop = () => {}
  return async (px, by) => {
    const fixed = fixedBoxes()
    let end: Promise<unknown> | undefined
    movePageUnseen(fixed, () => {
      release()
      release = px ? all([holdLower(px), shortenShell(px)]) : () => {}
      if (!prefersReducedMotion() && !fixed.length) end = glide(doc.documentElement, by)
    })
    await end
    compare()
  }
}
