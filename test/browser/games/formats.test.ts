/** Three toys, won and lost, with the lead before and after; one page for each toy. */
import { expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { inBoth } from '../../support/builds'
import { stopClock } from '../../support/clock'
import { CLOCK } from '../../support/on-request'
import type { Visit } from '../../support/visit.page'
import {
  close,
  eventsOf,
  FORMATS,
  game,
  give,
  heading,
  inPopup,
  LOSE,
  listen,
  only,
  open,
  play,
  prize,
  WIN,
  waitForResult,
} from './game'

const fixture = withWorld()

const LOST = only(prize('Nothing', { winner: false, code: '', redirect: { url: '/twice', close: true } }))
const lead = async () => (await fixture.world.store.leads.all({ search: '' }))[0]

/** Played by Enter and announced to screen readers. The code is in the win and in the lead. */
const leadPlayWin = async (visit: Visit, id: string): Promise<void> => {
  const { page } = visit
  await open(visit, id)
  await listen(visit)
  expect((await page.content()) + (await inPopup(page, 'return root.innerHTML'))).not.toContain('CODE-')
  await give(visit)
  await heading(page, 'Your turn')
  await play(visit)
  await waitForResult(visit, 'Tea')
  await heading(page, 'You won Tea')
  expect(await violationsOf(page)).toEqual([])
  // A button that does nothing any more says so.
  expect(
    await inPopup(page, `return root.querySelectorAll('.wisp-game button:enabled:not([aria-disabled])').length`),
  ).toBe(0)
  expect(await page.getByRole('button', { name: 'CODE-Tea to copy' }).getAttribute('data-wisp-copy')).toBe('CODE-Tea')
  expect(await eventsOf(visit, 'prize')).toEqual([
    { moment: 'prize', id, prizeId: 'Tea', label: 'Tea', code: 'CODE-Tea' },
  ])
  await expect.poll(async () => (await lead())?.fields).toMatchObject({ prize: 'Tea', coupon: 'CODE-Tea' })
  // Nobody who asked for less motion gets confetti.
  expect(visit.requests).not.toContain('GET /v/confetti.js')
  await close(visit)
}

/** A visitor who has lost is not asked for a lead. */
const playLose = async (visit: Visit, id: string): Promise<void> => {
  const requestCount = visit.requests.length
  await open(visit, id)
  await listen(visit)
  expect(await violationsOf(visit.page)).toEqual([])
  await play(visit)
  await waitForResult(visit, 'Nothing')
  await heading(visit.page, 'Not today')
  expect(await violationsOf(visit.page)).toEqual([])
  expect(await eventsOf(visit, 'prize')).toEqual([])
  expect(visit.requests.slice(requestCount)).not.toContain('POST /api/display/conversion/:id')
  await close(visit)
}

/** The code shows once the lead is given. */
const playWinLead = async (visit: Visit, id: string): Promise<void> => {
  const { page } = visit
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/draw/')) answers.push(await response.text())
  })
  await open(visit, id)
  await listen(visit)
  await play(visit)
  await waitForResult(visit, 'Tea')
  await heading(page, 'Your address')
  expect(answers.join()).not.toContain('CODE-')
  await give(visit)
  await heading(page, 'You won Tea')
  await page.getByRole('button', { name: 'CODE-Tea' }).waitFor()
  expect(await eventsOf(visit, 'prize')).toMatchObject([{ code: 'CODE-Tea' }])
  await expect.poll(async () => (await lead())?.fields).toMatchObject({ prize: 'Tea', coupon: 'CODE-Tea' })
  await close(visit)
}

/** Redirects after four seconds. */
const leadPlayLoseRedirect = async (visit: Visit, id: string): Promise<void> => {
  const { page } = visit
  await open(visit, id)
  await give(visit)
  await heading(page, 'Your turn')
  await stopClock(visit)
  await play(visit)
  await waitForResult(visit, 'Nothing')
  await heading(page, 'Not today')
  await page.clock.runFor(3_000)
  expect(new URL(page.url()).pathname).toBe('/plain')
  await page.clock.runFor(1_100)
  await page.waitForURL('**/twice')
}

it.each(inBoth(FORMATS))(
  '%s: lead, play, win; play, lose; play, win, lead; lead, play, lose, redirect',
  async (toy) => {
    await fixture.world.show(
      game(toy, 'first', WIN, { id: 'firstwin00001' }),
      game(toy, 'after', LOSE, { id: 'afterlose0001' }),
      game(toy, 'after', WIN, { id: 'afterwin00001' }),
      game(toy, 'first', LOST, { id: 'firstlose0001' }),
    )
    const visit = await fixture.world.visit('/plain', { reducedMotion: 'reduce', ...CLOCK })
    await visit.decided()
    await playLose(visit, 'afterlose0001')
    await leadPlayWin(visit, 'firstwin00001')
    await playWinLead(visit, 'afterwin00001')
    await leadPlayLoseRedirect(visit, 'firstlose0001')
  },
)
