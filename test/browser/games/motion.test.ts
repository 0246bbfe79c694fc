/** How a scratch card and a gift box open: by the compositor alone, also on a strict page. */
import { expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { close, game, inPopup, LOSE, visitGame } from './game'
import { expectIdle } from './trace'

const fixture = withWorld()

/** Slow enough to be measured. */
const SLOW =
  '<style>.wisp-game :is(.wisp-foil, .wisp-box, .wisp-lid, .wisp-inside) { transition-duration: 30s }</style>'

// The framework has no part in the motion.
it.runIf(isShipped()).each([
  ['scratch', 'Reveal', 1],
  ['gift', 'Gift box 1', 4],
] as const)('%s: opening it lays out and paints nothing', async (toy, name, least) => {
  const popup = game(toy, 'never', LOSE, { design: { postPlayScreen: false } })
  const slow = { ...popup, html: SLOW + popup.html }
  const visit = await visitGame(fixture.world, slow, { reducedMotion: 'no-preference' }, '/csp')
  const { page } = visit
  await page.getByRole('button', { name }).click()
  await expect.poll(() => inPopup(page, 'return root.getAnimations().length')).toBeGreaterThanOrEqual(least)
  await expectIdle(page)
  await close(visit)
})
