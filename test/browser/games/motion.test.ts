/** What a card and a box do when they are played: moved by the compositor alone, on a strict page too. */
import { expect, it } from 'vitest'
import { isShipped } from '../../support/both'
import { withWorld } from '../../support/browser'
import { close, game, inPopup, LOSE, visitGame } from './game'
import { expectIdle } from './trace'

const held = withWorld()

/** So that there is time to look at it. */
const SLOW =
  '<style>.wisp-game :is(.wisp-foil, .wisp-box, .wisp-lid, .wisp-inside) { transition-duration: 30s }</style>'

// Who moves it is no matter of the framework.
it.runIf(isShipped()).each([
  ['scratch', 'Reveal', 1],
  ['gift', 'Gift box 1', 4],
] as const)('%s: opening it lays out and paints nothing', async (toy, name, least) => {
  const popup = game(toy, 'never', LOSE, { design: { postPlayScreen: false } })
  const slow = { ...popup, html: SLOW + popup.html }
  const visit = await visitGame(held.world, slow, { reducedMotion: 'no-preference' }, '/csp')
  const { page } = visit
  await page.getByRole('button', { name }).click()
  await expect.poll(() => inPopup(page, 'return root.getAnimations().length')).toBeGreaterThanOrEqual(least)
  await expectIdle(page)
  await close(visit)
})
