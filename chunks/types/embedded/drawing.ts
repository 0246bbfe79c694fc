import type { Unmount } from '../../../shared/page/model/popup-context'
import { after, on } from '../../../shared/page/platform/dom'
import { findPlaces } from '../../../shared/page/platform/places'
import { doc } from '../../../shared/page/platform/safe-dom'

/** The popup in one place. */
export interface Drawing {
  place: Element
  /** Once it is drawn. */
  host?: Element | null
  /** The element of the popup that has the focus, or had it when the page removed the place. */
  focus?: HTMLElement | undefined
  close: Unmount
}

/** Whether the drawing's place has left the page, was emptied, or no longer matches the popup's selector. */
const isLost = ({ host, place }: Drawing, selector: string): boolean =>
  !!host && !(host.isConnected && host.parentNode === place && place.matches(selector))

export const followFocus = (drawing: Drawing): void => {
  const { host } = drawing
  const root = host?.shadowRoot
  if (!root) return
  on(root, 'focusin', ({ target }) => {
    drawing.focus = target as HTMLElement
  })
  // Removing the place takes the focus as well; that is the one that is given back.
  on(root, 'focusout', () =>
    after(0, () => {
      if (host.isConnected && !root.activeElement) drawing.focus = undefined
    }),
  )
}

/** Returns the focus to the element that had it, so that the visitor can go on typing. */
const giveFocusBack = ({ focus }: Drawing): void => {
  if (doc.activeElement === doc.body) focus?.focus({ preventScroll: true })
}

/**
 * A page that draws a place anew has not finished with the form in it: what has lost its place moves to an empty one, with
 * all that was typed, or waits for one.
 * @returns places that are still empty
 */
export const settle = (drawings: Iterable<Drawing>, selector: string): Element[] => {
  const all = [...drawings]
  const lost = all.filter((drawing) => isLost(drawing, selector))
  for (const { host } of lost) host?.remove()
  const takenPlaces = all.filter((drawing) => !lost.includes(drawing)).map(({ place }) => place)
  const empty = findPlaces(selector).filter((place) => !takenPlaces.includes(place))
  for (const drawing of lost.slice(0, empty.length)) {
    drawing.place = empty.shift() as Element
    drawing.place.append(drawing.host as Element)
    giveFocusBack(drawing)
  }
  return empty
}
