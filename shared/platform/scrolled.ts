import { after, all, on, type Stop } from './dom'
import { source } from './source'

/** Reading the page's height may cost a layout: at most once in this many ms (specification, section 9). */
const THROTTLE = 300

/** Told when the page has been scrolled. */
export const scrolled = source<void>((tell) => {
  let waiting: Stop | undefined
  const soon = (): void => {
    waiting ??= after(THROTTLE, () => {
      waiting = undefined
      tell()
    })
  }
  // The browser may have restored a position before anybody scrolled.
  soon()
  return all([on(window, 'scroll', soon), () => waiting?.()])
})
