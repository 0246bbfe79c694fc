import { describe, expect, it } from 'vitest'
import { createMemory } from '../../../../server/lib/memory'

describe('what is kept in memory', () => {
  it('is of one group at most as much as asked, those that were used last', () => {
    const memory = createMemory(1_000_000)
    memory.set('other', 1, 'elsewhere', 10)
    for (const key of ['a', 'b', 'c']) memory.set(key, key, 'site', 10, 3)
    memory.get('a')
    memory.set('d', 'd', 'site', 10, 3)
    expect(['a', 'b', 'c', 'd', 'other'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd', 'other'])
    for (let number = 0; number < 1_000; number++) memory.set(`${number}`, number, 'site', 10, 3)
    expect(memory.bytes).toBe(4 * 210)
    memory.forget('site')
    expect([memory.get('999'), memory.get('other'), memory.bytes]).toEqual([undefined, 1, 210])
  })

  it('removes something soon, even if all of it is in use', () => {
    const memory = createMemory(1_000 * 210)
    const keys = Array.from({ length: 1_000 }, (_, number) => `${number}`)
    for (const key of keys) memory.set(key, key, 'site', 10)
    for (const key of keys) memory.get(key)
    memory.set('new', 1, 'site', 10)
    expect(keys.filter((key) => memory.get(key) === undefined)).toEqual(['100'])
    expect(memory.get('new')).toBe(1)
  })
})
