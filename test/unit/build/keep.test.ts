import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { keepEarlier } from '../../../build/keep.js'

const work = mkdtempSync(join(tmpdir(), 'wisp-build-'))
afterEach(() => rmSync(work, { recursive: true, force: true }))

const chunkOf = (dist: string, folder: string, hash: string) => join(work, dist, folder, 'v', hash, 'ui.js')
const make = (dist: string, folder: string, hash: string, seconds: number): void => {
  const file = chunkOf(dist, folder, hash)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, hash)
  utimesSync(join(file, '..'), seconds, seconds)
}

it('keeps the chunks of the latest five builds beside the new ones, but not the build itself', async () => {
  make('new', 'public', '000000000a', 9)
  make('old', 'public', '000000000a', 8)
  make('old', 'public', '000000000b', 7)
  for (const age of [1, 2, 3, 4, 5, 6]) make('old', 'kept', `000000000${age}`, age)
  await keepEarlier(join(work, 'old'), join(work, 'new'))
  const isKept = (hash: string) => existsSync(chunkOf('new', 'kept', hash))
  expect(['000000000b', '0000000006', '0000000003'].map(isKept)).toEqual([true, true, true])
  expect(['000000000a', '0000000002', '0000000001'].map(isKept)).toEqual([false, false, false])
})

it('keeps every typeface that stored popups may name, but not twice', async () => {
  const fontOf = (dist: string, folder: string, name: string) => join(work, dist, folder, 'v/fonts', name)
  const put = (...args: Parameters<typeof fontOf>): void => {
    mkdirSync(join(fontOf(...args), '..'), { recursive: true })
    writeFileSync(fontOf(...args), 'font')
  }
  put('new', 'public', 'same.woff2')
  for (const name of ['same.woff2', 'former.woff2']) put('old', 'public', name)
  put('old', 'kept', 'oldest.woff2')
  await keepEarlier(join(work, 'old'), join(work, 'new'))
  const presence = ['former.woff2', 'oldest.woff2', 'same.woff2'].map((name) => existsSync(fontOf('new', 'kept', name)))
  expect(presence).toEqual([true, true, false])
})
