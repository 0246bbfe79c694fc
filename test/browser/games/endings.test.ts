/** The end of a game: after it was played, and if nobody plays. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { stopClock } from '../../support/clock'
import { CLOCK } from '../../support/on-request'
import { settled } from '../../support/settled'
import type { Visit } from '../../support/visit.page'
import {
  close,
  eventsOf,
  game,
  give,
  heading,
  heard,
  LOSE,
  listen,
  only,
  open,
  play,
  prize,
  visitGame,
  WIN,
  waitForResult,
} from './game'

const fixture = withWorld()

const pathOf = ({ page }: Visit): string => new URL(page.url()).pathname
/** Expects the redirect after this time, and not a second earlier. */
const leadsOnAfter = async (visit: Visit, ms: number): Promise<void> => {
  await visit.page.clock.runFor(ms - 1_000)
  expect(pathOf(visit)).toBe('/plain')
  await visit.page.clock.runFor(1_100)
  await visit.page.waitForURL('**/twice*')
}

describe('a prize without a code', () => {
  it.runIf(isShipped())('has no button to copy one, whatever display the design gives its buttons', async () => {
    const won = game('gift', 'never', only(prize('A visit', { code: '' })))
    const html = won.html.replace('<style>', '<style>button { display: flex !important } ')
    const visit = await visitGame(fixture.world, { ...won, html }, CLOCK)
    await visit.page.getByRole('button', { name: 'Gift box 3' }).click()
    await heading(visit.page, 'You won A visit')
    expect(await visit.page.getByRole('button', { name: 'to copy' }).count()).toBe(0)
  })
})

describe('a game without an end screen', () => {
  const UNTOLD = { postPlayScreen: false }

  it('continues after 8 seconds', async () => {
    const visit = await visitGame(fixture.world, game('gift', 'first', WIN, { design: UNTOLD }), CLOCK)
    const { page } = visit
    await give(visit)
    await heading(page, 'Your turn')
    await stopClock(visit)
    await page.getByRole('button', { name: 'Gift box 3' }).click()
    // The time begins with the announcement, which may come later than the open box.
    await heard(visit, 'Tea')
    expect(await page.locator('.wisp-box.open').textContent()).toBe('Tea')
    await page.clock.runFor(7_500)
    await heading(page, 'Your turn')
    await page.clock.runFor(600)
    await heading(page, 'Thank you')
  })

  it.runIf(isShipped())('still redirects to the prize’s address once the lead is given', async () => {
    const won = only(prize('Tea', { redirect: { url: '/twice', close: true, delay: 5 } }))
    const visit = await visitGame(fixture.world, game('wheel', 'after', won, { design: UNTOLD }), CLOCK)
    await listen(visit)
    await play(visit)
    await waitForResult(visit, 'Tea')
    await visit.page.clock.runFor(5_000)
    await heading(visit.page, 'Your address')
    await stopClock(visit)
    await give(visit)
    await heading(visit.page, 'Thank you')
    expect(await eventsOf(visit, 'prize')).toMatchObject([{ code: 'CODE-Tea' }])
    await leadsOnAfter(visit, 5_000)
  })
})

