/**
 * Moves a page that scrolls in a box of its own, the body say, and never in the window: all of `<html>` is held lower by a
 * transform, which moves nothing inside.
 */
import { all, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { clips } from './clipping'
import { glidesAtOnce } from './find-headers'
import { glide } from './glide'
import { exceptOnPaper, hold } from './hold'
import type { MovePage } from './move-page'

/** Px that the window may scroll all the same: by the margins of a body that is as tall as the window. */
const MARGINS = 40

/** Nothing of the page ever leaves the window. */
export const scrollsInside = (): boolean => {
  const { clientHeight, scrollHeight } = doc.documentElement
  return clips() && scrollHeight - clientHeight < MARGINS
}

/** Holds all of the page lower by so many px, and ends it where the window ends. */
const holdLower = (px: number): Stop =>
  exceptOnPaper(() =>
    all([
      hold(doc.documentElement, 'translate', `0 ${px}px`, 'add'),
      hold(doc.documentElement, 'height', `calc(100% - ${px}px)`),
      hold(doc.body, 'maxHeight', `calc(100dvh - ${px}px)`),
    ]),
  )

/** Fixed boxes hang on a transformed `<html>`, so headers go with it. */
export const createShift = (): MovePage => {
  let release: Stop = () => {}
  return async (px, by) => {
    const atOnce = glidesAtOnce()
    release()
    if (px) release = holdLower(px)
    await glide(doc.documentElement, by, atOnce)
  }
}
