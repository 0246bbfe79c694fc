/** Generators for any popups, any visitor, and any events of a page. */
import fc from 'fast-check'
import { vi } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { FREQUENCY_RULES } from '../../shared/model/trigger-settings'
import { createStorage } from '../../shared/page/storage/storage'
import type { CloseTrigger } from '../../shared/page/visit/close-trigger'
import { MARKS } from '../../shared/targeting/page-facts'
import type { openPage } from './loader'
import { popupOf } from './popup'
import { trusted } from './trusted-event'

export const SECOND = 1_000
export const DAY = 86_400 * SECOND
const START = Date.parse('2027-03-10T12:00:00Z')
/** The visitor's fifth visit. */
const VISITS = 5

export const IDS = Array.from({ length: 5 }, (_, n) => `popup0000000${n}`)
const which = fc.nat(IDS.length - 1)

export const popups: fc.Arbitrary<PopupDefinition[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('lightbox', 'fullpage', 'gamified', 'bar', 'side-small'),
      frequency: fc.record({ rule: fc.constantFrom(...FREQUENCY_RULES), count: fc.nat(3) }),
      stopWhenConverted: fc.boolean(),
      onClickOnly: fc.boolean(),
      // The last one needs the targeting chunk.
      triggers: fc.record(
        { exitIntent: fc.constant(true as const), timeDelay: fc.nat(5), pageClicks: fc.integer({ min: 1, max: 3 }) },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 1, maxLength: IDS.length },
  )
  .map((list) => list.map((popup, n) => popupOf({ id: `${IDS[n]}`, ...popup })))

const marker = fc.record({
  mark: fc.constantFrom(...MARKS),
  which,
  ago: fc.nat(4 * DAY),
  visit: fc.integer({ min: 1, max: VISITS }),
})
type Past = (typeof marker extends fc.Arbitrary<infer T> ? T : never)[]

/** Markers that this browser has stored in earlier visits. */
export const past: fc.Arbitrary<Past> = fc.array(marker, { maxLength: 4 })

export type PageEvent =
  | { type: 'leave' | 'click' | 'refresh' }
  | { type: 'pass'; ms: number }
  | { type: 'close'; which: number; how: CloseTrigger }
  | { type: 'convert' | 'open' | 'shut'; which: number }

const time = fc.oneof(fc.integer({ min: 1, max: 6 * SECOND }), fc.constant(DAY))
const how = fc.constantFrom<CloseTrigger>('x', 'escape', 'bg_click', 'auto')

export const pageEvents: fc.Arbitrary<PageEvent[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('leave', 'click') }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('refresh') }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('pass'), ms: time }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('close'), which, how }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('convert', 'open', 'shut'), which }) },
  ),
  { maxLength: 25 },
)

/** A visitor with this past comes: sets the clock and fills the storage. */
export const startVisit = (markers: Past): void => {
  localStorage.clear()
  vi.setSystemTime(START)
  const storage = createStorage(true)
  const now = { began: START, active: START, open: START, session: START }
  storage.set('trail', { visits: VISITS, ...now, referrer: '', pages: [] })
  for (const { mark, which, ago, visit } of markers)
    storage.set(
      `${mark}.${IDS[which]}`,
      { at: START - ago, visit, url: '' },
      (mark === 'closed' ? DAY : 365 * DAY) - ago,
    )
  storage.flush()
}

type Here = Pick<Awaited<ReturnType<typeof openPage>>, 'screen' | 'popups' | 'refresh' | 'settled'>

/** Plays an event of the page and waits for everything that follows. */
export const happen = async ({ screen, popups, refresh, settled }: Here, event: PageEvent): Promise<void> => {
  const chosen = 'which' in event ? event.which : 0
  const popup = screen[chosen % screen.length]
  switch (event.type) {
    case 'leave':
      document.dispatchEvent(trusted(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })))
      break
    case 'click':
      document.body.click()
      break
    case 'pass':
      await vi.advanceTimersByTimeAsync(event.ms)
      break
    case 'refresh':
      return refresh()
    case 'close':
      popup?.close(event.how)
      break
    case 'convert':
      popup?.context.convert({ submissionId: `lead-${Date.now()}`, fields: {}, extraFields: [], elapsed: 1, trap: '' })
      popup?.close('submit')
      break
    case 'open':
      popups().open(IDS[chosen] as string)
      break
    case 'shut':
      popups().close(IDS[chosen])
  }
  await settled()
}
