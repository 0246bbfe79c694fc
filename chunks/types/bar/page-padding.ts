/**
 * Moves a page that scrolls in the window, by padding on `<html>`. Measured in Chromium: with that and a transform on
 * `<body>`, no shift is counted. A margin counts, and so does padding one element deeper, because then the box that moves
 * is not the box that is held back.
 */
import type { Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { adopt, prefersReducedMotion } from '../../core/ui/index'
import { clips, unclip } from './clipping'
import { fixedBoxes } from './find-headers'
import { glideFrom } from './glide'
import { createHeaders } from './headers'
import type { MovePage } from './page-shift'
import { isShell, shortenShell } from './shorten'

/** A page of more elements does not glide: the browser would paint all of it, however far from the window. */
const MAX_GLIDING_ELEMENTS = 1_500

/** Headers glide; the page scrolls along. */
const stay = async (): Promise<void> => {}

/**
 * Pads by a sheet: pages replace styles on `<html>`, and on paper there is no bar. `:not(#w)` outweighs the page's
 * rules.
 */
const createPad = (): ((px: number) => void) => {
  const { padding, paddingTop, scrollPaddingTop } = getComputedStyle(doc.documentElement)
  const pagePadding = scrollPaddingTop === 'auto' ? '0px' : scrollPaddingTop
  // A page without padding of its own counts ours as part of its height: one that is as tall as the window does not
  // grow.
  const sizing = padding === '0px' ? 'box-sizing:border-box!important' : ''
  let remove: Stop = () => {}

  return (px) => {
    const declarations = px
      ? `padding-top:${Number.parseFloat(paddingTop) + px}px!important;scroll-padding-top:calc(${pagePadding} + ${px}px)!important;${sizing}`
      : ''
    // With a transition on every property, the page would follow slowly, and each step would count as a shift.
    const next = adopt(`@media screen{:root:not(#w){transition:none!important;${declarations}}}`)
    remove()
    remove = next
    // Reading the style lays out the page without the padding before its own transitions apply again.
    if (!px && getComputedStyle(doc.documentElement).paddingTop) remove()
  }
}

export const createPadding = (): MovePage => {
  const pad = createPad()
  const moveWithHeaders = createHeaders()
  let release: Stop = () => {}

  return async (px, by) => {
    const isScrolled = scrollY > 0
    const shell = isShell()
    const mayClip = !isScrolled && clips()
    let clip: Stop = () => {}
    const move = (): void => {
      if (mayClip) clip = unclip()
      release()
      pad(px)
      release = shell && px ? shortenShell(px) : () => {}
      // Once the page has been scrolled, the line that the visitor is reading stays where it is.
      if (isScrolled) scrollBy({ top: by, behavior: 'instant' })
    }
    const fixed = fixedBoxes()
    // A bar may come before the page has a body.
    const isLarge = doc.getElementsByTagName('*').length > MAX_GLIDING_ELEMENTS
    const atOnce = shell || !doc.body || prefersReducedMotion() || fixed.length || (!isScrolled && isLarge)
    await moveWithHeaders(px, { move, fixed, glide: atOnce ? undefined : isScrolled ? stay : glideFrom(doc.body) })
    clip()
  }
}
