import { describe, expect, it } from 'vitest'
import { event } from '../../../../../chunks/services/custom-triggers/event'
import type { SiteEvent } from '../../../../../shared/model/moment-settings'
import type { Page } from '../../../../../shared/page/model/page'
import { type Signal, signals } from '../../../../../shared/page/platform/signals'

type Events = Page['events']['value']
type Call = [name: unknown, facts?: unknown]

const eventOf = ([name, facts]: Call): SiteEvent => [name, { ...(facts as object | undefined) }]

/** Says events on a page, and counts how often the trigger has fired. */
const watch = (setting: unknown, before: Call[] = []) => {
  const events: Signal<Events> = signals.signal(before.map(eventOf))
  const reports: number[] = []
  const load = () => Promise.reject(new Error('no chunks here'))
  const stop = event({ events, signals })((reached) => reports.push(reached), setting, load)
  return {
    say(...calls: Call[]) {
      events.value = [...events.peek(), ...calls.map(eventOf)].slice(-50)
    },
    /** The facts of the events that have set it off. */
    facts: () => events.peek().flatMap(([, facts, ...setOff]) => (setOff.includes(setting) ? [facts] : [])),
    stop,
    firings: () => reports.filter((reached) => reached === 1).length,
  }
}

const QUOTE = { name: 'quote' }
const LARGE = { name: 'quote', facts: [{ show: true, name: 'total', comparison: 'greater_than', value: '1000' }] }

describe('an event of the page', () => {
  it('fires each time that it is said, and no other does', () => {
    const { firings, say } = watch(QUOTE)
    say(['quotes'])
    expect(firings()).toBe(0)
    say(['quote'])
    say(['quote', { total: 5 }], ['quote'])
    expect(firings()).toBe(3)
  })

  it('counts if it was said before, and no more once the popup has stopped to wait', () => {
    const { firings, say, stop } = watch(QUOTE, [['quote'], ['other']])
    expect(firings()).toBe(1)
    say(['other'])
    expect(firings()).toBe(1)
    stop()
    say(['quote'])
    expect(firings()).toBe(1)
  })

  it.each([
    [{ total: 1200 }, 1],
    [{ total: '1200' }, 1],
    [{ total: 900 }, 0],
    [{ total: null }, 0],
    [{}, 0],
    [undefined, 0],
    ['total', 0],
    [[1200], 0],
  ])('with the facts %j meets a condition %i times', (facts, times) => {
    const { firings, say } = watch(LARGE)
    say(['quote', facts])
    expect(firings()).toBe(times)
  })

  it('knows which events have set it off, by its conditions too', () => {
    const { facts, say } = watch(LARGE)
    say(['quote', { total: 1200 }], ['quote', { total: 5 }], ['other', { total: 5000 }])
    expect(facts()).toEqual([{ total: 1200 }])
  })

  it('has no facts but its own, whatever every object has', () => {
    const { firings, say } = watch({
      name: 'quote',
      facts: [{ show: true, name: 'constructor', comparison: 'exists', value: '' }],
    })
    say(['quote', {}])
    expect(firings()).toBe(0)
  })

  it('is heard again although more events were said than are remembered', () => {
    const { firings, say } = watch(QUOTE)
    for (let count = 0; count < 70; count++) say(['other'])
    for (let count = 0; count < 70; count++) say(['quote'])
    expect(firings()).toBe(70)
  })

  it.each([undefined, null, '', 'quote', {}, { name: '' }, []])(
    'is none for the setting %j of another server',
    (setting) => {
      const { firings, say } = watch(setting)
      say(['quote'], [undefined], [setting])
      expect(firings()).toBe(0)
    },
  )
})
