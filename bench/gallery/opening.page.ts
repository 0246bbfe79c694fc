/** Milliseconds from the visitor's event to two frames. */
export interface Times {
  /** The first with anything of the gallery in it. */
  frame: number
  /** The first with the whole picture in it. */
  picture: number
}

/**
 * Runs in the page: waits for an event of the visitor, and sets `opening` to a promise of the times. A frame counts if
 * it starts with the element visible, in sight and not transparent; a task after the frame takes the time. A picture
 * must also be loaded and decoded, at least half opaque, and with half of its width on the screen.
 */
export const watchOpening = (type: 'click' | 'keydown', shows: string, picture: string): void => {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

  const inSight = (element: Element, opacity: number, part: number): boolean => {
    if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth)) return false
    if (!element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < opacity) return false
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect()
    const across = Math.min(right, innerWidth) - Math.max(left, 0)
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return width > 0 && height > 0 && down > 0 && across > 0 && across >= width * part
  }
  const first = (): Element | undefined =>
    [...document.querySelectorAll(shows)].find((element) => inSight(element, 0.01, 0))
  const full = (): HTMLImageElement | undefined =>
    [...document.images].find((image) => image.src === picture && !image.closest('#thumbs') && inSight(image, 0.5, 0.5))

  const frame = (): Promise<number> => new Promise(requestAnimationFrame)
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(0)
    })
  const frameWith = async <T>(find: () => T | undefined): Promise<T> => {
    const start = performance.now()
    for (;;) {
      await frame()
      const element = find()
      if (element) return element
      if (performance.now() - start > 20_000) throw new Error(`${picture} did not come`)
    }
  }
  const timesFrom = async (start: number): Promise<Times> => {
    const firstPaint = frameWith(first).then(painted)
    const fullPaint = frameWith(full).then(async (image) => {
      // The image may be replaced while it is decoded.
      await image.decode().catch(() => {})
      await frame()
      return painted()
    })
    return { frame: (await firstPaint) - start, picture: (await fullPaint) - start }
  }
  const opening = new Promise<Times>((resolve, reject) =>
    addEventListener(type, ({ timeStamp }) => timesFrom(timeStamp).then(resolve, reject), {
      capture: true,
      once: true,
    }),
  )
  Object.assign(globalThis, { opening })
}
