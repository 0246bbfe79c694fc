/** Changes to the page that last while a bar is there. */
import { all, on, type Stop } from '../../../shared/page/platform/dom'

/**
 * Changes a property by an animation that stands still: unlike a style it can add to whatever the page itself sets,
 * starts no transition, and leaves no trace.
 */
export const hold = (
  element: Element,
  property: string,
  value: string,
  composite: CompositeOperation = 'replace',
): Stop => {
  const animation = element.animate({ [property]: [value, value] }, { duration: 1, composite })
  animation.pause()
  return () => animation.cancel()
}

/** Undoes what `make` does while the page is printed: no bar is printed either. */
export const exceptOnPaper = (make: () => Stop): Stop => {
  let undo = make()
  return all([
    () => undo(),
    on(window, 'beforeprint', () => undo()),
    on(window, 'afterprint', () => {
      undo = make()
    }),
  ])
}
