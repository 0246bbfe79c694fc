/** True if the visitor sees something of an element: it may be there for screen readers only, or wait until it opens. */
import { isRendered } from '../../../shared/page/platform/focused'
import { bare, doc } from '../../../shared/page/platform/safe-dom'

export const hasBox = (element: Element): unknown => bare(element, 'clientWidth') && bare(element, 'clientHeight')

/** True if it shows something itself, whatever is in it. */
const hasPaint = (element: Element, { backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
  bare(element, 'matches')('img,svg,video,iframe') ||
  !/^none.*[a/].* 0\)$/.test(backgroundImage + backgroundColor) ||
  [...bare(element, 'childNodes')].some((node) => node instanceof Text && /\S/.test(node.data))

/**
 * True if the middle of its visible part is painted: an element around it may be folded, or clip it. `elementsFromPoint` does
 * not find everything: under a modal window, all of the page counts as painted, and what has `pointer-events: none` does if
 * it shows something itself.
 */
export const isPainted = (element: Element): boolean => {
  const style = getComputedStyle(element)
  const { bottom, left, right, top } = bare(element, 'getBoundingClientRect')()
  const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (toX - fromX <= 1 || toY - fromY <= 1 || !isRendered(element)) return false
  if (style.pointerEvents === 'none') return hasPaint(element, style)
  const hitsIn = (root: DocumentOrShadowRoot): Element[] => root.elementsFromPoint((fromX + toX) / 2, (fromY + toY) / 2)
  const root = element.getRootNode()
  const hits = hitsIn(root instanceof ShadowRoot ? root : doc)
  return (
    !hitsIn(doc).includes(doc.documentElement) ||
    // With a negative z-index it may be closed and lie under the page. Otherwise its own backdrop may cover it.
    (/-/.test(style.zIndex) ? bare(element, 'contains')(hits[0] as Element) : hits.includes(element))
  )
}

/** True if it, or something in it, is painted. */
export const showsAny = (element: Element): unknown =>
  isPainted(element) ||
  // An element without a height that clips its content shows none of it.
  ((hasBox(element) || getComputedStyle(element).overflow === 'visible') &&
    [...bare(element, 'children'), ...(element.shadowRoot?.children ?? [])].some(showsAny))
