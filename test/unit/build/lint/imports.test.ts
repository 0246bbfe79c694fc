import { describe, expect, it } from 'vitest'
import { cycles } from '../../../../build/lint/cycles.js'
import { wrongDirections } from '../../../../build/lint/directions.js'
import { unusedExports } from '../../../../build/lint/exports.js'
import { folderCycles } from '../../../../build/lint/folders.js'
import { checked } from '../../../support/lint-project'

describe('folders that import each other', () => {
  it('are reported once, each step with an import, also by types and at any depth', () => {
    const offences = checked(folderCycles, {
      'server/leads/keep.ts': "import { made } from '../shop/make'",
      'server/shop/make.ts': "import type { Page } from '../pages/page'\nexport const made = 1",
      'server/pages/page.ts': "let it: import('../leads/list').List\nexport type Page = 1",
      'server/leads/list.ts': 'export type List = 1',
      'shared/page/forms/a/one.ts': "import '../b/two'",
      'shared/page/forms/b/two.ts': 'export {}',
      'shared/page/forms/b/three.ts': "import '../a/four'",
      'shared/page/forms/a/four.ts': 'export {}',
    })
    expect(offences).toEqual([
      expect.stringMatching(/^server\/leads → server\/shop → server\/pages → server\/leads: .*list/),
      expect.stringMatching(/^shared\/page\/forms\/a → shared\/page\/forms\/b → .*three\.ts → /),
    ])
  })

  it('are a file and a folder too; folders in one order, and those of tests, are none', () => {
    expect(
      checked(folderCycles, {
        'server/app.ts': "import './http/call'\nexport const app = 1",
        'server/http/call.ts': "import '../app'",
      }),
    ).toHaveLength(1)
    expect(
      checked(folderCycles, {
        'server/app.ts': "import './http/call'\nimport './lib/id'",
        'server/http/call.ts': "import '../lib/id'",
        'server/lib/id.ts': 'export {}',
        'test/a/one.ts': "import '../b/two'",
        'test/b/two.ts': "import '../a/one'",
      }),
    ).toEqual([])
  })
})

describe('import directions', () => {
  it('are reported if they are forbidden, with the reason', () => {
    const rows: [path: string, code: string, from: string][] = [
      ['shared/a.ts', "import { a } from '../chunks/a'", 'chunks'],
      ['shared/model/a.ts', "import type { a } from '../../server/a'", 'server'],
      ['loader/a.ts', "import { a } from '../chunks/a'", 'chunks'],
      ['loader/b.ts', "export { a } from '../server/a'", 'server'],
      ['chunks/types/bar/a.ts', "void import('../../../loader/a')", 'loader'],
      ['chunks/a.ts', "let a: import('../server/a').A", 'server'],
      ['chunks/core/ui/a.ts', "import '../../games/wheel'", 'chunks/games'],
      ['server/a.ts', "import { a } from '../chunks/a'", 'chunks'],
      ['server/page-code.ts', "import { a } from '../shared/page/a'", 'shared'],
      ['server/page-wire.ts', "import { a } from '../shared/wire/page/a'", 'shared'],
      ['server/lib/a.ts', "import { a } from '../leads/a'", 'server/leads'],
      ['server/sites/a.ts', "import type { a } from '../popups/a'", 'server/popups'],
      ['server/shop/a.ts', "import { a } from '../app'", 'server/app'],
      ['shared/values/a.ts', "import { a } from '../page/a'", 'shared/page'],
      ['chunks/server-wire.ts', "import { a } from '../shared/wire/server/a'", 'shared'],
      ['shared/page/a.ts', "import { a } from '../wire/page/a'", 'shared/wire'],
      ['templates/a.ts', "import * as a from '../loader/a'", 'loader'],
      ['build/a.js', "/** @typedef {import('../server/a').A} A */", 'server'],
      ['playground/a.ts', "import '../server/a'", 'server'],
      ['bench/a.ts', "import '../loader/a'", 'loader'],
      ['shared/b.ts', "import { a } from '../examples/a'", 'examples'],
      ['loader/c.ts', "import { a } from '../examples/a'", 'examples'],
      ['chunks/b.ts', "import { a } from '../examples/a'", 'examples'],
      ['server/b.ts', "import { a } from '../examples/index'", 'examples'],
      ['server/c.ts', "void import('../examples/index')", 'examples'],
      ['examples/a.ts', "import { a } from '../server/a'", 'server'],
      ['examples/shop/a.ts', "import type { Store } from '../../server/store/store'", 'server'],
      ['examples/b.ts', "import { a } from '../server/public-address'", 'server'],
      ['examples/receivers/a.ts', "import { a } from '../../shared/a'", 'shared'],
      ['examples/receivers/b.ts', "import { a } from '../shop/a'", 'examples/shop'],
    ]
    const offences = checked(wrongDirections, Object.fromEntries(rows.map(([path, code]) => [path, code])))
    expect(offences).toHaveLength(rows.length)
    for (const [path, , from] of rows)
      expect(offences).toContainEqual(
        expect.stringMatching(new RegExp(`^${path}:1 '.*': .* imports nothing from ${from}/: ..`)),
      )
  })

  it('are accepted if they are allowed', () => {
    const fine = {
      'shared/wire/a.ts': "import { a } from '../model/a'",
      'loader/a.ts': "import { a } from '../shared/a'\nimport { b } from './visitor/b'",
      'chunks/types/a.ts': "import { a } from '../../shared/a'\nimport { b } from '../core/b'",
      'chunks/core/ui/a.ts': "import { a } from '../../../shared/a'\nimport { b } from '../show/b'",
      'server/a.ts': "import { a } from '../shared/values/a'\nimport pg from 'pg'",
      'server/web/a.ts': "import { a } from '../../shared/page/a'\nimport { b } from '../desk/b'",
      'shared/wire/page/a.ts': "import { a } from '../../page/a'\nimport { b } from '../b'",
      'examples/shop/a.ts':
        "import { a } from '../../shared/a'\nimport { b } from '../../server/mount/public'\nimport '../b'",
      'examples/receivers/a.ts': "import { b } from './b'",
      'test/a.ts': "import { a } from '../loader/a'\nimport { b } from '../server/b'",
    }
    expect(checked(wrongDirections, fine)).toEqual([])
  })

  it('allow importing signals only in the loader', () => {
    const offences = checked(wrongDirections, {
      'chunks/core/a.ts': "import { signal } from '@preact/signals-core'",
      'loader/a.ts': "import { signal, type Signal } from '@preact/signals-core'",
      'chunks/platform/a.ts': "import { signals } from '../../shared/page/platform/signals'",
      'shared/page/model/a.ts': "import { signals } from '../platform/signals'",
      'shared/page/model/b.ts': "export { signals } from '../platform/signals'",
    })
    expect(offences).toHaveLength(5)
    for (const line of offences) expect(line).toContain('a second copy of the core')
  })

  it('allow importing types of signals anywhere', () => {
    const fine = {
      'chunks/core/a.ts': "import type { Signal } from '@preact/signals-core'",
      'chunks/core/b.ts': "import { type Signal } from '@preact/signals-core'",
      'test/unit/a.test.ts': "import { signal } from '@preact/signals-core'",
      'shared/page/model/a.ts': "import type { signals } from '../platform/signals'",
      'loader/index.ts': "import { signals } from '../shared/page/platform/signals'",
    }
    expect(checked(wrongDirections, fine)).toEqual([])
  })
})

