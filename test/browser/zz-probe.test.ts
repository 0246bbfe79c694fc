import { describe, it } from 'vitest'
import { withWorld } from '../support/browser'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'

const fixture = withWorld()
const log = (...all: unknown[]) => console.log('PROBE', ...all.map((x) => JSON.stringify(x)))

describe('withdrawal', () => {
  const cases = [
    ['once', { frequency: { rule: 'once', count: 0 } }],
    ['days', { frequency: { rule: 'days', count: 3 } }],
    ['always, X', { frequency: { rule: 'always', count: 0 } }],
    ['converted', { stopWhenConverted: true }],
  ] as const
  it.each(cases)('%s', async (what, changes) => {
    await fixture.world.show(popupOf({ ...changes, triggers: { timeDelay: 0.1 } } as never))
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    if (what === 'converted') {
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Sign up' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    }
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    // same page
    await visit.wisp((w) => w.consent(false))
    await visit.page.waitForTimeout(1500)
    log(what, 'same page', await visit.page.locator('wisp-popup').count())
    await visit.wisp((w) => w.consent(true))
    await visit.page.waitForTimeout(1000)
    log(what, 'same page, given again', await visit.page.locator('wisp-popup').count())
    await visit.page.reload()
    await visit.dialog.waitFor()
    if (what === 'converted') {
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Sign up' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    }
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.waitForTimeout(400)
    await visit.page.reload()
    await visit.decided(3)
    await visit.page.waitForTimeout(1000)
    log(what, 'next page before', await visit.page.locator('wisp-popup').count())
    const other = await fixture.world.visit('/plain', { beside: visit })
    await other.decided()
    await other.page.waitForTimeout(800)
    await visit.page.bringToFront()
    await visit.wisp((w) => w.consent(false))
    await visit.page.waitForTimeout(1500)
    log(what, 'next page after withdrawal', await visit.page.locator('wisp-popup').count())
    if (await visit.page.locator('wisp-popup').count()) { await visit.wisp((w) => w.close()) }
    await other.page.bringToFront()
    await other.page.waitForTimeout(1500)
    log(what, 'other tab after withdrawal', await other.page.locator('wisp-popup').count())
  })
})

describe('facts', () => {
  it('hostile', async () => {
    await fixture.world.show(popupOf({ triggers: { event: { name: 'quote' } }, frequency: { rule: 'visits', count: 0 },
      html: '<h2>[[event.total|none]]</h2><p>[[event.constructor|none]] [[event.__proto__|none]] [[event.toString|none]] [[event.fn|none]] [[event.cyc|none]] [[event.nan|none]] [[event.inf|none]] [[event.big|none]] [[event.nul|none]] [[event.sym|none]] [[event.date|none]]</p><p id="long">[[event.long|none]]</p>' } as never))
    const visit = await fixture.world.visit()
    await visit.decided()
    await visit.page.evaluate(() => {
      const facts = JSON.parse('{"__proto__": "proto", "total": 1}')
      facts.fn = () => 'x'; facts.cyc = facts; facts.nan = NaN; facts.inf = -Infinity; facts.big = 12345678901234567890n; facts.nul = null; facts.sym = Symbol('a'); facts.date = new Date(0)
      facts.long = 'x'.repeat(2_000_000)
      ;(window as any).wisp.event('quote', facts)
    })
    await visit.page.locator('wisp-popup').waitFor()
    await visit.page.waitForTimeout(1500)
    log('facts', await visit.page.locator('wisp-popup h2').textContent(), await visit.page.locator('wisp-popup p').first().textContent(), (await visit.page.locator('wisp-popup p').nth(1).textContent())?.length)
  })
})

describe('gpc', () => {
  it.each([
    ['throws', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get() { throw new Error('no') }, configurable: true })],
    ['late', () => setTimeout(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true }), 0)],
    ['string', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: '1', configurable: true })],
    ['"0"', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: '0', configurable: true })],
  ] as const)('%s', async (what, script) => {
    await fixture.world.show(popupOf({}))
    const visit = await fixture.world.visit('/plain?gclid=1', { prepare: ({ page }) => page.addInitScript(script) })
    await visit.decided()
    await visit.page.waitForTimeout(1500)
    log('gpc', what, await visit.page.locator('wisp-popup').count(), visit.displayCalls, (await visit.wisp((w) => w.explain())).visitor, await visit.page.evaluate(() => ({ ...localStorage })))
  })
})
