import { describe, expect, it } from 'vitest'
import { otherVariants } from '../../../../../chunks/services/targeting/variants'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import { popups, visitorOf } from './world'

const test = 'parent0000001'
const variants = (count: number, parent = test): Campaign[] =>
  popups(
    ...Array.from({ length: count }, (_, n) => ({
      poptin_id: `variant00000${n}`,
      ab_test: 'yes',
      ab_test_parent_id: parent,
    })),
  )

const testOf = ({ wire }: Campaign): string | undefined => wire.ab_test_parent_id as string | undefined
const chosen = (campaigns: Campaign[], client: string): string[] => {
  const others = otherVariants(campaigns, visitorOf({ clientId: () => client }), testOf)
  return campaigns.filter((popup) => !others.has(popup)).map(({ id }) => id)
}
const clients = Array.from({ length: 10_000 }, (_, n) => `client-${n.toString(36)}`)

describe('variants of an A/B test', () => {
  it('each visitor gets exactly one, the same in any order of the answer', () => {
    const all = variants(4)
    for (const client of clients.slice(0, 500)) {
      const mine = chosen(all, client)
      expect(mine).toHaveLength(1)
      expect(chosen([...all].reverse(), client)).toEqual(mine)
    }
  })

  // The 99.99th percentile of the chi-square distribution for 1, 2 and 4 degrees of freedom.
  it.each([
    [2, 15.1],
    [3, 18.4],
    [5, 23.5],
  ])('%i variants are spread evenly over 10,000 visitors', (count, bound) => {
    const all = variants(count)
    const counts = new Map<string, number>()
    for (const client of clients) for (const id of chosen(all, client)) counts.set(id, (counts.get(id) ?? 0) + 1)
    const expected = clients.length / count
    const off = all.reduce((sum, { id }) => sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected, 0)
    expect(off).toBeLessThan(bound)
  })

  it('two tests are independent: half of those who get the first variant of one get the first of the other', () => {
    const [ownTest, other] = [variants(2), variants(2, 'parent0000002')]
    const first = clients.filter((client) => chosen(ownTest, client)[0] === ownTest[0]?.id)
    const both = first.filter((client) => chosen(other, client)[0] === other[0]?.id)
    expect(both.length / first.length).toBeCloseTo(0.5, 1)
  })

  it('a variant that ends passes on only its own visitors', () => {
    const all = variants(3)
    const [, ended] = all
    const remaining = all.filter((popup) => popup !== ended)
    for (const client of clients.slice(0, 500)) {
      const [before] = chosen(all, client)
      if (before !== ended?.id) expect(chosen(remaining, client)).toEqual([before])
    }
  })

  it('popups without a test are not variants, and cause no visitor id', () => {
    const all = popups({ poptin_id: 'popup00000001' }, { poptin_id: 'popup00000002' })
    const clientId = (): string => {
      throw new Error('asked for a name')
    }
    expect(otherVariants(all, visitorOf({ clientId }), () => undefined)).toEqual(new Set())
  })
})
