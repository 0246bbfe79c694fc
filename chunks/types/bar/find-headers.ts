/** Finds what the page keeps at the top of the window. */
import { doc } from '../../../shared/platform/safe-dom'
import { calm, modalIsOpen } from '../../core/ui/index'

/** Px from the top at which even a thin line is met. */
const TOP = 1

/** Where to look, as shares of the window's width. */
const ACROSS = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Deep enough for headers in wrappers, and never all of a large page. */
const OUTER = ':not(body * * * * * * *)'

/**
 * Everything of the page at these heights, in px from the top of the window. A modal window makes the page inert, and what is
 * inert is not found at any point: then these are the sticky boxes, wherever they stand, because lowering one that does not
 * stick at the moment moves nothing.
 */
const boxesAt = (heights: number[]): Element[] =>
  modalIsOpen()
    ? [...doc.querySelectorAll(OUTER)].filter((box) => getComputedStyle(box).position === 'sticky')
    : heights.flatMap((y) => ACROSS.flatMap((x) => doc.elementsFromPoint(innerWidth * x, y)))

const scrollsItself = (box: Element): boolean => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)

/** A fixed box inside a transformed one moves with that. For boxes that stand in the window, Firefox says `<body>`, others null. */
const hangsInPage = ({ offsetParent }: HTMLElement): boolean => (offsetParent ?? doc.body) !== doc.body

/** It stays where it is in the window while the page scrolls. */
export const standsInWindow = (box: Element): boolean => {
  const { position, top } = getComputedStyle(box)
  if (position !== 'sticky' || top === 'auto') return position === 'fixed' && !hangsInPage(box as HTMLElement)
  let outer = box.parentElement
  while (outer && outer !== doc.body && !scrollsItself(outer)) outer = outer.parentElement
  return outer === doc.body
}

/** What the bars cover, `room` px of the window, and what the headers cover that have been lowered already. */
export const coveredBy = (room: number, lowered: ReadonlyMap<Element, unknown>): Element[] => {
  const edges = [...lowered.keys()].map((box) => box.getBoundingClientRect().bottom - 1)
  const boxes = boxesAt([TOP, room / 2, room - 1, ...edges.filter((y) => y < innerHeight / 2)])
  return [...new Set(boxes)].filter((box) => !lowered.has(box) && standsInWindow(box))
}

/**
 * Whether the page moves without a motion to see: where the visitor wants none, and where the page has fixed boxes, which hang
 * on it instead of the window while it is transformed. Looks where pages keep those.
 */
export const glidesAtOnce = (): boolean =>
  calm() ||
  [...doc.querySelectorAll(':not(body * * *)'), ...boxesAt([TOP, innerHeight - 40])].some(
    (box) => getComputedStyle(box).position === 'fixed',
  )
