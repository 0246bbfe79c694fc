/** Finds what the page keeps at the top of the window. */
import { modalIsOpen } from '../../../shared/page/platform/modals'
import { doc } from '../../../shared/page/platform/safe-dom'
import { isContainmentOff } from './clipping'
import { topOf } from './glide'
import { parentOf, px, rootIn } from './place'

/** Px from the top at which even a thin line is found. */
const TOP_TOLERANCE_PX = 1

/** Where to look, as shares of the window's width. */
const PROBE_SHARES = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Deep enough for headers in wrappers, and never all of a large page. */
const OUTER_ELEMENTS = ':not(body * * * * * * *)'

/** Also in open shadow roots, but not in ours. A root also names what is around it. */
const deepAt = (root: Document | ShadowRoot, x: number, y: number): Element[] =>
  root
    .elementsFromPoint(x, y)
    .filter((box) => root === doc || box.getRootNode() === root)
    .flatMap((box) => {
      const inner = rootIn(box)
      return inner ? [...deepAt(inner, x, y), box] : [box]
    })

/**
 * All boxes of the page at these heights, in px from the top of the window. Inert boxes are not found at any point, so
 * while a modal window makes the page inert, these are all sticky boxes: lowering one that does not stick at the moment
 * moves nothing.
 */
const boxesAt = (heights: number[]): Element[] =>
  modalIsOpen()
    ? [...doc.querySelectorAll(OUTER_ELEMENTS)].filter((box) => getComputedStyle(box).position === 'sticky')
    : heights.flatMap((y) => PROBE_SHARES.flatMap((x) => deepAt(doc, innerWidth * x, y)))

const scrollsItself = (box: Element): boolean => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)

/**
 * A box that is at least so many windows tall is the page, and not the window, which grows on phones when the address bar goes.
 */
const MIN_PAGE_WINDOWS = 1.5

/**
 * True if the containing block of a fixed or absolute box is the window, or the whole document. Many properties of the boxes around
 * it decide that, so it is measured: where that block begins follows from the box's own `top` and where it is seen, and how tall it
 * is from the distances to both of its ends.
 */
const hangsInWindow = (box: HTMLElement): boolean => {
  const { bottom, marginBottom, marginTop, top, transform, translate } = getComputedStyle(box)
  const zoom = box.currentCSSZoom ?? 1
  const before = px(marginTop) + px(top)
  const start = topOf(box) - zoom * (before + new DOMMatrix(transform).f)
  const height = zoom * (before + box.offsetHeight + px(marginBottom) + px(bottom))
  const isAside = Math.abs(start) > 1 && Math.abs(start + scrollY) > 1
  // With a `translate` in percent the place cannot be computed.
  return !((isAside && translate === 'none') || height > MIN_PAGE_WINDOWS * innerHeight)
}

/** True if the box keeps its place in the window while the page scrolls, or at least while the page is moved. */
export const standsInWindow = (box: Element): boolean => {
  const { position, top } = getComputedStyle(box)
  if (/fixed|absolute/.test(position)) return !isContainmentOff() && hangsInWindow(box as HTMLElement)
  if (position !== 'sticky' || top === 'auto') return false
  let outer = parentOf(box)
  while (outer && outer !== doc.body && !scrollsItself(outer)) outer = parentOf(outer)
  return outer === doc.body
}

/**
 * The boxes that are covered by the bars (`room` px of the window), or by headers that are lowered already. An absolute box may
 * move with the page, or pass by when it is scrolled: what `isMoved` and still covered at its beginning does neither.
 */
export const coveredBy = (room: number, lowered: ReadonlyMap<Element, unknown>, isMoved: boolean): Element[] => {
  const edges = [...lowered.keys()].map((box) => box.getBoundingClientRect().bottom - 1)
  const atStart = isMoved && scrollY <= 0 && !doc.body?.getAnimations().length
  const boxes = boxesAt([TOP_TOLERANCE_PX, room / 2, room - 1, ...edges.filter((y) => y < innerHeight / 2)])
  return [...new Set(boxes)].filter(
    (box) => !lowered.has(box) && standsInWindow(box) && (atStart || getComputedStyle(box).position !== 'absolute'),
  )
}

/** The boxes that would hang in a page that is transformed, where pages keep such. */
export const fixedBoxes = (): Element[] => {
  const atTop = boxesAt([TOP_TOLERANCE_PX, 20, 40, innerHeight - 40])
  return [...new Set([...doc.querySelectorAll(':not(body * * *)'), ...atTop])].filter((box) => {
    const { position } = getComputedStyle(box)
    return position === 'fixed' || (position === 'absolute' && atTop.includes(box) && standsInWindow(box))
  })
}
