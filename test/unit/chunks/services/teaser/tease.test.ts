import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tease } from '../../../../../chunks/services/teaser'
import type { PopupState } from '../../../../../shared/model/inspect'
import type { Campaign } from '../../../../../shared/model/popup'
import { stateOf } from '../../../../support/campaign'
import { countListeners } from '../../../../support/listeners'
import { pageOf, visitorOf } from '../targeting/world'

/** Nothing moves here: the browser tests see to that. */
const settings = (text: string) => ({ text, entry_effect: 'none', exit_effect: 'none' })
const popupOf = (id: string, changes: Partial<Campaign> = {}): PopupState =>
  stateOf({
    id,
    teaser: true,
    wire: { is_teasers_on: 'yes', design_properties: { teaser: settings(id) } },
    ...changes,
  })

const root = () => document.querySelector('wisp-teaser')?.shadowRoot
const texts = (): (string | null)[] =>
  [...(root()?.querySelectorAll('aside > :first-child') ?? [])].map(({ textContent }) => textContent)
const tell = (moment: string, id: string): boolean =>
  window.dispatchEvent(new CustomEvent(`wisp:${moment}`, { detail: { id } }))

const page = { ...pageOf(), visitor: visitorOf(), warm() {} }
let stop = (): void => {}
const start = (popups: PopupState[], preview = ''): void => {
  stop = tease(
    { ...page, preview },
    () => ({ popups, queue: [], rules: {}, triggers: {} }),
    async () => true,
  )
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows a tab for each popup that has one', () => {
  start([popupOf('first'), popupOf('second', { teaser: false }), popupOf('third')])
  expect(texts()).toEqual(['first', 'third'])
})

it('of a preview, shows the tab of its popup alone', () => {
  start([popupOf('first'), popupOf('second')], 'second')
  expect(texts()).toEqual(['second'])
})

it('one that makes trouble does not take the others with it', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // Turns into no text.
  const text = Object.create(null)
  start([popupOf('first', { wire: { design_properties: { teaser: { text } } } }), popupOf('second')])
  expect(texts()).toEqual(['second'])
})

it('goes when its popup shows, and comes back when that has had its time to leave', () => {
  const first = popupOf('first')
  start([first, popupOf('second')])
  tell('show', 'first')
  first.unmount = () => {}
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['second'])
  first.unmount = undefined
  tell('close', 'first')
  vi.advanceTimersByTime(1400)
  // Whatever else shows meanwhile.
  tell('show', 'second')
  vi.advanceTimersByTime(99)
  expect(texts()).toEqual(['second'])
  vi.advanceTimersByTime(1)
  expect(texts()).toContain('first')
})

it('stays while its popup is on its way, and does not come while it is', () => {
  const [first, second] = [popupOf('first'), popupOf('second')]
  second.active = true
  start([first, second])
  first.active = true
  tell('show', 'other')
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['first'])
})

it('leaves no element, listener or timer behind', () => {
  const count = countListeners()
  start([popupOf('first')])
  tell('close', 'first')
  expect(count()).toBeGreaterThan(0)
  stop()
  expect([root(), count(), vi.getTimerCount()]).toEqual([undefined, 0, 0])
})
