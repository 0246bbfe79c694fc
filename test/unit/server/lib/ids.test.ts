import { afterEach, expect, it, vi } from 'vitest'
import { newRowId, newTimedId } from '../../../../server/lib/ids'
import { newId } from '../../../../shared/values/id'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['rows', newRowId],
  ['viewers', () => newTimedId(8)],
  ['what a page sends', newId],
])('gives ids of %s that sort by time, and none twice', (_, make) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ids: string[] = []
  for (const time of ['2026-01-01', '2026-01-02', '2030-06-30', '2058-12-31']) {
    vi.setSystemTime(new Date(time))
    const together = Array.from({ length: 1_000 }, make)
    if (ids.length) expect(together.every((id) => id > (ids.at(-1) ?? ''))).toBe(true)
    ids.push(...together.sort())
  }
  expect(new Set(ids).size).toBe(4_000)
  for (const id of ids) expect(id).toMatch(/^[\w-]{16,64}$/)
})
