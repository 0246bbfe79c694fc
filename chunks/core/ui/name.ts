const headingIn = (root: ParentNode): HTMLElement | null => root.querySelector('h1,h2,h3')

const nameBy = (frame: Element, heading: HTMLElement): void => {
  heading.id ||= 'wisp-heading'
  frame.setAttribute('aria-labelledby', heading.id)
}

/** Names the window for screen readers: by its heading, or else as the owner calls the popup. */
export const name = (frame: HTMLElement, fallback: string): void => {
  const heading = headingIn(frame)
  if (heading) nameBy(frame, heading)
  else frame.setAttribute('aria-label', fallback)
}

/** Going to another screen focuses its heading, which is read out and from now on names the window. */
export const arrive = (frame: HTMLElement, section: HTMLElement): void => {
  const heading = headingIn(section)
  if (!heading) return
  heading.tabIndex = -1
  nameBy(frame, heading)
  // The new screen is read from its start; the page around an embedded popup stays where it is.
  frame.scrollTop = 0
  heading.focus({ preventScroll: true })
}
