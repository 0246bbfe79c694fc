/**
 * A copy of the line is for the eye and the pointer: all in it can be pressed. The keyboard, screen readers and forms know
 * the line itself alone, which gets the focus of what is pressed in a copy.
 */
import { all, guard, on, type Stop } from '../../../shared/platform/dom'

const COPY = '.wisp-line[aria-hidden]'
/** What the keyboard comes to although its `tabIndex` is not set. */
const STOPS = '[contenteditable],audio,video,embed,object'
/** A press fills these in, which belong to the line. */
const FIELDS = 'input,select,textarea,label'

const partsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>('*')]

const quieten = (strip: Element): void => {
  for (const copy of strip.querySelectorAll(COPY))
    for (const part of partsOf(copy)) {
      if (part.tabIndex >= 0 || part.matches(STOPS)) part.tabIndex = -1
      // Otherwise the form would have it twice, and a group of radio buttons its choice in a copy.
      if (part.matches(FIELDS)) for (const name of ['name', 'required', 'data-wisp-field']) part.removeAttribute(name)
    }
}

/** What this is a copy of. */
const originalOf = (strip: Element, part: Element): HTMLElement | undefined => {
  const copy = part.closest(COPY)
  return copy && strip.firstElementChild
    ? partsOf(strip.firstElementChild)[partsOf(copy).indexOf(part as HTMLElement)]
    : undefined
}

export const watchCopies = (strip: HTMLElement): Stop => {
  const observer = new MutationObserver(() => guard(() => quieten(strip)))
  observer.observe(strip, { childList: true, subtree: true })
  return all([
    () => observer.disconnect(),
    on(strip, 'focusin', ({ target }) => originalOf(strip, target as Element)?.focus({ preventScroll: true })),
    on(strip, 'click', (event) => {
      const field = (event.target as Element).closest(FIELDS)
      const original = field && originalOf(strip, field)
      if (!original) return
      event.preventDefault()
      event.stopPropagation()
      original.click()
    }),
    // The browser has scrolled to what had the focus.
    on(strip, 'focusout', () => {
      if (getComputedStyle(strip).overflowX === 'hidden') strip.scrollLeft = 0
    }),
  ])
}
