import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { loaded, submitLoaded } from '../support/form'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const CALL = /api\/display\/conversion\//
const emails = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email)
const waiting = ({ page }: Visit) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('wisp.outbox.')).length)

/** Opens the popup and waits until everything that sends leads has loaded. */
const open = async (prepare?: (visit: Visit) => Promise<unknown>, ours?: true, chunks = ['presence']) => {
  await fixture.world.show(popupOf())
  const visit = await fixture.world.visit('/plain', { prepare, ours })
  await visit.dialog.waitFor()
  await submitLoaded(visit)
  for (const chunk of chunks) await loaded(visit, chunk)
  return visit
}
const signUp = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
}
/** Lets any page read the answer. */
const ALLOWED = { 'access-control-allow-origin': '*' }
const thanked = ({ page }: Visit) => page.getByRole('heading', { name: 'Thank you' }).waitFor()
const ONE_LEAD = ['ann@example.com']

/** Reloads the page, and waits until it knows its popups: what still waits is sent before that. */
const visitAgain = async (visit: Visit) => {
  const decided = visit.page.waitForResponse(/api\/display\/[^/]+$/)
  await visit.page.reload()
  await decided
  await visit.wisp((wisp) => wisp.ready())
  await settled(visit.page)
}

/** Signs up in vain, and leaves the page before the lead is sent again. */
const leaveUnsent = async (visit: Visit): Promise<void> => {
  const context = visit.page.context()
  await context.route(CALL, (route) => route.abort())
  const failed = visit.page.waitForEvent('requestfailed', (request) => CALL.test(request.url()))
  await signUp(visit)
  await failed
  await visit.page.goto(`${fixture.world.host}/nothing-of-ours`)
  expect(await waiting(visit)).toBe(1)
  await context.unroute(CALL)
}

/** Checks that the lead has arrived once, and that the next page does not send it again. */
const expectOne = async (visit: Visit) => {
  await expect.poll(emails).toEqual(ONE_LEAD)
  await expect.poll(() => waiting(visit)).toBe(0)
  await visitAgain(visit)
  expect(await emails()).toEqual(ONE_LEAD)
}

