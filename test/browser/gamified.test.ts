/** Games: three toys, won and lost, with the lead before and after; what the server draws is what is seen. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Design } from '../../shared/design'
import type { PopupDefinition } from '../../shared/popup'
import type { OfferedPrize } from '../../shared/prize'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const FORMATS = ['wheel', 'scratch', 'gift'] as const
type Toy = (typeof FORMATS)[number]
const ID = 'popupgame0001'

const FORM = `<section data-wisp-screen="main"><h2>Your address</h2><form data-wisp-form>
  <label for="email">Email</label><input id="email" type="email" data-wisp-field="email" required>
  <button data-wisp-action="submit">Send</button></form></section>`
const PLAY = `<section data-wisp-screen="play"><h2>Your turn</h2><button type="button" data-wisp-action="play">Play</button></section>`
const ENDS = `<section data-wisp-screen="win"><h2>You won <span data-wisp-prize="label"></span></h2>
  <button type="button" data-wisp-action="copy"><strong data-wisp-prize="code"></strong> to copy</button></section>
  <section data-wisp-screen="lose"><h2>Not today</h2></section>
  <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

const prize = (label: string, more: Partial<OfferedPrize> = {}): OfferedPrize => ({
  ...{ id: label, label, code: `CODE-${label}`, chances: 1, winner: true },
  ...more,
})
/** Of several, one is drawn. */
const only = (drawn: OfferedPrize): OfferedPrize[] => [
  prize('Left', { chances: 0 }),
  drawn,
  prize('Right', { chances: 0 }),
]
const WIN = only(prize('Tea'))
const LOSE = only(prize('Nothing', { winner: false, code: '' }))

type Order = 'first' | 'after' | 'never'
const SCREENS: Record<Order, string> = { first: FORM + PLAY, after: PLAY + FORM, never: PLAY }

const game = (toy: Toy, order: Order, prizes: OfferedPrize[], design: Partial<Design> = {}): PopupDefinition =>
  popupOf({
    ...{ id: ID, name: 'Game', type: 'gamified', format: FORMATS.indexOf(toy) + 1, prizes },
    triggers: {},
    onClickOnly: true,
    html: `<style>.toy { width: 300px }</style><div class="toy"><div data-wisp-${toy}="Scratch"></div></div>${SCREENS[order]}${ENDS}`,
    design: { entryEffect: 'none', exitEffect: 'none', ...design },
  })

const open = async (popup: PopupDefinition, options: Parameters<typeof held.world.visit>[1] = {}, path = '/plain') => {
  await held.world.show(popup)
  const visit = await held.world.visit(path, { reducedMotion: 'reduce', ...options })
  await visit.decided()
  await visit.wisp((wisp, id) => void wisp.open(id), ID)
  await visit.dialog.waitFor()
  return visit
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const give = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
}
const play = async ({ page }: Visit) => {
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
}
/** The page's clock can be put forward. */
const CLOCK = { prepare: ({ page }: Visit) => page.clock.install() }
/** What was drawn has been seen and heard, and it goes on. */
const seen = async ({ page }: Visit, label: string) => {
  await expect.poll(() => inPopup(page, `return root.querySelector('[role=status]').textContent`)).toBe(label)
  await page.clock.runFor(3_100)
}
/** Kept on the page: what was announced. */
const listen = ({ page }: Visit) =>
  page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    for (const moment of ['prize', 'close', 'submit'])
      addEventListener(`wisp:${moment}`, (event) => told.push({ moment, ...(event as CustomEvent).detail }))
    addEventListener('poptinClose', () => told.push({ moment: 'poptinClose' }))
  })
const told = ({ page }: Visit, moment: string): Promise<Record<string, string>[]> =>
  page.evaluate(
    (moment) => (window as unknown as { told: Record<string, string>[] }).told.filter((one) => one.moment === moment),
    moment,
  )
const lead = async () => (await held.world.store.desk.leads({ search: '' }))[0]
const inPopup = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`(() => { const root = document.querySelector('wisp-popup').shadowRoot; ${code} })()`)

