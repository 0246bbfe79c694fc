import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTally, type Tallied } from '../../../../server/reports/tally'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const of = (popupId: string, country = 'DE') => ({
  siteKey: 'demo',
  popupId,
  segment: { pageKind: 'other', device: 'desktop' as const, country },
})

it('has one row a second for each popup and country, however many programs come', async () => {
  const written: Tallied[] = []
  const tally = createTally(async (tallied) => void written.push(tallied))
  for (let call = 0; call < 100; call++) for (const popup of ['a', 'b']) tally.add(of(popup))
  tally.add(of('a', 'FR'))
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  const rows = written.map(({ of: { popupId, segment }, times }) => [popupId, segment.country, times])
  expect(rows).toEqual([
    ['a', 'DE', 100],
    ['b', 'DE', 100],
    ['a', 'FR', 1],
  ])
})

it('goes on where one could not be written, and writes the rest at the end', async () => {
  const written: string[] = []
  const tally = createTally(async ({ of: { popupId } }) => {
    if (popupId === 'full') throw new Error('no room')
    written.push(popupId)
  })
  tally.add(of('full'))
  await vi.advanceTimersByTimeAsync(1_000)
  tally.add(of('later'))
  await tally.flush()
  expect(written).toEqual(['later'])
})
