import { expect, it } from 'vitest'
import { wrongReferences } from '../../../../build/lint/references.js'
import { checked } from '../../../support/lint-project'

const FILES = { 'server/prizes/draw.ts': 'export const draw = 1', 'server/prizes/index.ts': 'export {}' }

it('comments that name a file which does not exist are reported, wherever they stand', () => {
  const offences = checked(wrongReferences, {
    ...FILES,
    'server/a.ts': '/** See server/prizes/drawn.ts. */\nexport const a = 1 // (prize.ts)\n/**\n * `prizes/all.js`\n */',
  })
  expect(offences).toEqual([
    'server/a.ts:1 server/prizes/drawn.ts: there is no such file',
    'server/a.ts:2 prize.ts: there is no such file',
    'server/a.ts:4 prizes/all.js: there is no such file',
  ])
})

it('those that name one by its name or the end of its path, and built files, are not, and texts are no comments', () => {
  const code =
    "/** draw.ts, `prizes/draw.ts`, ./draw.ts, wisp.js, dist/server/cli.js */\nexport const a = 'https://a.example/b.ts'"
  expect(checked(wrongReferences, { ...FILES, 'server/a.ts': code })).toEqual([])
})
