export const isOut = (element: Element): boolean => /fixed|absolute/.test(getComputedStyle(element).position)

/** The first element below the bar that is laid out in the flow: the one that must not move. */
export const following = (bar: Element): Element | undefined => {
  for (let around: Element | null = bar; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      // `offsetParent` is null for what is not drawn, and for fixed elements.
      if ((next as HTMLElement).offsetParent && /static|relative/.test(getComputedStyle(next).position)) return next
}
