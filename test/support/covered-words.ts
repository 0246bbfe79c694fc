/** Finds words of an open popup that lie over other words, or that a picture or a box of the popup covers. */
import type { Visit } from './visit.page'

/** Runs in the page: finds lines of words that cannot be read because of what lies over them. */
const coveredIn = (): string[] => {
  interface Line {
    element: Element
    text: string
    box: DOMRect
  }
  const root = document.querySelector('wisp-popup')?.shadowRoot
  const inner = root?.querySelector('.wisp-root')
  if (!root || !inner) return ['does not show']
  const ancestorsOf = (element: Element): Element[] => {
    const { parentElement } = element
    return parentElement ? [element, ...ancestorsOf(parentElement)] : [element]
  }
  const isTurned = (element: Element): boolean =>
    ancestorsOf(element).some((each) => {
      const { rotate, transform } = getComputedStyle(each)
      return rotate !== 'none' || Math.abs(new DOMMatrix(transform === 'none' ? '' : transform).b) > 0.01
    })
  /** A footer that stays in sight, as what it covers is scrolled to. */
  const isSticky = (element: Element): boolean =>
    ancestorsOf(element).some((each) => getComputedStyle(each).position === 'sticky')
  /** Only screen readers have it. */
  const isForReaders = (element: Element): boolean =>
    ancestorsOf(element).some((each) => getComputedStyle(each).clipPath === 'inset(50%)')
  /** The part that is not clipped. */
  const clipped = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
    const edges = { left, top, right, bottom }
    for (const each of ancestorsOf(element)) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const box = each.getBoundingClientRect()
      edges.left = Math.max(edges.left, box.left)
      edges.top = Math.max(edges.top, box.top)
      edges.right = Math.min(edges.right, box.right)
      edges.bottom = Math.min(edges.bottom, box.bottom)
    }
    return new DOMRect(
      edges.left,
      edges.top,
      Math.max(0, edges.right - edges.left),
      Math.max(0, edges.bottom - edges.top),
    )
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(inner, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as Element
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (!text || element.closest('style, option, svg, .wisp-hidden, .wisp-ticker, .numeral, .lane-step')) continue
    if (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      isTurned(element) ||
      isSticky(element) ||
      isForReaders(element)
    )
      continue
    const words = document.createRange()
    words.selectNodeContents(walker.currentNode)
    for (const whole of words.getClientRects()) {
      const box = clipped(element, whole)
      // Letters are lower than their line.
      const inset = box.height * 0.3
      if (box.width > 2 && box.height > whole.height / 2)
        lines.push({ element, text, box: new DOMRect(box.x, box.y + inset, box.width, box.height - 2 * inset) })
    }
  }
  const isOver = ({ box: one }: Line, { box: other }: Line): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  /** The element that is drawn over the line at a point of its middle height; undefined if nothing is. */
  const coverAt = ({ element, box }: Line, x: number): Element | undefined => {
    const hit = root.elementFromPoint(x, box.y + box.height / 2)
    if (!hit || hit.contains(element) || element.contains(hit) || !inner.contains(hit) || isSticky(hit))
      return undefined
    return ancestorsOf(hit)
      .filter((each) => !each.contains(element))
      .find((each) => {
        const { backgroundClip, backgroundColor, backgroundImage } = getComputedStyle(each)
        if (backgroundClip === 'padding-box') return false
        const isPainted = !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none'
        return isPainted || each.matches('img, svg, canvas')
      })
  }
  const coverOf = (line: Line): Element | undefined =>
    [0.5, 0.05, 0.95].map((share) => coverAt(line, line.box.x + share * line.box.width)).find(Boolean)
  /** The sign in the middle of the close control, which has 16 px; around it the control is larger than what is seen. */
  const signOf = (control: Element): DOMRect => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return new DOMRect(x + width / 2 - 8, y + height / 2 - 8, 16, 16)
  }
  const closeSigns = [...root.querySelectorAll('.wisp-close:empty')].map(signOf)
  const overlaps = lines.flatMap((line, index) => {
    const other = lines.slice(index + 1).find((each) => each.element !== line.element && isOver(line, each))
    return other ? [`"${line.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over each other`] : []
  })
  const covers = lines.flatMap((line) => {
    const cover = coverOf(line)
    return cover ? [`"${line.text.slice(0, 30)}" is covered by ${cover.localName}.${cover.getAttribute('class')}`] : []
  })
  const underClose = lines.flatMap((line) =>
    closeSigns.some((box) => isOver(line, { ...line, box }))
      ? [`"${line.text.slice(0, 30)}" is under the close control`]
      : [],
  )
  return [...new Set([...overlaps, ...covers, ...underClose])]
}

/** What a visitor could not read of the open popup. */
export const coveredWords = ({ page }: Visit): Promise<string[]> => page.evaluate(coveredIn)
