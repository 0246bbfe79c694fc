import { afterEach, expect, it, vi } from 'vitest'
import { otherBuilds } from '../../../../server/builds/others'
import type { BuildPlace } from '../../../../server/builds/place'

const MB = 1024 * 1024
const pathOf = (index: number): string => `/v/aaaaaaaaaa/file-${index}.js`

/** A place with these files, and the names that it was asked for. */
const placeWith = (files: Record<string, Uint8Array>) => {
  const reads: string[] = []
  const read: BuildPlace['read'] = async (name) => {
    reads.push(`/${name}`)
    return files[`/${name}`]
  }
  const builds = otherBuilds({ read } as BuildPlace)
  return { reads, find: (path: string) => builds.find(path, () => false) }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('keeps files up to a size, those that were asked for last', async () => {
  const files = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [pathOf(index), new Uint8Array(4 * MB)]))
  const { reads, find } = placeWith(files)
  for (const index of [0, 1, 2, 0, 3, 0]) expect((await find(pathOf(index)))?.body.length).toBe(4 * MB)
  expect(reads).toEqual([0, 1, 2, 3].map(pathOf))
  reads.length = 0
  for (const index of [0, 1]) await find(pathOf(index))
  expect(reads).toEqual([pathOf(1)])
})

it('does not keep a file that is larger than all it may keep', async () => {
  const { reads, find } = placeWith({ [pathOf(0)]: new Uint8Array(17 * MB), [pathOf(1)]: new Uint8Array(1) })
  for (const index of [1, 0, 0, 1]) expect(await find(pathOf(index))).toBeDefined()
  expect(reads).toEqual([1, 0, 0].map(pathOf))
})

it('looks for a file that was nowhere again after ten seconds, and remembers a number of such names', async () => {
  const files: Record<string, Uint8Array> = {}
  const { reads, find } = placeWith(files)
  for (const _ of [1, 2]) expect(await find(pathOf(0))).toBeUndefined()
  expect(reads).toEqual([pathOf(0)])
  for (let index = 1; index < 2_000; index++) await find(pathOf(index))
  await find(pathOf(0))
  expect(reads.filter((path) => path === pathOf(0))).toHaveLength(2)

  files[pathOf(0)] = new Uint8Array(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 9_000)
  expect(await find(pathOf(0))).toBeUndefined()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000)
  await expect.poll(() => find(pathOf(0))).toBeDefined()
})
