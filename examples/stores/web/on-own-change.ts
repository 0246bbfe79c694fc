import type { CartAnnouncement } from '../../../shared/page/visit/cart'

/**
 * Calls `changed` when a popup has changed the cart. What the page has changed itself is drawn already, and the same
 * cart is announced again to whoever asks for it.
 */
export const onOwnChange = (changed: () => void): void => {
  let lastLines = ''
  window.addEventListener('wisp:cart', (event) => {
    const { lines, own, remembered } = (event as CustomEvent<CartAnnouncement>).detail
    if (remembered) return
    const now = JSON.stringify(lines)
    if (own && now !== lastLines) changed()
    lastLines = now
  })
}
