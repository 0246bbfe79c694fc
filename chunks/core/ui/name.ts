/**
 * Names the window for screen readers: by the heading in `place`, or else as the owner calls the popup.
 * @returns the heading
 */
export const name = (frame: Element, place: ParentNode, fallback?: string): HTMLElement | null => {
  const heading = place.querySelector<HTMLElement>('h1,h2,h3')
  if (heading) {
    heading.id ||= 'wisp-heading'
    frame.setAttribute('aria-labelledby', heading.id)
  } else if (fallback) frame.setAttribute('aria-label', fallback)
  return heading
}

/** Going to another screen focuses its heading, which is read out and from now on names the window. */
export const arrive = (frame: HTMLElement, section: HTMLElement): void => {
  const heading = name(frame, section)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The new screen is read from its start; the page around an embedded popup stays where it is.
  frame.scrollTop = 0
}