describe.each(FORMATS)('%s', (toy) => {
  it('lead, play, win: played by Enter, heard by a screen reader, the code comes with the win and with the lead', async () => {
    const visit = await open(game(toy, 'first', WIN), CLOCK)
    const { page } = visit
    await listen(visit)
    const answer = JSON.stringify(await page.content()) + (await inPopup(page, 'return root.innerHTML'))
    expect(answer).not.toContain('CODE-')
    await give(visit)
    await heading(page, 'Your turn')
    await play(visit)
    await seen(visit, 'Tea')
    await heading(page, 'You won Tea')
    expect(await violationsOf(page)).toEqual([])
    expect(await page.getByRole('button', { name: 'CODE-Tea to copy' }).getAttribute('data-wisp-copy')).toBe('CODE-Tea')
    expect(await told(visit, 'prize')).toEqual([
      { moment: 'prize', id: ID, prizeId: 'Tea', label: 'Tea', code: 'CODE-Tea' },
    ])
    await expect.poll(async () => (await lead())?.fields).toMatchObject({ prize: 'Tea', coupon: 'CODE-Tea' })
    // Nobody who asked for less motion gets confetti.
    expect(visit.requests).not.toContain('GET /v/confetti.js')
  })

  it('play, lose: nobody is asked for a lead for nothing', async () => {
    const visit = await open(game(toy, 'after', LOSE), CLOCK)
    await listen(visit)
    expect(await violationsOf(visit.page)).toEqual([])
    await play(visit)
    await seen(visit, 'Nothing')
    await heading(visit.page, 'Not today')
    expect(await told(visit, 'prize')).toEqual([])
    expect(visit.requests).not.toContain('POST /api/display/conversion/:id')
  })

  it('play, win, lead: the code comes once the lead is given', async () => {
    const visit = await open(game(toy, 'after', WIN), CLOCK)
    const { page } = visit
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/draw/')) answers.push(await response.text())
    })
    await play(visit)
    await seen(visit, 'Tea')
    await heading(page, 'Your address')
    expect(answers.join()).not.toContain('CODE-')
    await give(visit)
    await heading(page, 'You won Tea')
    await page.getByRole('button', { name: 'CODE-Tea' }).waitFor()
    await expect.poll(async () => (await lead())?.fields).toMatchObject({ prize: 'Tea', coupon: 'CODE-Tea' })
  })

  it('lead, play, lose, redirect: on after four seconds', async () => {
    const lost = only(prize('Nothing', { winner: false, code: '', redirect: { url: '/twice', close: true } }))
    const visit = await open(game(toy, 'first', lost), CLOCK)
    const { page } = visit
    await give(visit)
    await heading(page, 'Your turn')
    await play(visit)
    await seen(visit, 'Nothing')
    await heading(page, 'Not today')
    await page.clock.runFor(3_000)
    expect(new URL(page.url()).pathname).toBe('/plain')
    await page.clock.runFor(1_100)
    await page.waitForURL('**/twice')
  })
})

