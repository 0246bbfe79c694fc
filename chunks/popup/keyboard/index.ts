/**
 * Keeps the frame clear of an on-screen keyboard. Browsers lay the keyboard over the page, fixed boxes included, and
 * only the visual viewport tells how much it covers (https://developer.mozilla.org/docs/Web/API/VisualViewport). The
 * style sheets read `--above` and `--below`.
 */
import { afterPaint, all, on, type Stop } from '../../../shared/page/platform/dom'

export const makeRoom = (frame: HTMLElement): Stop => {
  const view = visualViewport
  if (!view) return () => {}
  const fit = (): void => {
    const { height, offsetTop, scale } = view
    // The visitor has zoomed in, and chooses what to see.
    const above = scale > 1 ? 0 : offsetTop
    const below = scale > 1 ? 0 : Math.max(0, innerHeight - offsetTop - height)
    frame.style.setProperty('--above', `${above}px`)
    frame.style.setProperty('--below', `${below}px`)
    if (below) (frame.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: 'nearest' })
  }
  return all([afterPaint(fit), on(view, 'resize', fit), on(view, 'scroll', fit)])
}
