/**
 * Makes room for the bars at the top. The page is moved down at once and glides there to the eye.
 * Measured in Chromium: padding on `<html>` with the transform on `<body>` counts as no shift; a margin, or one element
 * deeper, counts, because the box that moves then is not the box that is held back.
 */
import { afterPaint, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { calm, sheet } from '../../core/ui/index'
import { glide } from './glide'
import { boxesAt, keepBelow, TOP } from './headers'
import { clips, holdLower, scrollsInside, unclipped } from './inside'

/** While `<body>` is transformed, a fixed box hangs on it instead of the window. This is where pages keep theirs. */
const hasFixed = (): boolean =>
  [...doc.querySelectorAll('body > *, body > * > *'), ...boxesAt([TOP, innerHeight - 40])].some(
    (box) => getComputedStyle(box).position === 'fixed',
  )

/** The page's own. */
let padding = 0
/** Whether the page, as tall as the window say, may count what it is padded by as part of its height. */
let whole = false
/** The window does not scroll, and all of the page is held lower. */
let inside = false
/** While the page moves: see inside.ts. */
let unclip = ''
let release: Stop = () => {}
let pushed = 0
let wanted = 0
let moving = false

/** A sheet instead of a style on `<html>`: pages replace that, and what is printed has no bar. `:not(#w)` outweighs the page's rules. */
const room = sheet('')

const begin = (): void => {
  const own = getComputedStyle(doc.documentElement)
  padding = Number.parseFloat(own.paddingTop) || 0
  whole = own.padding === '0px'
  inside = scrollsInside(doc)
}

const pad = (): void => {
  const others = doc.adoptedStyleSheets.filter((each) => each !== room)
  const made = pushed
    ? `padding-top:${padding + pushed}px!important;${whole ? 'box-sizing:border-box!important' : ''}`
    : ''
  // A page that has a transition on everything would glide in shifts of its own.
  room.replaceSync(`${unclip}@media screen{:root:not(#w){transition:none!important;${made}}}`)
  doc.adoptedStyleSheets = [...others, room]
  // It is laid out without the room before its transitions are heard of again.
  if (!pushed && !unclip && getComputedStyle(doc.documentElement).paddingTop) doc.adoptedStyleSheets = others
}

/** A bar may come before the page has a body. */
const glidePage = (page: Element | null, by: number, atOnce: boolean): void => {
  if (page) glide(page, by, atOnce).finished.then(over, over)
  else over()
}

const done = (): void => {
  moving = false
  follow()
}

/** Its glide has ended. */
const over = (): void => {
  if (unclip)
    afterPaint(() => {
      unclip = ''
      pad()
      done()
    })
  else done()
}

const move = (by: number): void => {
  pushed += by
  const atOnce = calm() || hasFixed()
  keepBelow(pushed, atOnce, () => {
    if (inside) {
      release()
      release = pushed ? holdLower(document, pushed) : () => {}
      return glidePage(doc.documentElement, by, atOnce)
    }
    pad()
    // A page that has been read into: the reader's line stays where it is.
    if (scrollY > 0) {
      scrollBy({ top: by, behavior: 'instant' })
      over()
    } else glidePage(doc.body, by, atOnce)
  })
}

const follow = (): void => {
  const by = wanted - pushed
  // One move at a time: a page that jumps while it glides is seen to shift.
  if (!by || moving) return
  moving = true
  if (!pushed) begin()
  if (inside || scrollY > 0 || !clips(doc)) move(by)
  else {
    unclip = unclipped(doc)
    pad()
    afterPaint(() => move(by))
  }
}

/** Keeps the page pushed down by so many px; 0 leaves it as it was. */
export const push = (px: number): void => {
  wanted = px
  follow()
}
