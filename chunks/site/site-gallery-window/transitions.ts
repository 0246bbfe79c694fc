/** How content comes into the frame, and leaves. */

import type { Content, GalleryItem, GalleryOptions } from '../../../shared/page/gallery/chunks'
import { type Box, fitted, onto } from '../../../shared/page/gallery/geometry'
import { animate } from '../../../shared/page/gallery/motion'
import { dialog, frame, stage, title } from './parts'

/** By layout and not by what is seen, which may just be moving. */
export const boxNow = (): Box => ({
  left: frame.offsetLeft + stage.offsetLeft,
  top: frame.offsetTop + stage.offsetTop,
  width: stage.offsetWidth,
  height: stage.offsetHeight,
})

const px = (side: number): string => (side ? `${side}px` : '')

/** Gives the frame the size of its content. Content of another kind is kept inside the screen by css alone. */
export const place = (content: Content, options: GalleryOptions): Box => {
  const { margin, padding, autoScale } = options
  // An element that was hidden does not count as shifted when browsers measure layout shift.
  frame.hidden = true
  // There may be a row of small pictures below.
  const screen = {
    width: dialog.clientWidth,
    height: dialog.clientHeight - Number.parseFloat(getComputedStyle(dialog).paddingBottom),
  }
  // The title lies over an image, which alone is loaded while it is shown, and below everything else.
  let below = 0
  const size = (): void => {
    screen.height -= below
    const { width, height } = content.keepsRatio ? fitted(content, screen, options) : content
    stage.style.width = px(width)
    if (!content.loaded) below = title.offsetHeight
    stage.style.height = px(height && height + below)
  }
  frame.hidden = false
  frame.style.padding = px(padding)
  size()
  // How many lines the title has is known only at this width.
  if (below) size()
  stage.style.setProperty('--wisp-around', autoScale ? px(2 * (margin + padding)) : '-99in')
  const box = boxNow()
  // A caption covers an image only where there is no room below it, as there is on a phone held upright.
  const under = title.offsetHeight + padding
  stage.style.setProperty('--wisp-under', px(box.top > under ? -under : 0))
  return box
}

/** @param origin on the screen, measured while the page needed no new layout for it */
export const enter = async (
  content: Content,
  { options, thumb }: GalleryItem,
  origin: Box | undefined,
): Promise<void> => {
  const { transitionIn, speedIn } = options
  title.before(content.element)
  const box = place(content, options)
  const isElastic = transitionIn === 'elastic' && origin
  if (transitionIn !== 'none')
    await animate(
      frame,
      { ...(isElastic && { transform: [onto(box, origin), 'none'] }), opacity: [isElastic && thumb ? 1 : 0, 1] },
      speedIn,
    )
}
