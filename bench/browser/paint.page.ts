/**
 * Runs in the page: time from firing to the frame that shows the popup, in milliseconds. That is the first frame that
 * starts with the popup visible and not fully transparent; a task after the frame takes the time. Where the popup fires by itself,
 * `firedAt` says when.
 */
export const measurePaint = (
  fire: (popup: string) => unknown,
  find: () => Element | null | undefined,
  popup: string,
  firedAt?: () => number | undefined,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const inSight = (): boolean => {
      const element = find()
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { width, height, top, left } = element.getBoundingClientRect()
      return width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0
    }
    const check = (): void => {
      if (performance.now() - start > 20_000) reject(new Error('no popup came'))
      if (!inSight()) return void requestAnimationFrame(check)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - (firedAt?.() ?? start))
      port2.postMessage(0)
    }
    requestAnimationFrame(check)
    Promise.resolve(fire(popup)).catch(reject)
  })
