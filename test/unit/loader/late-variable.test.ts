// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { FIRST, freshPages, ids, leave, open } from './page'

freshPages()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const openShop = (changes: Partial<PopupDefinition> = {}) =>
  open([
    {
      triggers: { timeDelay: 1 },
      targeting: { variables: [{ show: true, name: 'shop.plan', comparison: 'equals', value: 'gold' }] },
      ...changes,
    },
  ])
const setPlan = (plan: string) => vi.stubGlobal('shop', { plan })

describe('a variable that the page sets after the trigger has fired', () => {
  it('counts for three seconds', async () => {
    const { screen } = await openShop()
    await pass(3_500)
    expect(ids(screen)).toEqual([])
    setPlan('gold')
    await pass(400)
    expect(ids(screen)).toEqual([FIRST])
  })

  it.each([
    ['not later', 4_500, 'gold'],
    ['not with another value', 2_000, 'silver'],
  ])('counts, but %s', async (_, after, plan) => {
    const { screen } = await openShop()
    await pass(after)
    setPlan(plan)
    await pass(10_000)
    expect(ids(screen)).toEqual([])
  })

  it('does not open a popup of which no trigger has fired', async () => {
    const { screen } = await openShop({ triggers: { exitIntent: true } })
    setPlan('gold')
    await pass(10_000)
    expect(ids(screen)).toEqual([])
    leave()
    await pass(100)
    expect(ids(screen)).toEqual([FIRST])
  })

  it('may also be one that holds back while it is there', async () => {
    setPlan('gold')
    const { screen } = await openShop({
      targeting: { variables: [{ show: false, name: 'shop.plan', comparison: 'exists', value: '' }] },
    })
    await pass(2_000)
    expect(ids(screen)).toEqual([])
    vi.stubGlobal('shop', undefined)
    await pass(400)
    expect(ids(screen)).toEqual([FIRST])
  })
})
