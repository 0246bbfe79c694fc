/** The windows that the page has opened over itself on purpose: dialogs, popovers, a full screen, and drawers that say they are modal. */

import { IN_TOP_LAYER, OVER_PAGE, SAYS_MODAL } from '../../../shared/page/gallery/over-page'
import { after, all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { rootsIn } from '../../../shared/page/platform/roots'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { hasBox, isPainted, showsAny } from './painted'

/**
 * A window that is closed waits beside the screen, without a height, or is hidden. Some have no box but their content has;
 * some fill the window and leave all presses to the page, except for what is in them.
 */
const isOpen = (element: Element): unknown => {
  if (bare(element, 'closest')('[inert],[aria-hidden=true]')) return false
  return (hasBox(element) && getComputedStyle(element).pointerEvents !== 'none' ? isPainted : showsAny)(element)
}

const liesOver = (element: Element, selector = OVER_PAGE): unknown =>
  bare(element, 'matches')(selector) && (bare(element, 'matches')(IN_TOP_LAYER) || isOpen(element))

const findIn = (root: ParentNode & Node, selector = OVER_PAGE): Element[] => {
  const { host } = root as ShadowRoot
  // Popups of ours that leave the page usable do not count.
  const windowSelector = /^wisp-/.test(host?.localName) ? SAYS_MODAL : selector
  return [...bare(root, 'querySelectorAll')(windowSelector)].filter((element) => liesOver(element, windowSelector))
}

/** Milliseconds from a change of the page to the look whether a window is still open. */
const LOOK_MS = 100

/**
 * The events that tell of a window that closes, besides changes of the document. Some leave by a transition; style sheets open some for
 * a checkbox, a link, the focus or the pointer.
 */
const WINDOW_EVENTS = [
  'toggle',
  'beforetoggle',
  'close',
  'fullscreenchange',
  'transitionend',
  'animationend',
  'click',
  'focusout',
  'pointerout',
]

/** Some browsers then also report elements that become transparent or are covered; others ignore these options. */
const OBSERVER_OPTIONS = { trackVisibility: true, delay: LOOK_MS } as IntersectionObserverInit

/** Animations whose end is waited for. */
const watchedAnimations = new WeakSet<Animation>()

/** Changes of which no event tells: style sheets that scripts write, and what scripts animate. */
const watchBoxes = (windows: Element[], soon: () => void): Stop => {
  const observer = new IntersectionObserver(() => guard(soon), OBSERVER_OPTIONS)
  // An element without a box of its own may have content with one.
  for (const box of windows.flatMap((each) => [each, ...bare(each, 'children')])) observer.observe(box)
  return () => observer.disconnect()
}

const awaitAnimations = (soon: () => void): void => {
  for (const animation of doc.getAnimations()) {
    if (watchedAnimations.has(animation)) continue
    watchedAnimations.add(animation)
    animation.finished.then(soon, () => {})
  }
}

/** Calls `look` soon after something has changed in the document, in one of these roots, or with one of these windows. */
const watch = (roots: Iterable<Node>, windows: Element[], look: () => void): Stop => {
  let waiting: Stop | undefined
  const soon = (): void => {
    waiting ??= after(LOOK_MS, () => {
      waiting = undefined
      awaitAnimations(soon)
      look()
    })
  }
  const observer = new MutationObserver(() => guard(soon))
  const stops = [...roots].flatMap((root) => {
    // All attributes: any of them may be what a style sheet asks for.
    observer.observe(root, { childList: true, subtree: true, attributes: true })
    return WINDOW_EVENTS.map((type) => on(root, type, soon, true))
  })
  awaitAnimations(soon)
  return all([
    ...stops,
    on(window, 'resize', soon),
    watchBoxes(windows, soon),
    () => observer.disconnect(),
    () => waiting?.(),
  ])
}

export const windowsOfPage = (): Element[] => rootsIn(document).flatMap((root) => findIn(root))

/**
 * Resolves once nothing lies over the page any more; undefined if nothing does. Nothing is watched before that is asked.
 * @param ours whether modal popups of ours count, too
 * @param selector of what counts
 */
export const untilUncovered = (ours: boolean, selector?: string): Promise<void> | undefined => {
  const find = (): Element[] => rootsIn(document, ours).flatMap((root) => findIn(root, selector))
  const windows = find()
  if (!windows.length) return
  return new Promise((resolve) => {
    const begin = (windows: Element[]): void => {
      const stop = watch(new Set([document, ...windows.map((each) => each.getRootNode())]), windows, () => {
        // Most of what happens meanwhile changes nothing.
        if (windows.some((each) => liesOver(each, selector))) return
        stop()
        const now = find()
        if (now.length) begin(now)
        else resolve()
      })
    }
    begin(windows)
  })
}
