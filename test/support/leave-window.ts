import type { Page } from 'playwright-core'

/** The pointer leaves the window through its top edge. */
export const leaveWindow = async ({ mouse }: Page): Promise<void> => {
  await mouse.move(400, 300)
  await mouse.move(400, -2)
}
