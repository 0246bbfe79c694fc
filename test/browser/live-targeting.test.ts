import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownerWords } from '../../server/sites/owner-link'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Explanation } from '../../shared/page/model/api'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { panelOf } from '../support/inspector'
import { popupOf } from '../support/popup'
import { PAGE_CASES } from '../support/targeting-cases'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

/** Milliseconds. */
const MINUTE = 60_000

const fixture = withWorld()

beforeAll(() => fixture.world.put('/spa', 'data-spa'))

const targeted = (targeting: Targeting, changes: Partial<PopupDefinition> = {}) =>
  popupOf({ targeting, triggers: { timeDelay: 0 }, ...changes })
const trait = (name: string, value: string): Targeting => ({
  audience: [{ show: true, name, comparison: 'equals', value }],
})
const second = { id: 'popup00000002', html: '<h2>Second</h2>' }
const secondOf = ({ page }: Visit) => page.getByRole('heading', { name: 'Second' })
const explain = async (visit: Visit): Promise<Explanation> => {
  await visit.decided(visit.displayCalls.length)
  return visit.wisp((wisp) => wisp.explain())
}
/** The chunk has loaded, and has decided. */
const decided = async ({ page, requests }: Visit): Promise<void> => {
  await expect.poll(() => requests).toContain('GET /v/live-targeting.js')
  await page.waitForLoadState('networkidle')
}
const go = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

describe('rules on what changes while a page is open', () => {
  it.runIf(isShipped())('are not loaded if no popup has one', async () => {
    await fixture.world.show(targeted({ countries: { exclude: ['NZ'] }, languages: { include: ['en'] } }))
    const { dialog, requests } = await fixture.world.visit('/plain', { locale: 'en-GB' })
    await dialog.waitFor()
    expect(requests.filter((request) => request.includes('targeting') || request.includes('left-out'))).toEqual([])
  })

  it.runIf(isShipped())('let a popup show on its pages of a single-page site, and take it away on others', async () => {
    await fixture.world.show(targeted({ pages: { include: [{ begins: '/spa/cart/' }] } }))
    const visit = await fixture.world.visit('/spa')
    const { page, dialog } = visit
    await decided(visit)
    expect(await dialog.count()).toBe(0)
    await expect.poll(() => visit.requests).toContain('GET /v/route.js')
    await go(page, '/spa/cart')
    await dialog.waitFor()
    await go(page, '/spa/other')
    await dialog.waitFor({ state: 'detached' })
    await visit.decided(3)
    await go(page, '/spa/cart/items?a#b')
    await dialog.waitFor()
  })

  it.runIf(isShipped())('see what the site says of the visitor, at once and on later pages', async () => {
    await fixture.world.show(
      targeted(trait('plan', 'platinum')),
      targeted(trait('plan', 'free'), { ...second, type: 'bar' }),
    )
    const visit = await fixture.world.visit()
    await decided(visit)
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    await visit.wisp((wisp) => wisp.identify({ plan: 'platinum', email: 'ann@example.com' }))
    await visit.dialog.waitFor()
    await visit.page.goto(`${fixture.world.host}/base-href`)
    await visit.dialog.waitFor()
    await visit.wisp((wisp) => wisp.identify({ plan: 'free' }))
    await secondOf(visit).waitFor()
    expect(JSON.stringify(visit.displayCalls)).not.toContain('platinum')
  })

  it.runIf(isShipped())('see a trait that was queued before the script had loaded', async () => {
    await fixture.world.show(targeted(trait('plan', 'pro')))
    const { dialog } = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.addInitScript(() => Object.assign(window, { wisp: [['identify', { plan: 'pro' }]] })),
    })
    await dialog.waitFor()
  })

  it.runIf(isShipped())('are not harmed by what a page says of the visitor', async () => {
    await fixture.world.show(
      targeted(trait('constructor', 'x')),
      targeted(trait('plan', 'pro'), { ...second, type: 'bar' }),
    )
    const visit = await fixture.world.visit()
    await decided(visit)
    await visit.wisp((wisp) => {
      const identify = wisp.identify as (who?: unknown) => void
      const circle: Record<string, unknown> = { deep: 1n }
      circle.self = circle
      const inherited = Object.create({ constructor: 'x', plan: 'pro' })
      const thrower = {
        get plan() {
          throw new Error('hostile')
        },
      }
      addEventListener('wisp:error', (event) => event.preventDefault())
      for (const who of [null, 7, 'text', inherited, thrower, circle, Array(100_000).fill('long'), { plan: circle }])
        identify(who)
      identify(JSON.parse('{"__proto__": {"plan": "pro"}, "toString": "x"}'))
    })
    await visit.page.waitForLoadState('networkidle')
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    expect(await visit.page.evaluate(() => localStorage.length)).toBeLessThan(80)
    await visit.wisp((wisp) => wisp.identify({ plan: 'pro' }))
    await secondOf(visit).waitFor()
  })

  it.runIf(isShipped())('keep traits as everything else is kept: only with consent', async () => {
    await fixture.world.show(targeted(trait('plan', 'pro')))
    fixture.world.put('/asks', 'data-consent="required"')
    const visit = await fixture.world.visit('/asks')
    await decided(visit)
    await visit.wisp((wisp) => wisp.identify({ plan: 'pro' }))
    await visit.dialog.waitFor()
    const stored = () => visit.page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('trait')))
    expect(await stored()).toEqual([])
    await visit.wisp((wisp) => wisp.consent(true))
    await expect.poll(stored).toEqual(['wisp.trait.plan'])
    await visit.wisp((wisp) => wisp.consent(false))
    await expect.poll(stored).toEqual([])
  })

  it.runIf(isShipped())('let a popup show when its schedule begins while the page is open', async () => {
    // The server says when it is, whatever the clock of the page.
    const [from = '', to = ''] = [60, 120].map((minutes) =>
      new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16),
    )
    await fixture.world.show(targeted({ schedule: { hours: [{ from, to }], zone: 'UTC' } }))
    const visit = await fixture.world.visit('/plain', { prepare: ({ page }) => page.clock.install() })
    await decided(visit)
    await visit.page.clock.fastForward('30:00')
    expect(await visit.dialog.count()).toBe(0)
    await visit.page.clock.fastForward('30:02')
    await visit.page.clock.fastForward('00:02')
    await visit.dialog.waitFor()
  })

  it.runIf(isShipped())('agree with the cases that the server and the rules are tested with', async () => {
    // Those that look at the query only, so that any page will do.
    const byQuery = PAGE_CASES.filter(
      ({ targeting: { pages, utm }, visitor }) =>
        (utm && !visitor.before) || pages?.include?.every((entry) => Object.keys(entry).join() === 'query'),
    )
    expect(byQuery.length).toBeGreaterThan(5)
    for (const { says, targeting, visitor, shows } of byQuery) {
      await fixture.world.show(targeted(targeting))
      const visit = await fixture.world.visit(`/plain${new URL(visitor.address ?? '').search}`)
      const [setting] = Object.keys(targeting)
      const rule = (await explain(visit)).popups[0]?.rules.find((each) => each.rule === setting)
      expect(rule?.allows, says).toBe(shows)
    }
  })
})

