/**
 * Makes room for the bars at the top. The page is moved down at once and glides there to the eye.
 * Measured in Chromium: padding on `<html>` with the transform on `<body>` counts as no shift; a margin, or one element
 * deeper, counts, because the box that moves then is not the box that is held back.
 */
import type { Stop } from '../../shared/dom'
import { calm } from '../ui/index'
import { glide } from './glide'
import { boxesAt, keepBelow, TOP } from './headers'
import { remember } from './style'

/** While `<body>` is transformed, a fixed box hangs on it instead of the window. This is where pages keep theirs. */
const hasFixed = (): boolean =>
  [...document.querySelectorAll('body > *, body > * > *'), ...boxesAt([TOP, innerHeight - 40])].some(
    (box) => getComputedStyle(box).position === 'fixed',
  )

let restore: Stop = () => {}
let padding = 0
let pushed = 0
let wanted = 0
let moving = false

/**
 * The first bar remembers what the page had, the last gives it back. A page that has a transition on everything would glide in
 * shifts of its own; one that is as tall as the window stays so, unless its own padding counts on the other box model.
 */
const begin = (): void => {
  const { documentElement } = document
  const { style } = documentElement
  const now = getComputedStyle(documentElement)
  padding = Number.parseFloat(now.paddingTop) || 0
  const whole = now.padding === '0px'
  const [again, ...back] = ['transition', 'padding-top', 'box-sizing'].map((name) => remember(documentElement, name))
  style.setProperty('transition', 'none', 'important')
  if (whole) style.setProperty('box-sizing', 'border-box', 'important')
  restore = () => {
    for (const give of back) give()
    // The page is laid out before its transitions are heard of again.
    if (now.paddingTop) again?.()
  }
}

const pad = (): void => document.documentElement.style.setProperty('padding-top', `${padding + pushed}px`, 'important')

/** For a page that has replaced all of `<html>`, as React 18 does where it hydrates the whole document. */
export const pushAgain = (): void => {
  if (!pushed || document.documentElement.style.paddingTop) return
  begin()
  pad()
}

/** A bar may come before the page has a body. */
const glidePage = ({ body }: Document, by: number, atOnce: boolean): void => {
  if (!body) return
  const over = (): void => {
    moving = false
    follow()
  }
  moving = true
  glide(body, by, atOnce).finished.then(over, over)
}

const follow = (): void => {
  const by = wanted - pushed
  // One move at a time: a page that jumps while it glides is seen to shift.
  if (!by || moving) return
  if (!pushed) begin()
  pushed = wanted
  const atOnce = calm() || hasFixed()
  keepBelow(pushed, atOnce, () => {
    if (pushed) pad()
    else restore()
    // A page that has been read into: the reader's line stays where it is.
    if (scrollY > 0) scrollBy({ top: by, behavior: 'instant' })
    else glidePage(document, by, atOnce)
  })
}

/** Keeps the page pushed down by so many px; 0 leaves it as it was. */
export const push = (px: number): void => {
  wanted = px
  follow()
}
