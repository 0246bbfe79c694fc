/** Whether the visitor sees something of an element: it may be there for screen readers only, or wait until it opens. */
import { isRendered } from '../../../shared/page/platform/rendered'
import { bare, doc } from '../../../shared/page/platform/safe-dom'

/** Whether it shows something itself, whatever is in it. */
const hasPaint = (element: Element, { backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
  bare(element, 'matches')('img,svg,video,canvas,iframe,input') ||
  !/^none.*(a.*,|\/) 0\)$/.test(backgroundImage + backgroundColor) ||
  [...bare(element, 'childNodes')].some((node) => node instanceof Text && /\S/.test(node.data))

/**
 * Whether it is painted in the middle of what lies in the window: what holds it may be folded, or clip it. The browser does
 * not look for all at a point: all of the page under a modal window counts as painted, and what leaves presses to others is
 * if it shows something.
 */
export const isPainted = (element: Element): boolean => {
  const style = getComputedStyle(element)
  const { bottom, left, right, top } = bare(element, 'getBoundingClientRect')()
  const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (!isRendered(element) || toX - fromX <= 1 || toY - fromY <= 1) return false
  if (style.pointerEvents === 'none') return hasPaint(element, style)
  const hitsIn = (root: DocumentOrShadowRoot): Element[] => root.elementsFromPoint((fromX + toX) / 2, (fromY + toY) / 2)
  const root = element.getRootNode()
  const hits = hitsIn(root instanceof ShadowRoot ? root : doc)
  return (
    !hitsIn(doc).includes(doc.documentElement) ||
    // One that is closed may lie under the page. What lies over an open one may belong to it.
    (hits.includes(element) && !(Number(style.zIndex) < 0 && !bare(element, 'contains')(hits[0] as Element)))
  )
}

/** Whether it, or something in it, is painted. */
export const showsAny = (element: Element): boolean => {
  if (isPainted(element)) return true
  const isFolded = !bare(element, 'clientWidth') || !bare(element, 'clientHeight')
  if (isFolded && getComputedStyle(element).overflow !== 'visible') return false
  return [...bare(element, 'children'), ...(element.shadowRoot?.children ?? [])].some(showsAny)
}
