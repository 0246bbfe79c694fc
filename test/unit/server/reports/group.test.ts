import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Full, Unavailable } from '../../../../server/lib/unavailable'
import { createGroup } from '../../../../server/reports/group'
import type { Kind } from '../../../../server/reports/queue'

type Commit = (run: (step: never) => Promise<unknown>) => Promise<unknown>

const groupOf = async (commit: Commit, limit?: number) =>
  createGroup({ transaction: () => ({ execute: commit }) } as never, limit)

/** Tells each row twice itself, and refuses `bad` ones. */
const twice: Kind<string, string> = {
  name: 'twice',
  async write(_, rows) {
    if (rows.includes('bad')) throw new Error('refused')
    return rows.map((row) => ({ answer: row + row }))
  },
}

/** Tells each row itself, and notes what was written with it. */
const noting = (note: (rows: string[]) => void, name = 'noting'): Kind<string, string> => ({
  name,
  async write(_, rows) {
    note(rows)
    return rows.map((answer) => ({ answer }))
  },
})

const outcome = (answer: Promise<string>): Promise<string> => answer.catch((error: Error) => error.name)

describe('writing in groups', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('writes together what comes together, and tells each its own answer', async () => {
    const commit = vi.fn<Commit>((run) => run(undefined as never))
    const group = await groupOf(commit)
    const answers = ['a', 'b', 'c'].map((row) => group.add(twice, row, row))
    expect(await Promise.all(answers)).toEqual(['aa', 'bb', 'cc'])
    expect(commit).toHaveBeenCalledTimes(1)
  })

  it('keeps two tries of one row out of one group', async () => {
    const commit = vi.fn<Commit>((run) => run(undefined as never))
    const group = await groupOf(commit)
    await Promise.all(['a', 'a'].map((row) => group.add(twice, row, row)))
    expect(commit).toHaveBeenCalledTimes(2)
  })

  it('writes kinds and rows in one order, whatever the order in which they came', async () => {
    const order: string[] = []
    const kinds = ['a', 'b', 'c'].map((name) => noting((rows) => order.push(...rows), name))
    const group = await groupOf((run) => run(undefined as never))
    const answers = ['b2', 'a1', 'c3', 'b1', 'a3', 'c1'].map((row) => {
      const kind = kinds.find(({ name }) => row.startsWith(name)) as Kind<string, string>
      return group.add(kind, row, row)
    })
    expect(await Promise.all(answers)).toEqual(['b2', 'a1', 'c3', 'b1', 'a3', 'c1'])
    expect(order).toEqual(['a1', 'a3', 'b1', 'b2', 'c1', 'c3'])
  })

  it('refuses a bad row alone', async () => {
    const group = await groupOf((run) => run(undefined as never))
    const answers = ['a', 'bad', 'c'].map((row) => outcome(group.add(twice, row, row)))
    expect(await Promise.all(answers)).toEqual(['aa', 'Error', 'cc'])
  })

  it('takes no more than may wait, and goes on when they are written', async () => {
    const commits: (() => void)[] = []
    /** Resolves once that many groups are under way or written. */
    const begun = async (count: number): Promise<void> => {
      while (commits.length < count) await new Promise(setImmediate)
    }
    const group = await groupOf(async (run) => {
      await new Promise<void>((resolve) => {
        commits.push(resolve)
      })
      return run(undefined as never)
    }, 2)
    const first = group.add(twice, 'a', 'a')
    await begun(1)
    const waiting = ['b', 'c'].map((row) => group.add(twice, row, row))
    await expect(group.add(twice, 'd', 'd')).rejects.toBeInstanceOf(Full)
    commits[0]?.()
    expect(await first).toBe('aa')
    await begun(2)
    commits[1]?.()
    expect(await Promise.all(waiting)).toEqual(['bb', 'cc'])
    const last = group.add(twice, 'd', 'd')
    await begun(3)
    commits[2]?.()
    expect(await last).toBe('dd')
  })

  it('waits for what the next turns of the event loop bring, but not for long', async () => {
    const sizes: number[] = []
    const counted = noting((rows) => sizes.push(rows.length))
    const group = await groupOf((run) => run(undefined as never))
    /** One row in each turn, as calls come in under load. */
    const all = async (count: number, each: () => void): Promise<void> => {
      const answers: Promise<string>[] = []
      for (let row = 0; row < count; row++) {
        answers.push(group.add(counted, `${row}`, `${row}`))
        each()
        await new Promise(setImmediate)
      }
      await Promise.all(answers)
    }
    await all(20, () => {})
    // The first finds nobody to go with.
    expect(sizes).toEqual([1, 19])
    sizes.length = 0
    await all(20, () => vi.advanceTimersByTime(1))
    expect(Math.max(...sizes)).toBeLessThan(10)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(20)
  })

  it('takes no more characters than fit into memory, and writes few large rows at once', async () => {
    const sizes: number[] = []
    let finish = (): void => {}
    const group = await groupOf(async (run) => {
      if (!sizes.length)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
      return run(undefined as never)
    })
    const watched = noting((rows) => sizes.push(rows.length))
    const add = (name: string) => outcome(group.add(watched, name, name, 2 ** 20))
    const first = add('first')
    await new Promise(setImmediate)
    const answers = Array.from({ length: 40 }, (_, row) => add(`${row}`))
    finish()
    const outcomes = await Promise.all([first, ...answers])
    expect(outcomes.filter((name) => name === 'Full')).toHaveLength(8)
    expect(sizes).toEqual([1, ...Array(8).fill(4)])
    expect(await add('after')).toBe('after')
  })

  it('does not let those wait for a database that does not answer who have waited for long', async () => {
    let fail = (): void => {}
    let commits = 0
    const group = await groupOf(async (run) => {
      if (commits++) return run(undefined as never)
      await new Promise<void>((_, reject) => {
        fail = () => reject(new Unavailable('timeout'))
      })
    })
    const first = outcome(group.add(twice, 'a', 'a'))
    await new Promise(setImmediate)
    const long = outcome(group.add(twice, 'b', 'b'))
    vi.advanceTimersByTime(9_000)
    expect(group.oldest).toBe(9_000)
    const short = outcome(group.add(twice, 'c', 'c'))
    fail()
    expect(await Promise.all([first, long, short])).toEqual(['Unavailable', 'Unavailable', 'cc'])
    expect([group.length, group.oldest]).toEqual([0, 0])
  })

  it('asks a database that has stopped answering once, not once for each row', async () => {
    let commits = 0
    const group = await groupOf(async () => {
      if (!commits++) throw new Error('a bad row')
      throw new Unavailable('timeout')
    })
    const answers = Array.from({ length: 50 }, (_, row) => outcome(group.add(twice, `${row}`, `${row}`)))
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['Unavailable']))
    expect(commits).toBe(2)
  })
})
