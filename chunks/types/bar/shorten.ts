/**
 * App shells: where the window of a page is kept from scrolling, boxes that ended with the window are made shorter, so that
 * their end can still be reached.
 */
import { all, every, on, type Stop } from '../../../shared/page/platform/dom'
import { modalIsOpen } from '../../../shared/page/platform/modals'
import { doc } from '../../../shared/page/platform/safe-dom'
import { zoomOf } from './glide'
import { exceptOnPaper, hold } from './hold'
import { parentOf, px, rootIn } from './place'

/** Milliseconds between two looks for boxes that the page has drawn since. */
const LOOK_MS = 500

/** Deep enough for the panes of an app, and for those in each open shadow root. */
const OUTER_ELEMENTS = 'body,body :not(body * * * * * * *)'
const OUTER_ELEMENTS_IN_ROOT = ':not(* * * * * * *)'

/** px that a box may reach out of the window on its own, by the margins around it. */
const MARGINS_PX = 40

/** Of the window's height. A lower box is a part of a pane, or a footer. */
const MIN_HEIGHT_SHARE = 1 / 2

/** True if the window cannot scroll, by the page's own will. The overflow of the body is the window's while the root has none. */
export const isShell = (): boolean => {
  const rootOverflow = getComputedStyle(doc.documentElement).overflowY
  const overflow = rootOverflow === 'visible' && doc.body ? getComputedStyle(doc.body).overflowY : rootOverflow
  return /hidden|clip/.test(overflow) && !modalIsOpen() && scrollY <= 0
}

/** Whether a box is inside one that scrolls, where its length does not matter. */
const isInside = (box: Element): boolean => {
  for (let each = parentOf(box); each && each !== doc.body; each = parentOf(each))
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return true
  return false
}

const boxesIn = (parent: ParentNode, selector: string): Element[] =>
  [...parent.querySelectorAll(selector)].flatMap((box) => {
    const root = rootIn(box)
    return root ? [box, ...boxesIn(root, OUTER_ELEMENTS_IN_ROOT)] : [box]
  })

/** Makes it `by` px shorter, for as long as it ends with the window. */
export const shorten = (box: Element, by: number): Stop => {
  const zoom = zoomOf(box)
  const { height, minHeight } = getComputedStyle(box)
  // The height of the content, or of the whole box: whatever `max-height` means for it.
  const remainingHeight = px(height) - by / zoom
  const value = `calc(${100 / zoom}dvh - ${innerHeight / zoom - remainingHeight}px)`
  const stops = [hold(box, 'maxHeight', value)]
  if (px(minHeight) > remainingHeight) stops.push(hold(box, 'minHeight', value))
  return all(stops)
}

/** Keeps boxes that the page ends with the window from reaching `by` px below it. */
export const shortenShell = (by: number): Stop =>
  exceptOnPaper(() => {
    const shortened = new Map<Element, Stop>()
    const look = (): void => {
      for (const box of boxesIn(doc, OUTER_ELEMENTS)) {
        const { bottom, height } = box.getBoundingClientRect()
        const excess = bottom - innerHeight
        if (shortened.has(box) || excess < 1 || excess > by + MARGINS_PX) continue
        if (height >= MIN_HEIGHT_SHARE * innerHeight && !isInside(box))
          shortened.set(box, shorten(box, Math.min(excess, by)))
      }
    }
    const release = (): void => {
      for (const stop of shortened.values()) stop()
      shortened.clear()
    }
    const again = (): void => {
      release()
      look()
    }
    look()
    return all([every(LOOK_MS, look), on(window, 'resize', again), release])
  })
