import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCache } from '../../../../server/images/cache'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wisp-cache-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const size = (): number =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4_096) * 4_096, 0)

it('stays within its size with two processes that write at the same time', async () => {
  const limit = 400_000
  const both = [createCache(root, limit), createCache(root, limit)]
  let peakSize = 0
  for (let round = 0; round < 80; round++) {
    const content = Buffer.alloc(5_000 + 100 * round, round)
    await Promise.all(both.map((cache, index) => cache.write(`picture${round % 5}.jpg`, `${index}-${round}`, content)))
    peakSize = Math.max(peakSize, size())
  }
  expect(peakSize).toBeLessThanOrEqual(limit)
  expect(peakSize).toBeGreaterThan(limit / 2)
  // Each cache reads the files that the other one has written.
  for (const cache of both)
    for (const index of [0, 1]) expect((await cache.read('picture4.jpg', `${index}-79`))?.length).toBe(12_900)
})

it('goes on when its folder is removed', async () => {
  const cache = createCache(root, 400_000)
  await cache.write('a.jpg', 'key', Buffer.from('one'))
  rmSync(root, { recursive: true })
  expect(await cache.read('a.jpg', 'key')).toBeUndefined()
  await cache.write('a.jpg', 'key', Buffer.from('two'))
  expect(`${await cache.read('a.jpg', 'key')}`).toBe('two')
})
