/** True if a condition hides the element, or one around it. @param conditional selector of elements that have one */
export const isHiddenByCondition = (element: Element | null, conditional: string): boolean => {
  const holder = element?.closest<HTMLElement>(conditional)
  return !!holder && (holder.style.display === 'none' || isHiddenByCondition(holder.parentElement, conditional))
}
