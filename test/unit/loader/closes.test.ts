// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { happen } from '../../support/page-events'
import { FIRST, freshPages, ids, open, SECOND } from './page'

freshPages()

describe('after a close', () => {
  it.each([
    ['x', true],
    ['escape', true],
    ['bg_click', false],
    ['auto', false],
    ['timer', false],
    ['api', false],
  ] as const)('by %s, the popup stays away for a day: %s', async (how, away) => {
    const { page: here, screen, settled, reports } = await open([{ triggers: { timeDelay: 0 } }])
    screen[0]?.close(how)
    await settled()
    expect(here.storage.get(`closed.${FIRST}`)?.how).toBe(away ? how : undefined)
    expect(here.storage.keys('closed.').length).toBe(away ? 1 : 0)
    expect(reports.map(({ call }) => call)).toEqual(['viewed', 'closed'])
  })

  it('of a popup with a lead, the lead is stored and no close', async () => {
    const here = await open([{ triggers: { timeDelay: 0 } }])
    await happen(here, { type: 'convert', which: 0 })
    expect(here.reports.map(({ call }) => call).sort()).toEqual(['conversion', 'viewed'])
    expect(here.page.storage.get(`converted.${FIRST}`)).toBeDefined()
  })
})

describe('in an owner’s preview', () => {
  it('the popup shows at once, whatever triggers and rules say, and no other popup; nothing is reported or stored', async () => {
    const later = { triggers: { timeDelay: 600 }, onClickOnly: true, frequency: { rule: 'once', count: 0 } } as const
    const {
      page: here,
      reports,
      screen,
      settled,
    } = await open([later, { id: SECOND, type: 'bar', triggers: { timeDelay: 0 } }], {
      preview: FIRST,
    })
    expect(ids(screen)).toEqual([FIRST])
    screen[0]?.close('x')
    await settled()
    expect(reports).toEqual([])
    expect(here.storage.keys('outbox')).toEqual([])
  })
})
