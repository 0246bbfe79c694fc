// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../chunks/core/ui/live'
import { actions, closed } from '../../../../chunks/parts/remind'
import { remind as rule } from '../../../../chunks/services/targeting/rules'
import { createStorage } from '../../../../shared/page/storage/storage'
import { marker } from '../../../support/browser-storage'
import { campaignOf, visitorOf } from '../../../support/campaign'

const NOW = Date.parse('2026-06-01T12:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => void vi.useRealTimers()
})

const press = (after?: string, more: Partial<Live> = {}) => {
  const storage = createStorage(false)
  for (const mark of ['seen', 'closed', 'converted'] as const) storage.set(`${mark}.testparent001`, marker)
  const live = { screens: ['main'], ...more, close: vi.fn(), go: vi.fn() }
  const context = { page: { storage }, popup: { id: 'popup00000001', key: 'testparent001' } }
  const pressed = document.createElement('button')
  if (after) pressed.dataset.wispAfter = after
  actions.remind({ ...live, context } as unknown as Live, pressed)
  return { ...live, context, storage }
}

describe('“remind me later”', () => {
  it.each([
    [undefined, DAY],
    ['3600', HOUR],
    ['soon', DAY],
    ['99999999', 30 * DAY],
  ])('set to %o seconds comes back after %i ms', (after, wait) => {
    expect(press(after).storage.get('remind.testparent001')).toBe(NOW + wait)
  })

  it('forgets that the popup was seen and closed, and nothing else', () => {
    const { storage } = press()
    expect(storage.keys('').sort()).toEqual(['converted.testparent001', 'remind.testparent001'])
  })

  it('does not treat the X of its screen as a refusal', () => {
    const { context, storage } = press('', { screens: ['main', 'remind'] })
    closed({ context } as unknown as Live)
    storage.set('closed.testparent001', marker)
    vi.advanceTimersByTime(0)
    expect(storage.get('closed.testparent001')).toBeUndefined()
  })

  it('closes as “remind”, after a screen that says so, if there is one', () => {
    expect(press().close.mock.calls).toEqual([['remind']])
    const { close, go } = press('', { screens: ['main', 'remind'] })
    expect(go.mock.calls).toEqual([['remind']])
    expect(close).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(close.mock.calls).toEqual([['remind']])
  })

  it('stores nothing in an owner’s preview', () => {
    expect(
      press('', { preview: { notice: '', refused: '', ending: () => ({}) } }).storage.get('remind.testparent001'),
    ).toBeUndefined()
  })
})

describe('the remind rule', () => {
  it.each([
    ['objects before the time', HOUR - 1, true],
    ['allows when the time has come', HOUR, false],
    ['allows if nobody asked for a reminder', undefined, false],
  ])('%s', (_, later, objects) => {
    const { storage } = press('3600')
    const campaign = campaignOf({ key: later === undefined ? 'anotherpopup1' : 'testparent001' })
    expect(rule(storage)(campaign, visitorOf({}, 1, NOW + (later ?? 0)))).toBe(objects)
  })

  it('ignores invalid stored values', () => {
    const storage = createStorage(false)
    storage.set('remind.testparent001', 'later' as unknown as number)
    expect(rule(storage)(campaignOf({ key: 'testparent001' }), visitorOf({}, 1, NOW))).toBe(false)
  })
})
