/** What a page's main thread does while something moves, as Chromium traces it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { traceOf } from '../../support/trace'
import { inPopup } from './game'

/** Milliseconds that are looked at. */
const WHILE = 1_000
/** What a movement costs in each frame unless the compositor does it alone. */
const WORK = ['UpdateLayoutTree', 'Layout', 'Paint', 'FireAnimationFrame']
/** What happens by the way is less than a second of frames, on the slowest machine. */
const BY_THE_WAY = 4

/** In the page: what a trace cannot miss. */
const work = (): number => {
  const { style, offsetHeight } = document.documentElement
  style.paddingBottom = `${offsetHeight % 2}px`
  return document.documentElement.offsetHeight
}

const countWork = async (page: Page): Promise<Record<string, number>> => {
  const trace = await traceOf(page, async () => {
    await new Promise((done) => setTimeout(done, WHILE))
    await page.evaluate(work)
  })
  return Object.fromEntries(WORK.map((work) => [work, trace.filter(({ name }) => name === work).length]))
}

/** What moves is moved by the compositor alone: after the press nothing is styled, laid out, painted or scripted frame by frame. */
export const expectIdle = async (page: Page): Promise<void> => {
  await expect.poll(async () => Math.max(...Object.values(await countWork(page)))).toBeLessThanOrEqual(BY_THE_WAY)
  // A trace without anything in it would prove nothing, and neither would one of what has come to rest.
  expect((await countWork(page)).UpdateLayoutTree).toBeGreaterThan(0)
  expect(await inPopup(page, 'return root.getAnimations().length')).toBeGreaterThan(0)
}
