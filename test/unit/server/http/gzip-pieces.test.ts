import type zlib from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'

const inflated = vi.hoisted(() => ({ times: 0 }))
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof zlib>()
  const inflateRawSync: typeof zlib.inflateRawSync = (...args) => {
    inflated.times++
    return real.inflateRawSync(...args)
  }
  return { ...real, inflateRawSync }
})
// Files share modules: it may have been imported with the real library, and others are to have that one.
vi.resetModules()
const { piecesOf, textOf } = await import('../../../../server/http/gzip-pieces')
afterAll(() => {
  vi.doUnmock('node:zlib')
  vi.resetModules()
})

const textOfLength = (length: number, sign: string): string => sign.repeat(length)

it('unpacks a text once for all who take no compression', () => {
  const parts = piecesOf([textOfLength(5_000, 'a'), '-', textOfLength(5_000, 'ש')])
  inflated.times = 0
  for (const _ of [1, 2, 3]) expect(textOf(parts)).toBe(`${textOfLength(5_000, 'a')}-${textOfLength(5_000, 'ש')}`)
  expect(inflated.times).toBe(2)
})

it('keeps some megabytes of them at most, those that were asked for last', () => {
  const all = Array.from({ length: 12 }, (_, at) => piecesOf([textOfLength(1024 * 1024, String.fromCharCode(97 + at))]))
  all.map(textOf)
  inflated.times = 0
  all.slice(-6).map(textOf)
  expect(inflated.times).toBe(0)
  all.slice(0, 1).map(textOf)
  expect(inflated.times).toBe(1)
})
