/** docs/attributes.md lists every attribute that pages may carry, by what it does without a press. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { expectNone } from '../support/document-lists'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const filesIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const rows = read('docs/attributes.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
const namesOf = (text = ''): string[] => [...text.matchAll(/data-[a-z][\w-]*/g)].map(([name]) => name)
const listed = rows.flatMap(([names]) => namesOf(names))

/** Attributes of templates, which are drawn in a popup's own surface and never read from a page. */
const OF_TEMPLATES = /^data-wisp-(check|search|slot|copy|products|picture|css|style|label)$/
/** Attributes that our own code writes. */
const OWN_ATTRIBUTES = /^data-(wisp-finished|kind|status|zoom|name)$/

/** `data-wisp-${name}`, which the documents have in full, ends in a hyphen. */
const inCode = (folder: string): string[] =>
  filesIn(folder).flatMap((file) => [
    ...namesOf(read(file)),
    ...[...read(file).matchAll(/dataset\.(\w+)/g)].map(
      ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ])
const isName = (name: string): boolean =>
  !/-$|[A-Z]/.test(name) && !OF_TEMPLATES.test(name) && !OWN_ATTRIBUTES.test(name)

/** Attributes in the first column of tables, or in the second where that has them. */
const inTables = (path: string): string[] =>
  read(path)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      namesOf(
        line
          .split(' | ')
          .slice(0, 2)
          .join(' ')
          .replace(/ \| .*/, ''),
      ),
    )

/** Fails with the row to write for each that the document does not list. */
const expectListed = (names: string[]): void =>
  expectNone(
    new Set(names.filter((name) => isName(name) && !listed.includes(name))),
    (name) =>
      `write into docs/attributes.md, or into a row of its kind: | \`${name}\` | the element | what it does without a press | what that needs |`,
  )

it.each(['shared/wire/page/site', 'shared/wire/page/page-builder', 'loader', 'chunks/site', 'chunks/page-builder'])(
  'lists each attribute that %s reads',
  (folder) => expectListed(inCode(folder)),
)

it.each(['docs/page.md', 'docs/site.md', 'docs/pages.md'])('lists each attribute of the tables of %s', (path) =>
  expectListed(inTables(path)),
)

it('lists none twice, and none that nothing reads or explains', () => {
  expectNone(
    listed.filter((name, index) => listed.indexOf(name) !== index),
    (name) => `remove from docs/attributes.md: ${name}, which is there twice`,
  )
  const sources = [...['docs/page.md', 'docs/site.md', 'docs/pages.md'], ...filesIn('shared/wire')].map(read).join()
  expectNone(
    listed.filter((name) => !sources.includes(name)),
    (name) => `remove from docs/attributes.md: ${name}, which nothing reads or explains`,
  )
})

it('says of each what it does without a press, and what that needs', () => {
  for (const [names, alone, needs] of rows) {
    expect([names, alone]).toEqual([names, expect.stringMatching(/\S/)])
    if (/^(leaves|frames|covers|puts)/.test(alone ?? ''))
      expect([names, needs]).toEqual([names, expect.stringMatching(/part/)])
  }
})
