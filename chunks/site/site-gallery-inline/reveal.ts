import { bare } from '../../../shared/page/platform/safe-dom'

/** Pages hide with these what is only for the gallery. */
const HIDING_ATTRIBUTES = ['hidden', 'aria-hidden', 'inert']

/** Shows what the page hides. @returns the undo, which leaves the element as the page wrote it */
export const reveal = (element: HTMLElement): (() => void) => {
  const write = bare(element, 'setAttribute')
  const remove = bare(element, 'removeAttribute')
  const style = bare(element, 'style')
  const before = HIDING_ATTRIBUTES.map((name) => [name, bare(element, 'getAttribute')(name)] as const)
  const wasStyled = bare(element, 'hasAttribute')('style')
  const display = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const
  for (const name of HIDING_ATTRIBUTES) remove(name)
  const isHidden = getComputedStyle(element).display === 'none'
  if (isHidden) style.setProperty('display', 'block', 'important')
  return () => {
    for (const [name, value] of before) if (value !== null) write(name, value)
    if (!isHidden) return
    style.setProperty('display', ...display)
    if (!wasStyled) remove('style')
  }
}
