/** A step that comes into view is read from its start, and names the window. */

let headingCount = 0

const visible = (elements: Iterable<HTMLElement>): HTMLElement | undefined =>
  [...elements].find((element) => element.getClientRects().length)

/** Focuses the heading, which screen readers then read out, else the first field. */
export const arrive = (frame: HTMLElement, step: Element): void => {
  const heading = visible(step.querySelectorAll<HTMLElement>('h1,h2,h3'))
  if (heading) {
    heading.tabIndex = -1
    heading.id ||= `wisp-step-${++headingCount}`
    frame.setAttribute('aria-labelledby', heading.id)
  }
  for (const box of [frame, frame.querySelector('.wisp-root')]) if (box) box.scrollTop = 0
  const place = heading ?? visible(step.querySelectorAll<HTMLElement>('input,select,textarea,button'))
  place?.focus({ preventScroll: true })
}
