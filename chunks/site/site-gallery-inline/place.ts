/** A placeholder in the page where an element is missing, so that nothing moves and the element finds its way back. */
import { bare } from '../../../shared/page/platform/safe-dom'

/** The properties that decide where a box stands, and how much room it takes. */
const LAYOUT_PROPERTIES =
  'display float clear position inset margin flex grid-area align-self justify-self order vertical-align'

const placeOf = (element: HTMLElement): ChildNode => {
  // A link that takes no room leaves no element behind that style sheets or scripts of the page could find.
  if (!bare(element, 'getClientRects')().length) return bare(document, 'createComment')('')
  const place = bare(document, 'createElement')('div')
  const now = getComputedStyle(element)
  for (const name of LAYOUT_PROPERTIES.split(' ')) place.style.setProperty(name, now.getPropertyValue(name))
  const { width, height } = bare(element, 'getBoundingClientRect')()
  Object.assign(place.style, { boxSizing: 'border-box', flexShrink: 0, width: `${width}px`, height: `${height}px` })
  return place
}

/**
 * React calls its elements' parents, and an error there takes its whole page down. So the parent still knows the
 * element: it can be removed, and others can be put before it.
 * @returns the undo
 */
const answerFor = (parent: Node, element: Node, place: Node, back: () => void): (() => void) => {
  if (Object.hasOwn(parent, 'removeChild') || Object.hasOwn(parent, 'insertBefore')) return () => {}
  const { prototype } = Node
  const methods = {
    removeChild(child: Node) {
      if (child === element) back()
      return prototype.removeChild.call(parent, child)
    },
    insertBefore(node: Node, next: Node | null) {
      return prototype.insertBefore.call(parent, node, next === element && node !== element ? place : next)
    },
  }
  Object.assign(parent, methods)
  return () => {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(parent, name)
  }
}

/**
 * @param isAway whether the element is still where it was taken; otherwise the page has put it elsewhere meanwhile
 * @returns puts it back, once
 */
export const holdPlace = (element: HTMLElement, isAway: () => boolean): (() => void) => {
  const place = placeOf(element)
  const parent = bare(element, 'parentNode')
  bare(element, 'before')(place)
  let isHeld = true
  const back = (): void => {
    if (!isHeld) return
    isHeld = false
    release?.()
    if (isAway()) place.replaceWith(element)
    else place.remove()
  }
  const release = parent && answerFor(parent, element, place, back)
  return back
}
