/** Modal popups cover the page. Only a page that does not leave them the focus is made inert. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './visit.page'

/** A popup that covers the page, and not one that is closing. */
export const MODAL_FRAME = '.wisp-frame[aria-modal]'

export const coversPage = (frame: Locator): Promise<boolean> =>
  frame.evaluate((element, selector) => element.matches(selector), MODAL_FRAME)

/** Waits until what comes after the first paint is there: it keeps the focus, and hears of presses beside the popup. */
export const modalListens = ({ page }: Pick<Visit, 'page'>): Promise<void> =>
  expect.poll(() => page.locator('wisp-popup .wisp-end').count()).toBe(2)