// The framework has no part in the outbox.
describe.runIf(isShipped())('a lead reaches the server once', () => {
  it('when the tab is closed at the moment of the press', async () => {
    const visit = await open(undefined, true)
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Sign up' }).evaluate((button) => {
      ;(button as HTMLElement).click()
    })
    await visit.page.close()
    const next = await fixture.world.visit('/plain', { beside: visit })
    await expectOne(next)
  })

  it('when the server fails at first, on the same page', async () => {
    const visit = await open()
    let failures = 0
    await visit.page.route(CALL, (route) => (failures++ ? route.continue() : route.fulfill({ status: 500 })))
    await signUp(visit)
    await thanked(visit)
    await expectOne(visit)
    expect(failures).toBeGreaterThan(1)
  })

  it('when the page is reloaded while the lead is being sent', async () => {
    const visit = await open()
    let release = (): void => {}
    const answered = new Promise<void>((resolve) => {
      release = resolve
    })
    await visit.page.route(CALL, async (route) => {
      await answered
      await route.continue().catch(() => {})
    })
    await signUp(visit)
    await expect.poll(() => waiting(visit)).toBe(1)
    await visit.page.reload()
    release()
    await visit.page.unroute(CALL)
    await expectOne(visit)
  })

  it('when the browser was offline, once it is online again', async () => {
    const visit = await open()
    await visit.page.context().setOffline(true)
    await signUp(visit)
    await thanked(visit)
    expect([await emails(), await waiting(visit)]).toEqual([[], 1])
    await visit.page.context().setOffline(false)
    await expectOne(visit)
  })

  it('when two tabs find it at the same time', async () => {
    const visit = await open()
    await leaveUnsent(visit)
    let calls = 0
    await visit.page.context().route(CALL, async (route) => {
      calls++
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    const other = await fixture.world.visit('/base-href', {
      beside: visit,
      prepare: () => visit.page.goto(`${fixture.world.host}/plain`),
    })
    await expectOne(other)
    expect(calls).toBe(1)
  })

  it('when it was left there a week ago', async () => {
    const week = 7 * 24 * 60 * 60_000
    const visit = await open()
    await leaveUnsent(visit)
    await visit.page.clock.install({ time: Date.now() + week })
    await visit.page.goto(`${fixture.world.host}/plain`)
    await expectOne(visit)
  })

  it.each(
    everydayRows([
      [
        'refuses everything',
        () =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new Error('blocked')
            },
          }),
      ],
      [
        'is full',
        () => {
          Storage.prototype.setItem = () => {
            throw new Error('full')
          }
        },
      ],
      [
        'takes nothing and does not say so',
        () => {
          Storage.prototype.setItem = () => {}
        },
      ],
      [
        'is an object of the page’s own, which lists nothing',
        () => {
          const items = new Map<string, string>()
          const value = Object.create({
            getItem: (name: string) => items.get(name) ?? null,
            setItem: (name: string, text: string) => void items.set(name, text),
            removeItem: (name: string) => void items.delete(name),
          })
          Object.defineProperty(window, 'localStorage', { value })
        },
      ],
    ]),
  )('when storage %s, from memory', async (_, block) => {
    const visit = await open(({ page }) => page.addInitScript(block))
    let failures = 0
    await visit.page.route(CALL, (route) => (failures++ ? route.continue() : route.fulfill({ status: 503 })))
    await signUp(visit)
    await thanked(visit)
    await expect.poll(emails).toEqual(ONE_LEAD)
    await settled(visit.page)
    expect(await emails()).toEqual(ONE_LEAD)
  })

  it('when the presence chunk never loads on this page', async () => {
    const visit = await open(({ page }) => page.route(/presence\.js/, (route) => route.abort()), undefined, [])
    await signUp(visit)
    await thanked(visit)
    expect(await waiting(visit)).toBe(1)
    await visit.page.unroute(/presence\.js/)
    await visit.page.reload()
    await expectOne(visit)
  })

  it('when the button is pressed before submit.js has loaded', async () => {
    let release = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      release = resolve
    })
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route(/submit\.js/, async (route) => {
          await arrival
          await route.continue()
        }),
    })
    await visit.dialog.waitFor()
    await signUp(visit)
    release()
    await thanked(visit)
    await expectOne(visit)
  })

  it('when submit.js only loads some time after the press', async () => {
    await fixture.world.show(popupOf())
    const countRequests = ({ requests }: Visit) => requests.filter((request) => request.includes('submit.js')).length
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/submit\.js/, (route) => route.abort()),
    })
    await visit.dialog.waitFor()
    await signUp(visit)
    await expect.poll(() => countRequests(visit)).toBeGreaterThan(3)
    await visit.page.unroute(/submit\.js/)
    await thanked(visit)
    await expectOne(visit)
  })

  it('when submit.js never loads, from the next page; the form says that the lead is kept', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/submit\.js/, (route) => route.abort()),
    })
    await visit.dialog.waitFor()
    await signUp(visit)
    expect(await waiting(visit)).toBe(1)
    await visit.page.getByRole('alert').filter({ hasText: 'Your details are kept here' }).waitFor()
    expect(await emails()).toEqual([])
    await visit.page.reload()
    await expectOne(visit)
  })

  it('when submit.js never loads and the popup is closed', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/submit\.js/, (route) => route.abort()),
    })
    await visit.dialog.waitFor()
    await signUp(visit)
    await visit.page.keyboard.press('Escape')
    await expectOne(visit)
  })

  it('when submit.js is late: the button reacts at once, and errors show when it has loaded', async () => {
    let release = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      release = resolve
    })
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/submit\.js/, (route) => arrival.then(() => route.continue())),
    })
    await visit.dialog.waitFor()
    // Valid for the browser, but not for us.
    await visit.page.getByLabel('Email').fill('ann@example')
    await visit.page.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.locator('form[aria-busy=true]').waitFor()
    await visit.page.getByText('Sending …').waitFor({ state: 'attached' })
    expect(await waiting(visit)).toBe(1)
    release()
    await visit.page.getByText('There are typos in the email').waitFor()
    expect(await waiting(visit)).toBe(0)
    expect(await visit.page.locator('form[aria-busy]').count()).toBe(0)
    await signUp(visit)
    await thanked(visit)
    await expectOne(visit)
  })

  it('when the page clears its storage while the server is down', async () => {
    const visit = await open()
    await visit.page.route(CALL, (route) => route.fulfill({ status: 500 }))
    await signUp(visit)
    await thanked(visit)
    await visit.page.evaluate(() => localStorage.clear())
    await visit.page.unroute(CALL)
    await expectOne(visit)
  })

  it.each(
    everydayRows([
      ['a log-in page', { contentType: 'text/html', body: '<!doctype html>Log in' }],
      ['a firewall’s 403', { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }],
      ['a proxy’s 413', { status: 413, body: 'Request Entity Too Large' }],
      ['an empty 204', { status: 204 }],
      ['another JSON', { json: { status: 'ok' } }],
      ['a lead that was not accepted', { json: { success: false } }],
    ]),
  )('when something else answers instead of the server: %s', async (_, answer) => {
    const visit = await open()
    let calls = 0
    await visit.page.route(CALL, (route) =>
      calls++ ? route.continue() : route.fulfill({ ...answer, headers: ALLOWED }),
    )
    await signUp(visit)
    await thanked(visit)
    await expectOne(visit)
  })

  it.each([
    ['clears its storage', () => localStorage.clear()],
    [
      'removes the lead from its storage',
      () => {
        for (const name of Object.keys(localStorage)) if (name.includes('outbox')) localStorage.removeItem(name)
      },
    ],
  ])('when the page %s before the presence chunk has loaded', async (_, forget) => {
    await fixture.world.show(popupOf())
    let release = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      release = resolve
    })
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/presence\.js/, (route) => arrival.then(() => route.continue())),
    })
    await visit.dialog.waitFor()
    await signUp(visit)
    await expect.poll(() => waiting(visit)).toBe(1)
    await visit.page.evaluate(forget)
    release()
    await thanked(visit)
    await expectOne(visit)
  })

  it('when the page’s address is longer than the server accepts', async () => {
    const html = `<form data-wisp-form><label>Email <input type="email" data-wisp-field="email"></label>
      <input type="hidden" data-wisp-field="utm_source"><button>Sign up</button></form>
      <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
    await fixture.world.show(
      popupOf({ html: `<section data-wisp-screen="main">${html.replace('<section', '</section><section')}` }),
    )
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await visit.page.evaluate(() => history.replaceState(null, '', `?utm_source=${'x'.repeat(300_000)}`))
    await signUp(visit)
    await thanked(visit)
    await expect.poll(emails).toEqual(ONE_LEAD)
  })
})