describe('cycles', () => {
  it('are found over values, types, chunks and comments, each once', () => {
    const offences = checked(cycles, {
      'loader/a.ts': "import { b } from './b'\nexport const a = () => b",
      'loader/b.ts': "import type { c } from './c'\nexport const b = 1 as unknown as typeof c",
      'loader/c/index.ts': "export const c = () => import('../a')",
      'build/one.js': "import './two.js'\n/** @typedef {string} One */",
      'build/two.js': "/** @type {import('./one.js').One} */\nexport const two = ''",
      'test/self.ts': "import { self as me } from './self'\nexport const self = () => me",
      'server/a.ts': "import { b } from './b'\nimport { c } from './c'\nvoid [b, c]",
      'server/b.ts': "import { c } from './c'\nexport const b = c",
      'server/c.ts': 'export const c = 1',
    })
    expect(offences.map((line) => line.replace(/: .*/, '')).sort()).toEqual([
      'build/one.js → build/two.js → build/one.js',
      'loader/a.ts → loader/b.ts → loader/c/index.ts → loader/a.ts',
      'test/self.ts → test/self.ts',
    ])
  })
})

describe('exports', () => {
  it('are reported if nobody imports them, with what to do about it', () => {
    const offences = checked(unusedExports, {
      'shared/a.ts': [
        'export const nowhere = 1',
        'export const here = 2',
        'export interface Shape { a: typeof here }',
        'export const tested = (shape?: Shape) => shape',
        'export const fine = tested',
        'const late = 4',
        'export { late, tested as renamed }',
        'export default 5',
        'export const [left, right] = [6, 7]',
        'export const lonely = 8',
      ].join('\n'),
      'shared/again.ts': "export { fine, left } from './a'",
      'shared/paint.ts': 'export const red = 1, blue = 2',
      'loader/b.ts': [
        "import { left } from '../shared/again'",
        "import * as paint from '../shared/paint'",
        'void [left, paint.red]',
      ].join('\n'),
      'test/a.ts': "import { fine, lonely, tested } from '../shared/a'\nvoid [fine, lonely, tested]",
    })
    expect(offences.map((line) => line.replace(/: exported, but imported nowhere/, ''))).toEqual([
      'shared/a.ts:1 nowhere; delete it',
      'shared/a.ts:2 here; remove `export`',
      'shared/a.ts:3 Shape; remove `export`',
      'shared/a.ts:7 late; remove `export`',
      'shared/a.ts:7 renamed; delete it',
      'shared/a.ts:8 default; delete it',
      'shared/a.ts:9 right; delete it',
      'shared/a.ts:10 lonely: only tests import it; delete it, or test it through the code that uses it',
      'shared/again.ts:1 fine; delete it',
      'shared/paint.ts:1 blue; delete it',
    ])
  })

  it('of a chunk are used by the loader, but its types are not', () => {
    const offences = checked(unusedExports, {
      'chunks/types/bar/index.ts':
        'export const mount = 1\nexport interface Bar { a: 1 }\nexport type { Kind } from "./kind"',
      'chunks/types/bar/kind.ts': 'export type Kind = 1',
      'loader/b.ts': "void import('../chunks/types/lone/part')",
      'chunks/types/lone/part.ts': 'export const all = 1, ofIt = 2',
      'shared/page/model/api.ts': 'export interface Api { a: 1 }',
    })
    expect(offences.map((line) => line.replace(/: .*/, ''))).toEqual([
      'chunks/types/bar/index.ts:2 Bar',
      'chunks/types/bar/index.ts:3 Kind',
    ])
  })
})