describe('a game redirects', () => {
  const OWN_REDIRECT = { redirect: { url: '/twice', newTab: false, sendFormData: false } }
  const ELSEWHERE = { url: '/elsewhere', close: true }
  const TO_TWICE = { url: '/twice', close: true }

  it.runIf(isShipped()).each([
    [
      'to the prize’s address, after three times as long if there is a code',
      prize('Tea', { redirect: TO_TWICE }),
      {},
      12_000,
    ],
    ['after the delay that the owner set', prize('Tea', { redirect: { ...TO_TWICE, delay: 6 } }), {}, 6_000],
    ['to the popup’s own address, if the prize has none', prize('Tea'), OWN_REDIRECT, 12_000],
    [
      'to the prize’s address rather than the popup’s',
      prize('Tea', { redirect: TO_TWICE }),
      { redirect: { ...OWN_REDIRECT.redirect, ...ELSEWHERE } },
      12_000,
    ],
  ])('%s', async (_, won, design, ms) => {
    const visit = await visitGame(fixture.world, game('gift', 'never', only(won), { design }), CLOCK)
    await stopClock(visit)
    await visit.page.getByRole('button', { name: 'Gift box 1' }).click()
    await waitForResult(visit, 'Tea')
    await heading(visit.page, 'You won Tea')
    // 0.7 s have passed already: `waitForResult` takes 3.1 s, of which the box rests for 2.4 s.
    await leadsOnAfter(visit, ms - 700)
  })

  it.runIf(isShipped())('with what was typed, if the popup says so', async () => {
    const design = { redirect: { url: '/twice', newTab: false, sendFormData: true } }
    const visit = await visitGame(fixture.world, game('gift', 'first', only(prize('Tea')), { design }), CLOCK)
    await give(visit)
    await heading(visit.page, 'Your turn')
    await visit.page.getByRole('button', { name: 'Gift box 1' }).click()
    await waitForResult(visit, 'Tea')
    await heading(visit.page, 'You won Tea')
    await visit.page.clock.runFor(12_000)
    await visit.page.waitForURL('**/twice*')
    expect(Object.fromEntries(new URL(visit.page.url()).searchParams)).toMatchObject({ email: 'ann@example.com' })
  })

  it.runIf(isShipped())('nowhere if the visitor has lost and given no lead', async () => {
    const visit = await visitGame(fixture.world, game('gift', 'after', LOSE, { design: OWN_REDIRECT }), CLOCK)
    await play(visit)
    await waitForResult(visit, 'Nothing')
    await heading(visit.page, 'Not today')
    await visit.page.clock.runFor(13_000)
    expect(pathOf(visit)).toBe('/plain')
  })
})

describe('a game closes by itself', () => {
  /** After minutes, which no machine needs for what comes before them. */
  const SOON = { autoClose: 600 }
  const pass = ({ page }: Visit) => page.clock.fastForward(601_000)

  it.runIf(isShipped())('when nobody plays', async () => {
    const visit = await visitGame(fixture.world, game('gift', 'after', WIN, { design: SOON }), CLOCK)
    await pass(visit)
    await visit.dialog.waitFor({ state: 'detached' })
  })

  it('but not while somebody plays', async () => {
    const popup = game('wheel', 'after', WIN, { design: SOON })
    const visit = await visitGame(fixture.world, popup, { hasTouch: true, reducedMotion: 'no-preference', ...CLOCK })
    await visit.page.locator('.wisp-wheel').tap({ position: { x: 150, y: 60 } })
    await expect.poll(() => visit.requests.join()).toContain('/draw/')
    await pass(visit)
    await settled(visit.page)
    expect(await visit.dialog.count()).toBe(1)
  })
})

describe('after a game was played', () => {
  it('its teaser does not return; the game can be opened again and says that it is over', async () => {
    const place = { position: 'bottom-left', entryEffect: 'none', exitEffect: 'none' } as const
    const teaser = { mode: 'always', text: 'Play', ...place } as const
    const visit = await visitGame(fixture.world, game('gift', 'first', WIN, { design: { teaser } }), CLOCK)
    const { page } = visit
    await listen(visit)
    await give(visit)
    await heading(page, 'Your turn')
    await page.getByRole('button', { name: 'Gift box 1' }).click()
    await waitForResult(visit, 'Tea')
    await heading(page, 'You won Tea')
    await page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    expect(await eventsOf(visit, 'close')).toMatchObject([{ trigger: 'x' }])
    expect(await eventsOf(visit, 'poptinClose')).toHaveLength(1)
    await expect.poll(() => visit.requests.join()).toContain('POST /api/display/closed/')
    await page.reload()
    await visit.decided(2)
    await open(visit)
    await heading(page, 'Your address')
    expect(await page.locator('wisp-teaser').getByText('Play').count()).toBe(0)
  })

  it.runIf(isShipped())('it counts as converted for the rules', async () => {
    const shows = { stopWhenConverted: true, onClickOnly: false, triggers: { timeDelay: 0 } }
    const visit = await visitGame(fixture.world, game('gift', 'after', LOSE, shows), CLOCK)
    const { page } = visit
    await page.getByRole('button', { name: 'Gift box 1' }).click()
    await waitForResult(visit, 'Nothing')
    await close(visit)
    await page.reload()
    await visit.decided(2)
    await visit.wisp((wisp) => wisp.ready())
    const [popup] = (await visit.wisp((wisp) => wisp.explain())).popups
    expect(popup?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule)).toContain('converted')
  })
})
