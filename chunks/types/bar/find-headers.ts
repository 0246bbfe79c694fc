/** Finds what the page keeps at the top of the window. */
import { doc } from '../../../shared/platform/safe-dom'
import { modalIsOpen } from '../../core/ui/index'
import { holdsFixed } from './clipping'

/** Px from the top at which even a thin line is found. */
const TOP = 1

/** Where to look, as shares of the window's width. */
const ACROSS = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Deep enough for headers in wrappers, and never all of a large page. */
const OUTER = ':not(body * * * * * * *)'

/**
 * All boxes of the page at these heights, in px from the top of the window. Inert boxes are not found at any point, so
 * while a modal window makes the page inert, these are all sticky boxes: lowering one that does not stick at the moment
 * moves nothing.
 */
const boxesAt = (heights: number[]): Element[] =>
  modalIsOpen()
    ? [...doc.querySelectorAll(OUTER)].filter((box) => getComputedStyle(box).position === 'sticky')
    : heights.flatMap((y) => ACROSS.flatMap((x) => doc.elementsFromPoint(innerWidth * x, y)))

const scrollsItself = (box: Element): boolean => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)

/** A fixed box inside a transformed one moves with it. */
const hangsInPage = ({ parentElement }: Element): boolean =>
  !!parentElement && (holdsFixed(parentElement) || hangsInPage(parentElement))

/** Whether the box keeps its place in the window while the page scrolls. */
export const standsInWindow = (box: Element): boolean => {
  const { position, top } = getComputedStyle(box)
  if (position !== 'sticky' || top === 'auto') return position === 'fixed' && !hangsInPage(box)
  let outer = box.parentElement
  while (outer && outer !== doc.body && !scrollsItself(outer)) outer = outer.parentElement
  return outer === doc.body
}

/** The boxes that are covered by the bars (`room` px of the window), or by headers that are lowered already. */
export const coveredBy = (room: number, lowered: ReadonlyMap<Element, unknown>): Element[] => {
  const edges = [...lowered.keys()].map((box) => box.getBoundingClientRect().bottom - 1)
  const boxes = boxesAt([TOP, room / 2, room - 1, ...edges.filter((y) => y < innerHeight / 2)])
  return [...new Set(boxes)].filter((box) => !lowered.has(box) && standsInWindow(box))
}

/** The fixed boxes of the page, where pages keep such. They would move along with a page that is transformed. */
export const fixedBoxes = (): Element[] =>
  [...new Set([...doc.querySelectorAll(':not(body * * *)'), ...boxesAt([TOP, innerHeight - 40])])].filter(
    (box) => getComputedStyle(box).position === 'fixed',
  )
