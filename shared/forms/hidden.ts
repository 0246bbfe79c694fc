import { CONDITIONAL } from '../wire/site/conditions'

/** Whether a condition hides the element, or something around it. */
export const isHiddenByCondition = (element: Element | null): boolean => {
  const holder = element?.closest<HTMLElement>(CONDITIONAL)
  return !!holder && (holder.style.display === 'none' || isHiddenByCondition(holder.parentElement))
}
