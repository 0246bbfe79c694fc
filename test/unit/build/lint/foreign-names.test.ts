// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { foreignLookups } from '../../../../build/lint/foreign-names.js'

const folder = mkdtempSync(join(tmpdir(), 'wisp-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SAMPLE = `
const words: Record<string, string> = { yes: 'ja' }
const sizes = { small: 1, large: 2 }
const list = ['a', 'b']
export const foreign = (name: string) => words[name]
export const written = (name: string) => { words[name] = 'nein' }
export const asked = (name: string) => name in words
export const oneOfOurs = (size: keyof typeof sizes) => sizes[size]
export const beginsLikeOurs = (name: string) => (words as Record<\`our_\${string}\`, string>)[\`our_\${name}\`]
export const byPlace = (at: number) => list[at]
export const guarded = (name: string) => (Object.hasOwn(words, name) ? words[name] : undefined)
// Own names: somebody has looked.
export const vouchedFor = (name: string) => words[name]
`

it('finds what is looked up by foreign names, and nothing else', () => {
  writeFileSync(join(folder, 'sample.ts'), SAMPLE)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "lib": ["ES2023"], "types": [] } }',
  )
  const found = foreignLookups(join(folder, 'tsconfig.json'), /sample\.ts$/)
  expect(found.map((line) => line.replace(/.*sample\.ts:/, ''))).toEqual([
    '5 words[name]',
    '6 words[name]',
    '7 name in words',
  ])
})

it('nothing in the loader, the chunks, the server and what they share is looked up by foreign names', () => {
  expect(foreignLookups()).toEqual([])
})
