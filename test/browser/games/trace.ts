/** What a page's main thread does while something moves, from Chromium's trace. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { traceOf } from '../../support/trace'
import { inPopup } from './game'

/** The length of a trace, in milliseconds. */
const WHILE = 1_000
/** The events of a movement in each frame, unless the compositor moves it alone. */
const WORK = ['UpdateLayoutTree', 'Layout', 'Paint', 'FireAnimationFrame']
/** Events that are allowed by the way. A second of frames has more, even on the slowest machine. */
const BY_THE_WAY = 4

/** Runs in the page: work that must appear in the trace. */
const work = (): number => {
  const { style, offsetHeight } = document.documentElement
  style.paddingBottom = `${offsetHeight % 2}px`
  return document.documentElement.offsetHeight
}

const countWork = async (page: Page): Promise<Record<string, number>> => {
  const trace = await traceOf(page, async () => {
    await new Promise((resolve) => setTimeout(resolve, WHILE))
    await page.evaluate(work)
  })
  return Object.fromEntries(WORK.map((work) => [work, trace.filter(({ name }) => name === work).length]))
}

/**
 * Expects that the compositor alone moves what moves: nothing is styled, laid out, painted or scripted frame by frame.
 */
export const expectIdle = async (page: Page): Promise<void> => {
  await expect.poll(async () => Math.max(...Object.values(await countWork(page)))).toBeLessThanOrEqual(BY_THE_WAY)
  // An empty trace would prove nothing, and neither would one after the movement.
  expect((await countWork(page)).UpdateLayoutTree).toBeGreaterThan(0)
  expect(await inPopup(page, 'return root.getAnimations().length')).toBeGreaterThan(0)
}
