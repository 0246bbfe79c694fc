// @vitest-environment happy-dom
/** Storage may contain anything, because any script of the site can write to it. */
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { STORAGE_PREFIX } from '../../../shared/page/storage/storage'
import { MARKS } from '../../../shared/targeting/page-facts'
import { displayForm } from '../../../shared/wire/page/display-request'
import { freshStorage, storedEntries } from '../../support/browser-storage'
import { draws } from '../../support/everyday-share'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'

const GARBLED = 'popup00000001'
const WHOLE = 'popup00000002'
const DAY = 86_400_000
const NOW = Date.parse('2027-03-10T12:00:00Z')

/** Except objects that cannot be converted to text. */
const anything = fc.jsonValue({ maxDepth: 3 }).filter((value) => !/"(toString|valueOf)":/.test(JSON.stringify(value)))
const trail = fc.record(
  Object.fromEntries(
    ['visits', 'began', 'active', 'open', 'session', 'referrer', 'pages'].map((field) => [field, anything]),
  ),
  { requiredKeys: [] },
)
const keys = [
  ...['client', 'trail', 'email', 'customer', 'ip', 'country'],
  ...[`variant.${GARBLED}`, 'outbox.x', 'outbox-report.x.viewed'],
  ...MARKS.map((mark) => `${mark}.${GARBLED}`),
]
/** Entries of the right shape with invalid values, or anything else. */
const record = fc.oneof(
  anything,
  fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(
      anything,
      fc.tuple(fc.oneof(anything, trail), fc.constantFrom<unknown>(NOW + 10 * DAY, 'never', null, [])),
    ),
  ),
)

freshStorage()

let pages = 0

it('with invalid storage, popups are decided on, the server is asked, and new values are valid', async () => {
  await fc.assert(
    fc.asyncProperty(record, async (garbage) => {
      vi.setSystemTime(NOW)
      vi.spyOn(console, 'warn').mockReturnValue()
      // Each page has outbox entries of its own: an earlier page may still be waiting for its answers.
      const text = JSON.stringify(garbage)?.replace(/(outbox(-report)?)\.x/g, `$1.x${++pages}`)
      localStorage.clear()
      const stored: Record<string, unknown> = { ...JSON.parse(text) }
      for (const [key, entry] of Object.entries(stored))
        localStorage.setItem(STORAGE_PREFIX + key, JSON.stringify(entry))
      const shows = { triggers: { timeDelay: 0 }, frequency: { rule: 'visits', count: 1 } } as const
      const bar = popupOf({ ...shows, id: GARBLED, type: 'bar' })
      const here = await openPage(answerOf([bar, popupOf({ ...shows, id: WHOLE })]))
      const { visitor } = here
      expect(here.screen.map(({ id }) => id)).toContain(WHOLE)
      expect(() => displayForm(here.page, false)).not.toThrow()
      expect(() => here.explain()).not.toThrow()
      await here.stop()
      // The next day begins another visit.
      vi.setSystemTime(NOW + DAY)
      visitor.arrive()
      here.page.storage.flush()
      expect(visitor.trail().session).toBe(NOW + DAY)
      expect(visitor.trail().visited.length).toBeGreaterThan(0)
      expect([typeof visitor.visits(), Number.isNaN(visitor.visits())]).toEqual(['number', false])
      const entries = storedEntries()
      /** An entry that cannot be read stays as it is: it may be somebody's lead. */
      const isSetAside = (key: string): boolean =>
        Number.isNaN(Number((stored[key] as unknown[] | null | undefined)?.[1])) &&
        JSON.stringify(entries[key]) === JSON.stringify(stored[key])
      const read = Object.entries(entries).filter(([key]) => !isSetAside(key))
      expect(read.filter(([, entry]) => !(entry[1] > NOW))).toEqual([])
      expect(read.filter(([key]) => key.startsWith('outbox'))).toEqual([])
      expect(entries[`seen.${WHOLE}`]?.[0]).toMatchObject({ at: expect.any(Number), url: location.href })
    }),
    { numRuns: draws(80, 300) },
  )
}, 600_000)
