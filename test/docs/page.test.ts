import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { expectTold } from '../support/document-lists'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const manual = read('docs/page.md')
/** Names that a document has in its tables' first column. */
const documentNames = (pattern: RegExp): string[] => [...manual.matchAll(pattern)].map(([, name = '']) => name).sort()
const named = (path: string, from: string, to: string, pattern: RegExp): string[] => {
  const source = read(path)
  const start = source.indexOf(from)
  const part = source.slice(start, source.indexOf(to, start))
  return [...part.matchAll(pattern)].map(([, name = '']) => name).sort()
}

describe('docs/page.md', () => {
  it('names every attribute of the tag, and no others', () => {
    const attributes = [
      ...named('shared/page/model/settings.ts', 'const DEFAULT_SETTINGS', '}', /(\w+):/g),
      ...named('shared/page/model/settings.ts', '...options', '}', /options(?:\.|, ')(\w+)/g),
      ...named('chunks/services/tag/index.ts', 'readTag:', '\n}', /(?<=options\.|\{ )(\w+)(?= !==|[^}]*\} = options)/g),
      ...named('shared/page/platform/owned.ts', 'const root', '\n', /script\[data-(\w+)\]/g),
    ]
    expect(attributes.length).toBeGreaterThan(5)
    expectTold(documentNames(/^\| `data-(\w+)(?:="\w+")?`/gm), attributes, {
      place: 'docs/page.md, the table of attributes',
      source: 'shared/page/model/settings.ts',
      row: (name) => `| \`data-${name}\` | … |`,
    })
  })

  it('names every call of window.wisp, and no others', () => {
    const calls = named('shared/page/model/api.ts', 'export interface WispApi', '\n}', /^ {2}(\w+)\??[(:]/gm)
    expect(calls.length).toBeGreaterThan(10)
    // push() is shown in an example, not listed.
    expectTold(
      documentNames(/^\| `wisp\.(\w+)/gm),
      calls.filter((name) => name !== 'push'),
      {
        place: 'docs/page.md, the table of calls',
        source: 'WispApi in shared/page/model/api.ts',
        row: (name) => `| \`wisp.${name}(…)\` | … |`,
      },
    )
    expect(manual).toContain('wisp.push([')
  })
})
