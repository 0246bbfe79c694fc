// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Page } from '../../../../../shared/page/model/page'
import type { Rules } from '../../../../../shared/page/model/rules'
import type { Ruleset } from '../../../../../shared/page/model/ruleset'
import { pageOf, popups, visitorOf } from './world'

const send = vi.fn(async () => ({ status: 200, text: '' }))
const page = (changes: Partial<Page> = {}): Page => ({ ...pageOf(), send, ...changes })

/** A new chunk for each case, because it looks for an ad blocker once per page. */
const load = async () => {
  vi.resetModules()
  send.mockClear()
  return import('../../../../../chunks/services/targeting')
}
const NONE: Ruleset = { rules: {}, triggers: {} }
const objections = (rules: Rules, campaigns: Campaign[], visitor = visitorOf()): string[][] =>
  campaigns.map((popup) => Object.keys(rules).filter((name) => rules[name]?.(popup, visitor)))

describe('the rules of the chunk', () => {
  it("come after the loader's own, in the order in which they are asked", async () => {
    const { target } = await load()
    const { rules } = await target(page(), popups({}), { ...NONE, rules: { frequency: () => false } })
    const order = [
      ...['frequency', 'device', 'abTest', 'mostPerType', 'engagement'],
      ...['sourceCode', 'variables', 'cookies', 'adblock', 'countdownPast', 'remind', 'searchLanding'],
    ]
    expect(Object.keys(rules).filter((rule) => order.includes(rule))).toEqual(order)
    expect(Object.keys(rules)[0]).toBe('frequency')
  })

  it('let a popup that sets none of them show, without asking the network or naming the visitor', async () => {
    const { target } = await load()
    const clientId = vi.fn(() => 'client-1')
    const all = popups({})
    const { rules } = await target(page({ visitor: visitorOf({ clientId }) }), all, NONE)
    expect(objections(rules, all)).toEqual([[]])
    expect(send).not.toHaveBeenCalled()
    expect(clientId).not.toHaveBeenCalled()
  })

  it('look for an ad blocker once per page, if a popup needs to know', async () => {
    const { target } = await load()
    const all = popups({ display_if_adblock_active: 'yes' }, { display_if_adblock_active: 'dont_show' })
    const { rules } = await target(page(), all, NONE)
    await target(page(), all, NONE)
    expect(send).toHaveBeenCalledOnce()
    expect(objections(rules, all)).toEqual([['adblock'], []])
  })

  it('give each visitor one variant, and count it once for its type', async () => {
    const { target } = await load()
    const test = { poptin_type: 'browsing', ab_test: 'yes', ab_test_parent_id: 'parent0000001' }
    const all = popups(test, test, { poptin_type: 'browsing' })
    const { rules } = await target(page(), all, NONE)
    const reasons = objections(rules, all)
    expect(reasons.slice(0, 2).sort()).toEqual([[], ['abTest']])
    expect(reasons[2]).toEqual(['mostPerType'])
  })

  it('know what this browser has stored about other popups', async () => {
    const { target } = await load()
    const all = popups({ engagement_with_other_poptin_filter: 'show|seen_poptin|other|any' }, {})
    const { storage } = page()
    const visitor = visitorOf({ marker: (mark, key) => storage.get(`${mark}.${key}`) })
    const { rules } = await target(page({ storage, visitor }), all, NONE)
    expect(objections(rules, all, visitor)).toEqual([['engagement'], []])
    storage.set('seen.popup00000002', { at: 0, visit: 1, url: '' })
    expect(objections(rules, all, visitor)).toEqual([[], []])
  })

  it('never throw, whatever a server sends', async () => {
    const { target } = await load()
    const names = ['ab_test_parent_id', 'engagement_with_other_poptin_filter', 'js_filter', 'cookie_filter', 'device']
    const more = [
      'source_code_target_html',
      'display_if_adblock_active',
      'poptin_type',
      'design_properties',
      'triggers',
    ]
    const wire = fc.dictionary(fc.constantFrom(...names, ...more), fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(fc.array(wire, { maxLength: 4 }), async (wires) => {
        const all = popups(...wires)
        const { rules } = await target(page(), all, NONE)
        expect(objections(rules, all)).toHaveLength(all.length)
      }),
    )
  })
})

describe('the triggers of the chunk', () => {
  it("are beside the loader's own, and every setting has its trigger", async () => {
    const { target } = await load()
    const coreTriggers = { exitIntent: () => () => {}, timeDelay: () => () => {}, scrollPercent: () => () => {} }
    const settings = 'exit_intent_mobile session_delay scroll_pixel page_clicks pages_visited inactivity cart autopilot'
    const all = popups({ triggers: Object.fromEntries(settings.split(' ').map((name) => [name, 'yes'])) })
    const { settingsOf, triggers } = await target(page(), all, { ...NONE, triggers: coreTriggers })
    expect(triggers).toMatchObject(coreTriggers)
    for (const name of Object.keys(settingsOf?.(all[0] as Campaign) ?? {})) expect(triggers).toHaveProperty(name)
  })

  it('have settings of their own where one stands for others, and leave the popup as it came', async () => {
    const { target } = await load()
    const [popup] = popups({ auto_pilot_trigger: 'yes', triggers: { scroll_percent: 80 } }) as [Campaign]
    const { settingsOf } = await target(page({ visitor: visitorOf({ mobile: true }) }), [popup], NONE)
    expect(settingsOf?.(popup)).toEqual({ scrollPercent: 50, inactivity: 20 })
    expect(popup.triggers).toEqual({ scrollPercent: 80 })
  })
})
