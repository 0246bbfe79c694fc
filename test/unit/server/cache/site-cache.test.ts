import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteCache } from '../../../../server/cache/site-cache'
import { changes, noteChange } from '../../../../server/db/changes'
import type { Store } from '../../../../server/store/store'

/** Longer than a server goes without asking what has changed. */
const later = () => vi.advanceTimersByTimeAsync(1_000)

/** A database that says nothing. */
const nowhere = {} as Parameters<typeof noteChange>[0]

/** A store with one site, whose popups another server changes. */
const open = () => {
  let version = 1
  const ofSite = vi.fn(async () => [{ id: `popup ${version}` }])
  const since = vi.fn(async (before: number) => ({
    version,
    sites: before < version ? ['demo'] : [],
    isEarlier: version < before,
  }))
  const store = { popups: { ofSite }, changes: { since } } as unknown as Store
  return { cache: createSiteCache(store), ofSite, since, change: (by = 1) => (version += by) }
}

describe('what visitors ask for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is read once for all who ask at the same time', async () => {
    const { cache, ofSite } = open()
    await Promise.all(Array.from({ length: 50 }, () => cache.popupsOf('demo')))
    expect(ofSite).toHaveBeenCalledTimes(1)
  })

  it('is read after a change of this process, though another call is still asking what had changed before', async () => {
    const { cache, ofSite, change, since } = open()
    await cache.popupsOf('demo')
    await later()
    let answer = (): void => {}
    since.mockImplementationOnce(
      (before) =>
        new Promise((resolve) => {
          answer = () => resolve({ version: before, sites: [], isEarlier: false })
        }),
    )
    const early = cache.popupsOf('demo')
    await noteChange(nowhere, 'demo').catch(() => {})
    change()
    expect(await cache.popupsOf('demo')).toEqual([{ id: 'popup 2' }])
    answer()
    await early
    expect(await cache.popupsOf('demo')).toEqual([{ id: 'popup 2' }])
    expect(ofSite).toHaveBeenCalledTimes(2)
  })

  it('is asked for again after a failure', async () => {
    const { cache, ofSite } = open()
    ofSite.mockRejectedValueOnce(new Error('gone'))
    const both = await Promise.allSettled([cache.popupsOf('demo'), cache.popupsOf('demo')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache.popupsOf('demo')).toHaveLength(1)
  })

  it('is answered as it is, also if a call that began before the change is answered after it', async () => {
    const { cache, change } = open()
    const answerFrom = async (popups: { id: string }[]): Promise<string> => {
      const make = async () => ({ size: 10, text: popups.map(({ id }) => id).join() })
      return (await cache.answer('all', 'demo', popups, make)).text
    }
    const before = await cache.popupsOf('demo')
    change()
    // The early call notices the change only when it looks for its answer.
    await later()
    await answerFrom(before as never)
    const after = await cache.popupsOf('demo')
    expect(await answerFrom(after as never)).toBe('popup 2')
    expect(await cache.popupsOf('demo')).toBe(after)
  })

  it('is forgotten when another machine takes over that has not heard of the last changes', async () => {
    const { cache, change } = open()
    change(5)
    expect(await cache.popupsOf('demo')).toEqual([{ id: 'popup 6' }])
    change(-3)
    await later()
    expect(await cache.popupsOf('demo')).toEqual([{ id: 'popup 3' }])
    change()
    await later()
    expect(await cache.popupsOf('demo')).toEqual([{ id: 'popup 4' }])
  })

  it('is forgotten of more sites than a function takes arguments', async () => {
    const rows = Array.from({ length: 300_000 }, (_, index) => ({
      site_key: index ? `site${index}` : '',
      version: index || 299_999,
    }))
    const query = { selectAll: () => query, where: () => query, execute: async () => rows }
    const { version, sites } = await changes({ selectFrom: () => query } as never).since(0)
    expect([version, sites.length]).toEqual([299_999, 299_999])
  })
})
