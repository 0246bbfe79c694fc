// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { hasUnreportedVisit } from '../../../../../shared/page/storage/unreported'

beforeEach(() => localStorage.clear())

it('a known visitor’s visit is to be reported only with consent, so nothing is fetched for it without', () => {
  const storage = createStorage(false)
  storage.set('email', 'ann@example.com')
  storage.set('trail', { visits: 1, began: 1, active: 1, open: 1, session: 1, referrer: '', pages: [] })
  expect(hasUnreportedVisit(storage)).toBeFalsy()
  storage.allow(true)
  expect(hasUnreportedVisit(storage)).toBe(true)
})
