import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeadRow, LeadsAnswer } from '../../../../../server/leads/answers'
import { appendLeads, refreshLeads } from '../../../../../server/web/desk/rows'

const lead = (id: number): LeadRow => ({
  id: `${id}`,
  at: new Date(id * 1000).toISOString(),
  popupId: 'aaaaaaaaaaaaa',
  popupName: 'Letter',
  email: `${id}@example.com`,
  fields: {},
  url: 'https://shop.example/',
})

/** The server's part: `size` leads, newest first, of all from `newest` down to 1, after `cursor`. */
const answer = (newest: number, size: number, cursor = newest + 1): LeadsAnswer => {
  const first = cursor - 1
  const last = Math.max(first - size + 1, 1)
  const ids = Array.from({ length: Math.max(first - last + 1, 0) }, (_, index) => first - index)
  return { leads: ids.map(lead), total: newest, next: last > 1 ? `${last}` : undefined }
}

const ids = ({ leads }: LeadsAnswer): number[] => leads.map(({ id }) => Number(id))

describe('refresh', () => {
  it('starts with the first page', () => {
    expect(refreshLeads(undefined, answer(9, 3))).toEqual(answer(9, 3))
  })

  it('puts new leads first, and keeps those that no longer fit on the first page', () => {
    const list = refreshLeads(answer(5, 3), answer(7, 3))
    expect(ids(list)).toEqual([7, 6, 5, 4, 3])
    expect(list).toMatchObject({ total: 7, next: '3' })
  })

  it('starts again if more leads have arrived than fit on a page', () => {
    expect(refreshLeads(answer(5, 3), answer(50, 3))).toEqual(answer(50, 3))
  })

  it('shows nothing when the server has no more leads', () => {
    expect(ids(refreshLeads(answer(5, 3), answer(0, 3)))).toEqual([])
  })
})

describe('append', () => {
  it('adds the next page at the end and uses its cursor', () => {
    const list = appendLeads(answer(9, 3), answer(9, 3, 7))
    expect(ids(list)).toEqual([9, 8, 7, 6, 5, 4])
    expect(list.next).toBe('4')
  })

  it('shows no lead twice', () => {
    expect(ids(appendLeads(answer(9, 3), answer(9, 3, 8)))).toEqual([9, 8, 7, 6, 5])
  })
})

describe('any order of new leads, refreshes and "load more"', () => {
  it('never leaves a gap, never shows a lead twice, and reaches the oldest', () => {
    const anyStep = fc.oneof(fc.constant('more' as const), fc.integer({ min: 0, max: 8 }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.array(anyStep, { maxLength: 30 }), (start, steps) => {
        let newest = start
        let list = answer(newest, 4)
        const more = (): void => {
          if (list.next) list = appendLeads(list, answer(newest, 4, Number(list.next)))
        }
        for (const step of steps) {
          if (step === 'more') more()
          else {
            newest += step
            list = refreshLeads(list, answer(newest, 4))
          }
          expect(ids(list)).toEqual(list.leads.map((_, index) => newest - index))
        }
        while (list.next) more()
        expect(list.leads.length).toBe(newest)
      }),
    )
  })
})
