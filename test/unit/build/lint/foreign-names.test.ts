import { expect, it } from 'vitest'
import { foreignLookups } from '../../../../build/lint/foreign-names.js'
import { checked } from '../../../support/lint-project'

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

it('reports lookups by names from outside and nothing else, and ignores tests', () => {
  expect(checked(foreignLookups, { 'shared/sample.ts': SAMPLE, 'test/sample.ts': SAMPLE })).toEqual(
    ['5 words[name]', '6 words[name]', '7 name in words'].map(
      (found) =>
        `shared/sample.ts:${found}: the name comes from outside and may be constructor; use own() of shared/values/own.ts, or a Map`,
    ),
  )
})
