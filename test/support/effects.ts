/** Sets the speed of a page's effects: an effect that a case looks at in the middle must not end before. */
import type { Page } from 'playwright-core'

/** `rate`: 1 as usual, 0 not at all. Also of effects that begin later. */
export const effectsOf = async (page: Page): Promise<(rate: number) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return async (playbackRate) => {
    await session.send('Animation.setPlaybackRate', { playbackRate })
  }
}
