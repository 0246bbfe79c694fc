import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { foldersOf, lightestFolder } from '../../../build/chunks'

it('of the names that a hash has for the folder of the chunks, the scripts get the one with which they are lightest', () => {
  const hash = '0f9c1e2b7a333333333384d6c0b5f1e9a7d2483c6b0f5e1d9a7c'
  const scripts = [{ fileName: 'wisp.js', code: 'const at = "v/0123456789/3333333333"; const f = (e) => e' }]
  const weights = foldersOf(hash).map((folder) => ({
    folder,
    bytes: brotliCompressSync(`const at = "${folder}3333333333"; const f = (e) => e`).byteLength,
  }))
  const least = Math.min(...weights.map(({ bytes }) => bytes))
  expect(weights).toHaveLength(5)
  expect(weights.find(({ folder }) => folder === lightestFolder(hash, scripts))?.bytes).toBe(least)
  expect(least).toBeLessThan(Math.max(...weights.map(({ bytes }) => bytes)))
})
