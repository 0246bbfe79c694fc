/** Names a box by its place and those of all around it, for a sheet that is to reach it alone. */
export const placeOf = (box: Element): string => {
  const { parentElement } = box
  return parentElement
    ? `${placeOf(parentElement)}>:nth-child(${[...parentElement.children].indexOf(box) + 1})`
    : ':root:not(#w):not(#w)'
}
