// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createVisitor } from '../../../../loader/visitor'
import type { Visitor } from '../../../../shared/page/model/rules'
import { createStorage } from '../../../../shared/page/storage/storage'
import { pageFacts } from '../../../../shared/page/targeting/read-page-facts'
import { referrers } from '../../../../shared/targeting/referrers'

const factsFrom = (referrer: unknown) => {
  const storage = createStorage(false)
  const base = createVisitor(storage)
  base.arrive()
  const trail = () => ({ ...base.trail(), referrer }) as ReturnType<Visitor['trail']>
  return pageFacts({ storage, visitor: { ...base, trail } })
}

it.each([
  ['no site', '', true],
  ['what an earlier version has not stored', undefined, true],
  ['a page of this site', `${location.origin}/a?b`, true],
  ['a site whose name begins like this one', `${location.origin}.example/`, false],
  ['another site', 'https://news.example/', false],
  ['what another script has stored', 7, false],
])('who comes from %s comes from no other site: %s', (_, referrer, direct) => {
  expect(referrers({ include: [{ from: 'direct' }] }, factsFrom(referrer))).toBe(direct)
  expect(referrers({ exclude: [{ from: 'direct' }] }, factsFrom(referrer))).toBe(!direct)
})
