/** Plays the game of an open popup to its end, and gives the lead that it asks for. */
import type { Page } from 'playwright-core'
import { fillFields } from './fill-form'

/** A box to open, the button under the scratch layer, or that of the design. */
const MOVES = '.wisp-box, .wisp-reveal, [data-wisp-action=play]'

/** @param look is called on each further screen */
export const playGame = async (page: Page, look: () => Promise<unknown>): Promise<void> => {
  const popup = page.locator('wisp-popup .wisp-frame')
  const screen = (name: string) => popup.locator(`[data-wisp-screen=${name}]`).filter({ visible: true })
  const leave = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    if (!(await screen(name).count())) return
    await act()
    await screen(name).waitFor({ state: 'detached' })
    await look()
  }
  const give = async (): Promise<void> => {
    await fillFields(popup)
    await screen('main').locator('[type=submit]').click()
  }
  const play = async (): Promise<void> => {
    // Any of them, also one that is drawn in motion.
    await popup.locator(MOVES).filter({ visible: true }).first().dispatchEvent('click')
  }
  await leave('main', give)
  await leave('play', play)
  await leave('main', give)
  await screen('win').or(screen('lose')).waitFor()
}
