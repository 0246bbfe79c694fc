import { describe, expect, it } from 'vitest'
import type { Explanation, WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const explain = ({ page }: Visit): Promise<Explanation> =>
  page.evaluate(async () => {
    const wisp = window.wisp as WispApi
    await wisp.ready()
    return wisp.explain()
  })
const waiting = popupOf({ triggers: { scrollPercent: 90 } })
const second = popupOf({ id: 'popup00000002', name: 'Sale', html: '<h2>Second</h2>', triggers: { timeDelay: 0.3 } })

describe('wisp.explain()', () => {
  it('describes each popup’s rules and triggers, what fired it, and the requests behind it', async () => {
    await fixture.world.show(
      waiting,
      { ...BAR, triggers: { timeDelay: 0 } },
      { ...second, id: 'popupsecond00', onClickOnly: true },
    )
    const visit = await fixture.world.visit()
    await visit.page.getByRole('region', { name: 'Sale' }).waitFor()
    const { popups, requests, says, visitor } = await explain(visit)
    expect(says).toBe('3 popups on this page: 1 shown, 1 armed, 1 idle.')
    expect(popups.map(({ name, state }) => [name, state])).toEqual([
      ['Letter', 'armed'],
      ['Sale', 'shown'],
      ['Sale', 'idle'],
    ])
    expect(popups[0]).toMatchObject({ says: 'Waits for the visitor to scroll: 0 of 90 %.', type: 'lightbox' })
    expect(popups[0]?.rules.map(({ allows, rule }) => [rule, allows])).toEqual(
      expect.arrayContaining([
        ['converted', true],
        ['closed', true],
        ['frequency', true],
      ]),
    )
    expect(popups[1]).toMatchObject({ fired: 'timeDelay' })
    expect(visitor).toMatchObject({ device: 'desktop', visit: 1 })
    expect(requests.find(({ url }) => url.endsWith('/api/display/site-key-1?drawn'))).toMatchObject({ status: 200 })
    expect(requests.every(({ url }) => url.startsWith(fixture.world.wisp))).toBe(true)
  })

  it.runIf(isShipped()).each([
    ['the X', (visit: Visit) => visit.page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', (visit: Visit) => visit.page.keyboard.press('Escape')],
  ])('says that a popup was closed by %s, and when it may show again', async (by, close) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await close(visit)
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.reload()
    const [popup] = (await explain(visit)).popups
    expect(popup).toMatchObject({ state: 'blocked', triggers: [{ armed: false }] })
    const sentence = popup?.says ?? ''
    expect(sentence).toContain(`Held back: the visitor closed it by ${by} `)
    expect(sentence).toContain(' ago; it may show again tomorrow at ')
    expect(Date.parse(popup?.next ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  })

  it.runIf(isShipped())('says whom a targeted popup is for, and what it saw of this visitor', async () => {
    const plan = { show: true, name: 'plan', comparison: 'equals', value: 'pro' } as const
    await fixture.world.show(
      popupOf({ targeting: { device: 'mobile' } }),
      popupOf({ id: 'popup00000002', targeting: { variables: [{ ...plan, name: 'shop.plan' }] } }),
      popupOf({ id: 'popup00000003', targeting: { cookies: [plan] } }),
    )
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.addInitScript(() => Object.assign(window, { shop: { plan: 'free' } })),
    })
    const { popups } = await explain(visit)
    expect(popups.map(({ says, state }) => [state, says])).toEqual([
      ['blocked', 'Held back: it is for phones only, and this is a desktop.'],
      ['blocked', 'Held back: it shows only where shop.plan is “pro”; here shop.plan is “free”.'],
      ['blocked', 'Held back: it shows only where plan is “pro”; here plan is not there.'],
    ])
    expect(popups[0]?.rules.filter(({ set }) => set).map(({ rule }) => rule)).toContain('device')
  })

  it.runIf(isShipped())(
    'says that a listener cancelled a popup, or that its template could not be loaded',
    async () => {
      await fixture.world.show(popupOf(), { ...second, triggers: { timeDelay: 0.1 } })
      const visit = await fixture.world.visit('/plain', {
        prepare: async ({ page }) => {
          await page.route(/template.*popup00000002/, (route) => route.fulfill({ status: 500 }))
          await page.addInitScript(() => addEventListener('wisp:before-show', (event) => event.preventDefault()))
        },
      })
      await expect
        .poll(async () => (await explain(visit)).popups.map(({ says }) => says))
        .toEqual([
          'Fired by the trigger “Time on the page”, but a script of the page kept it away (wisp:before-show).',
          'Fired by the trigger “Time on the page”, but a part of it could not be loaded.',
        ])
    },
  )

  it.runIf(isShipped())('masks a visitor’s email address', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    // The popup thanks before the server has answered.
    await expect.poll(async () => (await explain(visit)).visitor.email).toBe('a…@example.com')
    expect(JSON.stringify(await explain(visit))).not.toContain('ann@')
  })
})
