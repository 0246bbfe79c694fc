/** What is kept on a browser, anything may have written. */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MARKS } from '../../../shared/popup'
import { RECORD } from '../../../shared/storage'
import { displayForm } from '../../../shared/wire/display-request'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'

const GARBLED = 'popup00000001'
const WHOLE = 'popup00000002'
const NOW = Date.parse('2027-03-10T12:00:00Z')

const anything = fc.jsonValue({ maxDepth: 3 })
const trail = fc.record(
  Object.fromEntries(
    ['visits', 'began', 'active', 'open', 'session', 'referrer', 'pages'].map((field) => [field, anything]),
  ),
  { requiredKeys: [] },
)
const keys = [
  ...[
    'client',
    'trail',
    'email',
    'customer',
    'ip',
    'country',
    `variant.${GARBLED}`,
    'outbox.x',
    'outbox-report.x.viewed',
  ],
  ...MARKS.map((mark) => `${mark}.${GARBLED}`),
]
/** A record of the right shape with garbage in it, or of no shape at all. */
const record = fc.oneof(
  anything,
  fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(anything, fc.tuple(fc.oneof(anything, trail), fc.constantFrom<unknown>(NOW + 1e9, 'never', null, []))),
  ),
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('nothing fails, popups are decided, and what is written again is whole', async () => {
  const failures: unknown[] = []
  window.addEventListener('wisp:error', (event) => failures.push((event as CustomEvent).detail.error))
  await fc.assert(
    fc.asyncProperty(record, async (garbage) => {
      vi.setSystemTime(NOW)
      localStorage.setItem(RECORD, JSON.stringify(garbage))
      failures.length = 0
      const shows = { triggers: { timeDelay: 0 }, frequency: { rule: 'visits', count: 1 } } as const
      const page = await openPage(
        answerOf([popupOf({ id: GARBLED, ...shows, type: 'bar' }), popupOf({ id: WHOLE, ...shows })]),
      )
      expect(page.screen.map(({ id }) => id)).toContain(WHOLE)
      expect(() => displayForm(page.page, false)).not.toThrow()
      await page.stop()
      page.page.storage.flush()
      expect(failures).toEqual([])
      const { visits, pages, sessionBegan } = page.page.visitor
      const written = JSON.parse(localStorage.getItem(RECORD) ?? '') as Record<string, [unknown, number]>
      expect(Object.values(written).filter((entry) => !(entry[1] > NOW))).toEqual([])
      expect(written[`seen.${WHOLE}`]?.[0]).toMatchObject({ at: expect.any(Number) })
      void visits, pages, sessionBegan
    }),
    { numRuns: 300 },
  )
}, 600_000)
