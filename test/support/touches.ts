/** Real touches, of one finger or several: the page gets pointer events from the browser, as on a phone. */
import type { Page } from 'playwright-core'

type Finger = [x: number, y: number]

const points = (fingers: Finger[]) => fingers.map(([x, y], id) => ({ x, y, id }))

export const fingersOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  /** The browser hands out moves once for each frame. */
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))))
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[] = []) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points(fingers) })
    if (type === 'touchMove') await frame()
  }
  const lift = () => send('touchEnd')
  return {
    /** Fingers that are down already come first. */
    put: (...fingers: Finger[]) => send('touchStart', fingers),
    move: (...fingers: Finger[]) => send('touchMove', fingers),
    lift,
    async tap(x: number, y: number) {
      await send('touchStart', [[x, y]])
      await lift()
    },
    /** In steps, as a finger moves. */
    async drag([x, y]: Finger, byX: number, byY: number) {
      await send('touchStart', [[x, y]])
      for (let step = 1; step <= 4; step++) await send('touchMove', [[x + (byX * step) / 4, y + (byY * step) / 4]])
      await lift()
    },
  }
}