describe('a wheel', () => {
  it('shows the drawn slice under its pointer: 200 spins of wheels of 2 to 24 slices', async () => {
    const counts = Array.from({ length: 23 }, (_, at) => at + 2)
    const wheels = counts.map((count) => {
      const prizes = Array.from({ length: count }, (_, at) => prize(`Prize ${at}`, { winner: false, code: '' }))
      return {
        ...game('wheel', 'never', prizes),
        id: `wheelof${`${count}`.padStart(6, '0')}`,
        language: count % 2 ? 'he' : 'en',
      } as PopupDefinition
    })
    await held.world.show(...wheels)
    const { page, decided } = await held.world.visit('/plain', { reducedMotion: 'reduce' })
    await decided()
    const spins = await page.evaluate(
      async (ids) => {
        const { wisp } = window as unknown as { wisp: { open(id: string): Promise<boolean>; close(id: string): void } }
        const frames = () => new Promise((done) => requestAnimationFrame(done))
        const until = async <T>(look: () => T | null | undefined): Promise<T> => {
          for (;;) {
            const found = look()
            if (found) return found
            await frames()
          }
        }
        const seen: [drawn: string, shown: string | undefined][] = []
        for (let spin = 0; spin < 200; spin++) {
          const id = ids[spin % ids.length] as string
          void wisp.open(id)
          const root = await until(() => document.querySelector('wisp-popup')?.shadowRoot)
          const button = await until(() => root.querySelector<HTMLElement>('.wisp-spin'))
          await frames()
          button.click()
          const status = await until(() => root.querySelector('[role=status]')?.textContent)
          const { left, right, top, height } = (root.querySelector('.wisp-wheel') as Element).getBoundingClientRect()
          const rtl = getComputedStyle(root.querySelector('.wisp-frame') as Element).direction === 'rtl'
          const under = root.elementFromPoint(rtl ? left + 12 : right - 12, top + height / 2)
          seen.push([status, `Prize ${under?.closest('[data-slice]')?.getAttribute('data-slice')}`])
          wisp.close(id)
          await until(() => !document.querySelector('wisp-popup'))
        }
        return seen
      },
      wheels.map(({ id }) => id),
    )
    expect(spins).toHaveLength(200)
    for (const [drawn, shown] of spins) expect(shown).toBe(drawn)
  })

  it('spins for 7 seconds by transform alone, and a win is celebrated when it stands, on a strict page too', async () => {
    const visit = await open(game('wheel', 'never', WIN), { reducedMotion: 'no-preference' }, '/csp')
    const { page } = visit
    await page.locator('.wisp-wheel').click({ position: { x: 150, y: 60 } })
    const [motion] = (await expect
      .poll(() =>
        inPopup(
          page,
          `return root.querySelector('.wisp-rotor').getAnimations().map((motion) => ({
            duration: motion.effect.getTiming().duration,
            moved: motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((key) => !/offset|easing|composite/i.test(key))
          }))`,
        ),
      )
      .not.toEqual([])
      .then(() =>
        inPopup(
          page,
          `const [motion] = root.querySelector('.wisp-rotor').getAnimations()
          const moved = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
          const { duration } = motion.effect.getTiming()
          motion.finish()
          return [{ duration, moved: [...new Set(moved.filter((key) => !/offset|easing|composite/i.test(key)))] }]`,
        ),
      )) as { duration: number; moved: string[] }[]
    expect(motion).toEqual({ duration: 7_000, moved: ['transform'] })
    await expect.poll(() => inPopup(page, `return Boolean(root.querySelector('.wisp-confetti'))`)).toBe(true)
    await heading(page, 'You won Tea')
    await visit.wisp((wisp) => wisp.close())
    await visit.dialog.waitFor({ state: 'detached' })
  })

  it('pressed before the lead is given, says what is missing', async () => {
    const { page, requests } = await open(game('wheel', 'first', WIN))
    await page.getByRole('button', { name: 'Spin' }).click()
    await expect.poll(() => page.locator('.wisp-problem').textContent()).toBe('Please fill in this field')
    expect(requests.join()).not.toContain('draw')
  })
})

describe('a scratch card', () => {
  it.each(['touch', 'mouse'])(
    'by %s: nothing is under the foil before the first touch, and half of it is enough',
    async (how) => {
      const visit = await open(game('scratch', 'never', WIN), { hasTouch: how === 'touch' })
      const { page } = visit
      const foil = page.locator('.wisp-foil')
      const box = await foil.boundingBox()
      if (!box) throw new Error('no foil')
      expect(await page.locator('.wisp-under').textContent()).toBe('')
      const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y })
      const cdp = await page.context().newCDPSession(page)
      const move = (type: 'Start' | 'Move' | 'End', x = 0, y = 0) => {
        const point = at(x, y)
        if (how === 'touch')
          return cdp.send('Input.dispatchTouchEvent', {
            type: `touch${type}`,
            touchPoints: type === 'End' ? [] : [point],
          })
        return type === 'Start'
          ? page.mouse.move(point.x, point.y).then(() => page.mouse.down())
          : type === 'Move'
            ? page.mouse.move(point.x, point.y, { steps: 4 })
            : page.mouse.up()
      }
      await move('Start', 0.05, 0.1)
      await expect.poll(() => page.locator('.wisp-under').textContent()).toBe('Tea')
      await move('Move', 0.95, 0.1)
      expect(await foil.getAttribute('class')).not.toContain('bare')
      for (const y of [0.3, 0.5, 0.7]) {
        await move('Move', 0.95, y)
        await move('Move', 0.05, y)
      }
      await move('End')
      await expect.poll(() => foil.getAttribute('class')).toContain('bare')
      await heading(page, 'You won Tea')
      // The page behind did not scroll along.
      expect(await page.evaluate(() => scrollY)).toBe(0)
    },
  )
})

