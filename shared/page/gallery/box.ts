/** A box that is as large as its content within the screen, and scrolls beyond that. */

import { guard } from '../platform/dom'
import { bare } from '../platform/safe-dom'
import type { Content, GalleryItem } from './chunks'

const OVERFLOW = { auto: 'auto', yes: 'scroll', no: 'hidden' } as const

interface Box extends Content {
  leave(): void
  /** Puts it in, and follows its size. */
  fill(inner: Element): void
}

/** @param onLeave is called when it has left the gallery */
export const boxOf = ({ options, name }: GalleryItem, onLeave?: () => void): Box => {
  const box = bare(document, 'createElement')('div')
  box.className = 'wisp-gallery-box'
  Object.assign(box.style, {
    boxSizing: 'border-box',
    // Keeps elements with `position: fixed` inside the box.
    contain: 'layout',
    maxHeight: '100%',
    maxWidth: '100%',
    outlineOffset: '-2px',
    overflow: OVERFLOW[options.scrolling],
    overscrollBehavior: 'contain',
  })
  box.role = 'group'
  box.ariaLabel = name || null
  // Only what scrolls is reached by Tab, for the arrow keys.
  const followTab = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box
    const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth
    if (scrolls && options.scrolling !== 'no') box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(() => guard(followTab))
  observer.observe(box)
  return {
    element: box,
    width: 0,
    height: 0,
    keepsRatio: false,
    fill(inner) {
      box.append(inner)
      observer.observe(inner)
    },
    leave() {
      observer.disconnect()
      onLeave?.()
    },
  }
}
