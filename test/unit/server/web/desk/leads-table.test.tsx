// @vitest-environment happy-dom
/** The leads in the desk's table. */
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { LeadRow } from '../../../../../server/leads/answers'
import { LeadsTable } from '../../../../../server/web/desk/LeadsTable'
import { flush } from '../../../../support/flush'

afterEach(() => vi.restoreAllMocks())

const words = 'I agree.'
const lead: LeadRow = {
  ...{ id: 'a', at: '2026-01-01T00:00:00.000Z', popupId: 'p', popupName: 'Contact', email: '', fields: {}, url: '' },
  consent: {
    ...{ given: false, words: `${words}\n${words}`, version: 'of both', at: '2026-01-01T00:00:00.000Z', page: '/' },
    boxes: [
      { field: 'terms', given: true, words, version: 'same' },
      { field: 'offers', given: false, words, version: 'same' },
    ],
  },
}

it('calls a field that needs a look by its label, each in its own direction of writing', () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const labels = { q1: 'טלפון', q2: 'Size' }
  const doubtful: LeadRow = { ...lead, consent: undefined, labels, problems: { q1: 'required', q2: 'unsure' } } as never
  flush(() => root.render(<LeadsTable leads={[doubtful]} since="" fetchFile={async () => new Blob()} />))
  const chip = place.querySelector('.suspect')
  expect(chip?.textContent).toBe('Check טלפון, Size')
  expect([...(chip?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual(['טלפון', 'Size'])
  expect(chip?.getAttribute('title')).toMatch(/^טלפון: .+\nSize: .+$/)
  flush(() => root.unmount())
})

it('tells acceptances with the same words apart', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.createElement('div')
  const root = createRoot(place)
  flush(() => root.render(<LeadsTable leads={[lead]} since="" fetchFile={async () => new Blob()} />))
  const chips = [...place.querySelectorAll('.chips li')].map(({ textContent }) => textContent)
  expect(chips).toEqual([`Agreed ${words}`, `Not agreed ${words}`])
  expect(complain.mock.calls).toEqual([])
  flush(() => root.unmount())
})
