/** A game and the server that draws: one that cannot be reached, lacks the call, or answers nonsense. */
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { CLOCK } from '../../support/on-request'
import type { Visit } from '../../support/visit.page'
import { fetchWhole } from '../../support/whole-answer'
import {
  eventsOf,
  game,
  give,
  heading,
  heard,
  inPopup,
  LOSE,
  listen,
  play,
  visitGame,
  WIN,
  waitForResult,
} from './game'

const fixture = withWorld()

const CORS = { 'access-control-allow-origin': '*' }
const drawsBy = (answer: (route: Route) => Promise<unknown>) => ({
  prepare: ({ page }: Visit) => page.route('**/draw/**', answer),
})

describe('a server', () => {
  it('that cannot be reached costs nobody their turn: the visitor sees an error, and plays again with the same submission', async () => {
    const visit = await visitGame(fixture.world, game('wheel', 'first', WIN), CLOCK)
    const { page } = visit
    const submissions: (string | null)[] = []
    await page.route('**/draw/**', (route) => {
      submissions.push(new URLSearchParams(route.request().postData() ?? '').get('submission_id'))
      return route.abort()
    })
    await give(visit)
    await heading(page, 'Your turn')
    await play(visit)
    for (const ms of [1_100, 3_100]) {
      const before = submissions.length
      await expect.poll(() => submissions.length).toBeGreaterThan(0)
      await page.clock.runFor(ms)
      await expect.poll(() => submissions.length).toBeGreaterThan(before)
    }
    await expect.poll(() => page.locator('.wisp-unplayed').textContent()).toContain('Your turn is not lost')
    await page.unroute('**/draw/**')
    await play(visit)
    await waitForResult(visit, 'Tea')
    await heading(page, 'You won Tea')
    expect(new Set(submissions).size).toBe(1)
  })

  it.runIf(isShipped()).each(
    everydayRows([
      ['404, no such address', { status: 404, body: 'Not found' }],
      ['405, no such method', { status: 405, body: '' }],
      ['500, an error', { status: 500, body: '<h1>Oops</h1>' }],
      ['an HTML page', { status: 200, body: '<!doctype html>Welcome' }],
      ['an empty response', { status: 200, body: '{}' }],
      // As many servers answer unknown addresses: without permission for other origins to read the answer.
      ['without CORS headers', undefined],
    ]),
  )(
    'that lacks the call and answers with %s leaves the draw to the page, and gets the result with the lead',
    async (_, lacking) => {
      const forms: URLSearchParams[] = []
      const visit = await visitGame(fixture.world, game('gift', 'first', WIN), {
        async prepare({ page }) {
          await page.clock.install()
          await page.route('**/draw/**', (route) =>
            lacking ? route.fulfill({ headers: CORS, ...lacking }) : route.abort(),
          )
          await page.route(/\/api\/display\/[^/]+$/, async (route) => {
            const response = await fetchWhole(route)
            const answer = await response.json()
            answer.poptins[0].prizes = [
              { prize_id: 1, label: 'Coal', chances: 0, is_winner: 0, loosing_option: 1 },
              { prize_id: 2, label: 'Tea', code: 'HERE', chances: 20, is_winner: 1, loosing_option: 0 },
            ]
            await route.fulfill({ response, json: answer })
          })
          page.on('request', (request) => {
            if (request.url().includes('/conversion/')) forms.push(new URLSearchParams(request.postData() ?? ''))
          })
        },
      })
      const { page } = visit
      await give(visit)
      await heading(page, 'Your turn')
      await page.getByRole('button', { name: 'Gift box 2' }).click()
      await waitForResult(visit, 'Tea')
      await heading(page, 'You won Tea')
      await page.getByRole('button', { name: 'HERE' }).waitFor()
      expect([forms[0]?.get('prize_id'), forms[0]?.get('coupon')]).toEqual(['2', 'HERE'])
      // There are no further attempts to wait for.
      expect(visit.requests.filter((request) => request.includes('/draw/'))).toHaveLength(1)
    },
  )

  it.runIf(isShipped())(
    'behind a proxy that fails for a moment is asked again, if only the server can draw',
    async () => {
      let failed = 0
      const answer = (route: Route) =>
        failed++ ? route.fallback() : route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>', headers: CORS })
      const visit = await visitGame(fixture.world, game('wheel', 'never', WIN), drawsBy(answer))
      await play(visit)
      await heard(visit, 'Tea')
    },
  )

  it.runIf(isShipped())('that is slow to take the lead keeps nobody who presses twice from playing', async () => {
    const form = `<form data-wisp-form><label for="email">Email</label>
      <input id="email" type="email" data-wisp-field="email"><button>Send</button></form>`
    const html = `<section data-wisp-screen="main"><div data-wisp-gift></div>${form}</section>
      <section data-wisp-screen="win"><h2>You won</h2></section>`
    const visit = await visitGame(fixture.world, game('gift', 'first', WIN, { html }), CLOCK)
    const { page } = visit
    let resolveRelease = (): void => {}
    const release = new Promise<void>((resolve) => {
      resolveRelease = resolve
    })
    await page.route('**/conversion/**', (route) => release.then(() => route.continue()))
    await give(visit)
    // From then on a second press is no longer ignored.
    await page.clock.runFor(1_500)
    await page.getByRole('button', { name: 'Send' }).click()
    resolveRelease()
    await heading(page, 'You won')
  })

  it.runIf(isShipped()).each([
    ['a losing prize', LOSE],
    ['no prize, if all of them win,', WIN],
  ])('that takes a lead for a bot’s gives it %s and ends the game', async (_, prizes) => {
    const visit = await visitGame(fixture.world, game('gift', 'first', prizes), CLOCK)
    const { page } = visit
    // As if it had been sent at once, however long this page took.
    await page.route('**/conversion/**', (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '')
      form.set('elapsed', '0')
      return route.continue({ postData: form.toString() })
    })
    await give(visit)
    await heading(page, 'Your turn')
    await page.getByRole('button', { name: 'Gift box 2' }).click()
    await page.locator('.wisp-box.open').waitFor()
    await page.clock.runFor(3_100)
    await heading(page, 'Not today')
    expect(await page.locator('.wisp-unplayed').textContent()).toBe('')
  })

  it.runIf(isShipped())('of ours that refuses the draw is not bypassed, whatever chances the page knows', async () => {
    const refusal = { error: { code: 'malformed', message: 'No such player' } }
    const visit = await visitGame(fixture.world, game('gift', 'never', WIN), {
      async prepare({ page }) {
        await page.route('**/draw/**', (route) => route.fulfill({ status: 400, json: refusal, headers: CORS }))
        await page.route(/\/api\/display\/click\//, async (route) => {
          const response = await fetchWhole(route)
          const answer = await response.json()
          answer.poptins[0].prizes = [{ prize_id: 2, label: 'Tea', chances: 100, is_winner: 1 }]
          await route.fulfill({ response, json: answer })
        })
      },
    })
    const boxes = visit.page.locator('.wisp-gift')
    const before = await boxes.boundingBox()
    await visit.page.getByRole('button', { name: 'Gift box 1' }).click()
    await expect.poll(() => visit.page.locator('.wisp-unplayed').textContent()).toContain('Your turn is not lost')
    // The boxes have not moved, and the message has a background of its own.
    expect(await boxes.boundingBox()).toEqual(before)
    expect(
      await visit.page.locator('.wisp-unplayed').evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(255, 255, 255)')
  })

  it.runIf(isShipped()).each(
    everydayRows([
      ['a log-in page', 200, '<!doctype html><p>Log in'],
      ['no prize', 200, '{"success":true,"prize":null}'],
      ['a prize that is not text', 200, '{"prize":{"prize_id":{"toString":1},"label":{"toString":1}}}'],
      ['a refusal', 400, '{"error":{}}'],
    ]),
  )('that answers with %s costs nobody their turn', async (_, status, body) => {
    const answer = (route: Route) => route.fulfill({ status, body, headers: CORS })
    const visit = await visitGame(fixture.world, game('wheel', 'never', WIN), drawsBy(answer))
    const { page } = visit
    await play(visit)
    await expect.poll(() => page.locator('.wisp-unplayed').textContent()).toContain('Your turn is not lost')
    await page.unroute('**/draw/**')
    await play(visit)
    await heard(visit, 'Tea')
  })

  it.runIf(isShipped())(
    'that takes its time is waited for: the press shows, and pressing again announces it once',
    async () => {
      const visit = await visitGame(fixture.world, game('wheel', 'after', WIN), CLOCK)
      const { page } = visit
      await listen(visit)
      await play(visit)
      await waitForResult(visit, 'Tea')
      await heading(page, 'Your address')
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/draw/**', (route) => answered.then(() => route.fallback()))
      await give(visit)
      await page.locator('.wisp-game[data-drawing]').waitFor()
      await page.clock.runFor(1_500)
      await page.getByRole('button', { name: 'Send' }).click()
      answer()
      await heading(page, 'You won Tea')
      expect(await page.locator('.wisp-game[data-drawing]').count()).toBe(0)
      await page.waitForLoadState('networkidle')
      expect(await eventsOf(visit, 'prize')).toHaveLength(1)
    },
  )

  it.runIf(isShipped())(
    'whose prize is hostile harms nobody: its text stays text, and its address is not followed',
    async () => {
      const label = '<img src=x onerror=alert(1)>'
      const hostile = {
        prize_id: 'unheard of',
        label,
        code: { toString: 1 },
        is_winner: 'yes',
        redirect_to: 'yes',
        redirect_to_options: { redirect_to_url: 'javascript:alert(1)', redirect_close: 'no', redirect_close_delay: -1 },
      }
      const visit = await visitGame(fixture.world, game('wheel', 'never', WIN), {
        async prepare({ page }) {
          await page.clock.install()
          await page.route('**/draw/**', (route) => route.fulfill({ json: { prize: hostile }, headers: CORS }))
        },
      })
      const { page } = visit
      await play(visit)
      await waitForResult(visit, label)
      await heading(page, `You won ${label}`)
      expect(await inPopup(page, `return root.querySelectorAll('img').length`)).toBe(0)
      // No slice stands for this prize, so the wheel does not turn to one.
      expect(await inPopup(page, `return root.querySelector('.wisp-rotor').style.transform`)).toBe('')
      await page.clock.runFor(13_000)
      expect(page.url()).toContain('/plain')
    },
  )
})

describe('an owner’s preview', () => {
  it('can be played and ends in either way; it is sent no winner, and nothing is stored, drawn from the stock or reported', async () => {
    const stocked = WIN.map((entry) => ({ ...entry, label: 'Tea', stock: 1 }))
    await fixture.world.show(game('gift', 'first', stocked))
    const visit = await fixture.world.visit('/plain?ppt-preview=popupgame0001', { reducedMotion: 'reduce', ...CLOCK })
    const { page, requests } = visit
    await visit.dialog.waitFor()
    await give(visit)
    await heading(page, 'Your turn')
    await page.getByRole('button', { name: 'Gift box 2' }).click()
    await waitForResult(visit, 'Tea')
    const end = page.getByRole('heading', { name: /^(You won Tea|Not today)$/ })
    await end.waitFor()
    expect(await page.content()).not.toContain('CODE-')
    if ((await end.textContent()) !== 'Not today') await page.getByRole('button', { name: '••••••' }).waitFor()
    expect(requests.filter((request) => /draw|conversion|viewed|activities/.test(request))).toEqual([])
    expect(await fixture.world.store.leads.all({ search: '' })).toEqual([])
  })
})