describe('what becomes of a game', () => {
  it('without a screen for its end, goes on after 8 seconds', async () => {
    const popup = game('gift', 'first', WIN, { postPlayScreen: false })
    const visit = await open(popup, CLOCK)
    const { page } = visit
    await give(visit)
    await heading(page, 'Your turn')
    await page.getByRole('button', { name: 'Gift box 3' }).click()
    await expect.poll(() => page.locator('.wisp-box.open').textContent()).toBe('Tea')
    await page.clock.runFor(7_500)
    await heading(page, 'Your turn')
    await page.clock.runFor(600)
    await heading(page, 'Thank you')
  })

  it.each([
    ['by itself: three times as long where there is a code', undefined, 12_000],
    ['as its owner says', 6, 6_000],
  ])('a prize leads on %s', async (_, delay, ms) => {
    const won = only(prize('Tea', { redirect: { url: '/twice', close: true, delay } }))
    const visit = await open(game('gift', 'never', won), CLOCK)
    const { page } = visit
    await page.getByRole('button', { name: 'Gift box 1' }).click()
    await expect.poll(() => page.locator('.wisp-box.open').textContent()).toBe('Tea')
    await page.clock.runFor(2_500)
    await heading(page, 'You won Tea')
    await page.clock.runFor(ms - 1_000)
    expect(new URL(page.url()).pathname).toBe('/plain')
    await page.clock.runFor(1_100)
    await page.waitForURL('**/twice')
  })

  it('played, its teaser does not return; closed, it says so, and opens anew', async () => {
    const teaser = {
      mode: 'always',
      text: 'Play',
      position: 'bottom-left',
      entryEffect: 'none',
      exitEffect: 'none',
    } as const
    const visit = await open(game('gift', 'first', WIN, { teaser }))
    const { page } = visit
    await listen(visit)
    await give(visit)
    await heading(page, 'Your turn')
    await page.getByRole('button', { name: 'Gift box 1' }).click()
    await heading(page, 'You won Tea')
    await page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    expect(await told(visit, 'close')).toEqual([{ moment: 'close', id: ID, trigger: 'x' }])
    expect(await told(visit, 'poptinClose')).toHaveLength(1)
    await expect.poll(() => visit.requests).toContain(`POST /api/display/closed/${ID}`)
    await page.reload()
    await visit.decided(2)
    await visit.wisp((wisp, id) => void wisp.open(id), ID)
    await heading(page, 'Your address')
    expect(await page.locator('wisp-teaser').getByText('Play').count()).toBe(0)
  })

  it('a play is as good as a conversion for whether it shows again', async () => {
    const visit = await open({
      ...game('gift', 'after', LOSE),
      stopWhenConverted: true,
      onClickOnly: false,
      triggers: { timeDelay: 0 },
    })
    const { page } = visit
    await page.getByRole('button', { name: 'Gift box 1' }).click()
    await heading(page, 'Not today')
    await page.reload()
    await visit.decided(2)
    await visit.wisp((wisp) => wisp.ready())
    const [popup] = (await visit.wisp((wisp) => wisp.explain())).popups
    expect(popup?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule)).toContain('converted')
  })
})

describe('a server', () => {
  it('that cannot be reached loses nobody’s turn: told, and played again with the same submission', async () => {
    const visit = await open(game('wheel', 'first', WIN), CLOCK)
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
    await expect.poll(() => page.locator('[role=status]').textContent()).toBe('Tea')
    await page.clock.runFor(1_300)
    await heading(page, 'You won Tea')
    expect(new Set(submissions).size).toBe(1)
  })

  it('that lacks the call leaves the draw to the page, and is told of it with the lead', async () => {
    const forms: URLSearchParams[] = []
    const visit = await open(game('gift', 'first', WIN), {
      async prepare({ page }) {
        await page.route('**/draw/**', (route) =>
          route.fulfill({ status: 404, body: 'Not found', headers: { 'access-control-allow-origin': '*' } }),
        )
        await page.route(/\/api\/display\/[^/]+$/, async (route) => {
          const response = await route.fetch()
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
    await heading(page, 'You won Tea')
    await page.getByRole('button', { name: 'HERE' }).waitFor()
    expect([forms[0]?.get('prize_id'), forms[0]?.get('coupon')]).toEqual(['2', 'HERE'])
  })
})
