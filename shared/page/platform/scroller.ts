/**
 * The element that scrolls on this page, and its progress. Usually the window; on app shells, the largest box that
 * scrolls and covers the middle of the window, also in an open shadow root.
 */
import { after, all, on, type Stop } from './dom'
import { doc } from './safe-dom'
import { source } from './source'

export interface Scroller {
  element: Element
  /** px from its top, and how many there are. */
  top: number
  range: number
}

/** A window that scrolls by less than this part of its height is a page of one screen with a few pixels too many. */
const SLIGHT_SHARE = 1 / 4
/** A box that covers less than this part of the window is a part of the page. */
const MIN_AREA_SHARE = 1 / 4
/** px: no page is at the end of it. */
const UNKNOWN = 1e9
/** Elements that lie over the page, and fields. */
const NOT_THE_PAGE = 'dialog,[popover],[aria-modal=true],[role=dialog],textarea,select'

const rangeOf = ({ scrollHeight, clientHeight }: Element): number => scrollHeight - clientHeight

/** In documents without a doctype it is the body. */
const rootOf = (): Element => doc.scrollingElement ?? doc.documentElement

const overflow = (element: Element): string => getComputedStyle(element).overflowY

/** The overflow of the body is the window's while the root has none of its own. */
const ofWindow = (): Element | null => {
  const { body, documentElement } = doc
  return body && overflow(documentElement) === 'visible' ? body : documentElement
}

/** Boxes whose overflow is hidden are scrolled by scripts that draw scrollbars of their own. */
const canScroll = (element: Element): boolean =>
  rangeOf(element) > 1 &&
  element !== ofWindow() &&
  (/auto|scroll|overlay/.test(overflow(element)) || element.scrollTop > 0)

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null

/** @param visited browsers differ in whether a shadow root also names what is around it */
const inMiddle = (root: DocumentOrShadowRoot, visited = new Set<unknown>()): Element[] => {
  visited.add(root)
  return root.elementsFromPoint(innerWidth / 2, innerHeight / 2).flatMap((element) => {
    const { shadowRoot } = element
    return shadowRoot && !visited.has(shadowRoot) ? [...inMiddle(shadowRoot, visited), element] : element
  })
}

const area = ({ clientHeight, clientWidth }: Element): number => clientHeight * clientWidth

const findBox = (): Element | undefined => {
  const boxes = new Set<Element>()
  for (const inner of inMiddle(doc))
    for (let each: Element | null = inner; each && each !== rootOf(); each = parentOf(each)) boxes.add(each)
  const [largest] = [...boxes]
    .filter(
      (box) => area(box) >= MIN_AREA_SHARE * innerWidth * innerHeight && canScroll(box) && !box.closest(NOT_THE_PAGE),
    )
    .sort((a, b) => area(b) - area(a))
  return largest
}

let box: Element | undefined

/** Asks for the layout of the page. */
export const scroller = (): Scroller => {
  const root = rootOf()
  const windowRange = rangeOf(root)
  const holder = ofWindow()
  const locked = scrollY <= 0 && !!holder && /hidden|clip/.test(overflow(holder))
  if (locked || windowRange < SLIGHT_SHARE * innerHeight) {
    if (!box?.isConnected || !canScroll(box)) box = findBox()
    if (box) return { element: box, top: box.scrollTop, range: rangeOf(box) }
    // The box that scrolls has not been drawn yet, or something of the page keeps everything from scrolling for a while.
    if (locked) return { element: root, top: 0, range: UNKNOWN }
  }
  return { element: root, top: scrollY, range: windowRange }
}

/** Milliseconds: what the visitor scrolls with is heard dozens of times a second. */
const LOOK_MS = 300

/**
 * Hears the box in a shadow root, from which no scroll event comes out: what the visitor scrolls with does.
 */
const hearInShadow = (listener: (timeStamp: number) => void): Stop => {
  const options = { capture: true, passive: true }
  let waiting: Stop | undefined
  let scrolledElement: Element | undefined
  let stopBox: Stop = () => {}
  const look = (): void => {
    waiting = undefined
    const { element } = scroller()
    if (element === scrolledElement || !(element.getRootNode() instanceof ShadowRoot)) return
    scrolledElement = element
    stopBox()
    stopBox = on(element, 'scroll', ({ timeStamp }) => listener(timeStamp), options)
    listener(performance.now())
  }
  const soon = (): void => {
    waiting ??= after(LOOK_MS, look)
  }
  return all([
    ...['wheel', 'touchmove', 'keydown'].map((type) => on(document, type, soon, options)),
    () => waiting?.(),
    () => stopBox(),
  ])
}

/** Tells when the page scrolls. */
export const onScroll = source<number>((notify) =>
  all([
    on(
      window,
      'scroll',
      ({ target, timeStamp }) => {
        // A carousel, or a list in the page, does not count.
        if (!(target instanceof Element) || target === box || target === scroller().element) notify(timeStamp)
      },
      { capture: true, passive: true },
    ),
    hearInShadow(notify),
  ]),
)
