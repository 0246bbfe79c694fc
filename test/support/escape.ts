import { expect } from 'vitest'
import type { Visit } from './visit.page'

/** Popups that leave the page usable hear of Escape by a chunk that comes after them: waits until it has come. */
export const escapeListens = async ({ page, requests }: Visit): Promise<void> => {
  await expect.poll(() => requests.some((request) => request.endsWith('/escape.js'))).toBe(true)
  await page.waitForLoadState('networkidle')
}