describe('wisp.explain()', () => {
  it.runIf(isShipped())('says each rule in words, also for popups that the server leaves out', async () => {
    await fixture.world.show(
      targeted({ pages: { include: [{ is: '/cart' }] } }),
      targeted({ countries: { include: ['NZ'] } }, { ...second, name: 'For Wellington' }),
      targeted({ schedule: { to: '2020-01-31T18:00', zone: 'Europe/Paris' } }, { id: 'popup00000003' }),
    )
    const stranger = await fixture.world.visit('/plain')
    const text = JSON.stringify(await explain(stranger))
    expect(text).toContain('The server leaves out 2 popups: 1 by country, 1 by time. Which these are')
    expect(text).not.toMatch(/Wellington|popup00000003|NZ|2020-01-31/)

    const word = (await ownerWords(fixture.world.store))(SITE)
    const visit = await fixture.world.visit(`/plain?wisp-owner=${word}`)
    await explain(visit)
    // The tab is the owner's until it is closed.
    visit.requests.splice(0)
    await visit.page.goto(`${fixture.world.host}/plain`)
    const { popups, says } = await explain(visit)
    expect(says).toBe('3 popups on this page: 3 blocked.')
    expect(popups[0]?.says).toBe(
      'Held back: it shows only on “/cart”; this page is “'.concat(`${fixture.world.host}/plain”.`),
    )
    expect(popups[1]).toMatchObject({
      name: 'For Wellington',
      says: 'Held back: it shows only in NZ; the country of this visitor is not known. The server leaves it out.',
    })
    expect(popups[2]?.says).toContain('it shows until 2020-01-31 18:00 by the clock of Europe/Paris')
    expect(visit.requests.filter((request) => request.includes('left-out'))).toHaveLength(1)
  })

  it.runIf(isShipped())('shows them in the panel as well', async () => {
    await fixture.world.show(targeted({ countries: { include: ['NZ'] } }, { name: 'For Wellington' }))
    const visit = await fixture.world.visit(
      `/plain?wisp-owner=${(await ownerWords(fixture.world.store))(SITE)}&wisp-inspect`,
      {
        ours: true,
      },
    )
    await panelOf(visit).getByText('it shows only in NZ').first().waitFor()
  })
})
