// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { run } from '../../../../../chunks/services/teaser'
import { createLifecycle, type Lifecycle } from '../../../../../loader/lifecycle'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { PopupState } from '../../../../../shared/page/model/lifecycle'
import type { Popups } from '../../../../../shared/page/model/popups'
import { signals } from '../../../../../shared/page/platform/signals'
import { campaignOf } from '../../../../support/campaign'
import { countListeners } from '../../../../support/listeners'
import { pageOf, visitorOf } from '../targeting/world'

/** Without motion, which the browser tests check. */
const settings = (text: string) => ({ text, entry_effect: 'none', exit_effect: 'none' })
const popupOf = (id: string, wire: Campaign['wire'] = { design_properties: { teaser: settings(id) } }) =>
  campaignOf({ id, key: id, wire: { is_teasers_on: 'yes', ...wire } })

const root = () => document.querySelector('wisp-teaser')?.shadowRoot
const texts = (): (string | null)[] =>
  [...(root()?.querySelectorAll('aside > :first-child') ?? [])].map(({ textContent }) => textContent)

const page = { ...pageOf(), visitor: visitorOf() }
let stop = (): void => {}
let lifecycle: Lifecycle
/** Starts the teasers of these popups, and returns the popups' states. */
const start = (campaigns: Campaign[], preview = ''): PopupState[] => {
  lifecycle = createLifecycle()
  const states = lifecycle.add(campaigns)
  const ruleset = signals.signal({ rules: {}, triggers: {} })
  stop = run({ ...page, preview }, { popups: lifecycle.popups, ruleset, open: async () => true } as unknown as Popups)
  vi.advanceTimersByTime(1)
  return states
}
const fire = (state?: PopupState): void => {
  if (state) lifecycle.fire(state, 'timeDelay', undefined, async () => ({ html: '', parts: {} }))
}
const show = (state?: PopupState): void => {
  fire(state)
  if (state) lifecycle.write(state, { step: 'shown', displayed: true })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows a teaser for each popup that has one', () => {
  start([popupOf('first'), popupOf('second', { is_teasers_on: 'no' }), popupOf('third')])
  expect(texts()).toEqual(['first', 'third'])
})

it('shows only the previewed popup’s teaser in a preview', () => {
  start([popupOf('first'), popupOf('second')], 'second')
  expect(texts()).toEqual(['second'])
})

it('a broken teaser does not remove the others', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // Cannot be converted to text.
  const text = Object.create(null)
  start([popupOf('first', { design_properties: { teaser: { text } } }), popupOf('second')])
  expect(texts()).toEqual(['second'])
})

it('a teaser goes when its popup shows, and comes back after the popup has had time to leave', () => {
  const [first, second] = start([popupOf('first'), popupOf('second')])
  show(first)
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['second'])
  if (first) lifecycle.leave(first)
  vi.advanceTimersByTime(1400)
  expect(texts()).toEqual(['second'])
  // Other popups do not change that.
  fire(second)
  vi.advanceTimersByTime(99)
  expect(texts()).toEqual(['second'])
  vi.advanceTimersByTime(2)
  expect(texts()).toContain('first')
})

it('a teaser stays while its popup is loading, but none appears during that time', () => {
  const [first] = start([popupOf('first')])
  fire(first)
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['first'])
  stop()
  const on = start([popupOf('second'), popupOf('third')])
  expect(texts()).toEqual(['second', 'third'])
  show(on[0])
  vi.advanceTimersByTime(1)
  if (on[0]) lifecycle.leave(on[0])
  fire(on[0])
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['third'])
})

it('leaves no element, listener or timer behind', () => {
  const count = countListeners()
  const [first] = start([popupOf('first')])
  show(first)
  if (first) lifecycle.leave(first)
  expect(count()).toBeGreaterThan(0)
  stop()
  expect([root(), count(), vi.getTimerCount()]).toEqual([undefined, 0, 0])
})
