/** When the cart may have changed. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds. Wix tells of the click, before the cart has changed. A slow store is read once more. */
const CART_CHANGE_MS = 700
const SECOND_LOOK_MS = 2000

/** Hears Wix's events. */
type Follow = (handler: (name: string) => void) => Stop

/** `readLastCart` gives the cart that was read last, as text. */
export const watchCart = (changed: () => void, readLastCart: () => string, follow: Follow): Stop => {
  let path = location.pathname
  let pending: Stop | undefined
  const expect = (): void => {
    // After a second click, a changed cart may have only the first in it.
    const before = pending ? undefined : readLastCart()
    pending?.()
    pending = all([
      after(CART_CHANGE_MS, changed),
      after(SECOND_LOOK_MS, () => {
        pending = undefined
        if (before === undefined || readLastCart() === before) changed()
      }),
    ])
  }
  return all([
    follow((name) => {
      if (/Cart|Purchase/.test(name)) expect()
      // Quantities that were changed on the page with the cart are told by no event.
      else if (path !== location.pathname) changed()
      path = location.pathname
    }),
    on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
      if (persisted) changed()
    }),
    () => pending?.(),
  ])
}
