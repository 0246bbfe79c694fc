import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { ACTIONS } from '../../server/pages/schema/action'
import { COMMON, CONTENTS } from '../../server/pages/schema/elements'
import { FieldFile } from '../../server/pages/schema/form'
import { PageFile } from '../../server/pages/schema/page'
import { expectNone, expectTold } from '../support/document-lists'
import { readPage } from '../support/page'

const manual = readFileSync(at('docs/page-documents.md'), 'utf8')
const examples = [...manual.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, example = '']) => JSON.parse(example))
const folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The parts of a valibot schema that say what a file may contain. */
interface Schema {
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  pipe?: Schema[]
  options?: string[]
}

/** The first object in a schema, whatever is around it. */
const entriesOf = (schema: unknown): Record<string, Schema> | undefined => {
  const { entries, wrapped, item, pipe = [] } = schema as Schema
  if (entries) return entries
  return [wrapped, item, ...pipe].filter(Boolean).map(entriesOf).find(Boolean)
}

const keysAt = (...path: string[]): Record<string, Schema> =>
  path.reduce<Record<string, Schema>>((entries, key) => entriesOf(entries[key]) ?? {}, entriesOf(PageFile) ?? {})

/** All words to choose from in a schema. */
const wordsOf = (schema: unknown): string[] => {
  const { entries = {}, wrapped, item, pipe = [], options = [] } = schema as Schema
  const parts = [...Object.values(entries), wrapped, item, ...pipe].filter(Boolean)
  return [...options.filter((word) => typeof word === 'string'), ...parts.flatMap(wordsOf)]
}

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const section = (heading: string): string =>
  new RegExp(`^## ${heading}$[^]*?(?=^## |(?![^]))`, 'm').exec(manual)?.[0] ?? ''

/** The rows of the table that begins with these words, as lists of cells. */
const rowsOf = (start: string, text = manual): string[][] => {
  const lines = text.slice(text.indexOf(`| ${start} |`)).split('\n')
  return lines.slice(2, lines.indexOf('')).map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
}
const keysOf = (rows: string[][]): string[] => rows.flatMap(([, key = '']) => codeIn(key))

describe('docs/page-documents.md', () => {
  it('shows a page that can be imported, and variants for it', () => {
    const [page, more] = examples
    expect(readPage(folder, page).document.slug).toBe('night-market')
    expect(readPage(folder, { ...page, ...more }).document.variants).toHaveLength(2)
  })

  it.each([
    ['All keys', keysAt()],
    ['theme', keysAt('theme')],
    ['sections', keysAt('sections')],
    ['columns', keysAt('sections', 'columns')],
    ['popups', keysAt('popups')],
    ['toasts', keysAt('toasts')],
    ['variants', keysAt('variants')],
  ])('has a row for each key of %s, and no others', (heading, entries) => {
    expect(Object.keys(entries).length).toBeGreaterThan(2)
    expectTold(keysOf(rowsOf('key', section(heading))), Object.keys(entries), {
      place: `docs/page-documents.md, "## ${heading}"`,
      source: 'server/pages/schema/',
      ordered: true,
    })
  })

  it.each([
    ['picture', keysAt('picture')],
    ['film', keysAt('sections', 'video')],
    ['field', entriesOf(FieldFile) ?? {}],
  ])('has a row for each key of a %s, and no others', (subject, entries) => {
    expectTold(keysOf(rowsOf(`key of a ${subject}`)), Object.keys(entries), {
      place: `docs/page-documents.md, the table "key of a ${subject}"`,
      source: 'server/pages/schema/',
      ordered: true,
    })
  })

  it.each(Object.entries(CONTENTS))('names the keys of the element %s, and its words', (type, entries) => {
    const row = rowsOf('type').find(([, name]) => name === `\`${type}\``)?.[2] ?? ''
    const text = `${row}${type === 'form' ? section('form') : ''}`
    const words = Object.values(entries).flatMap(wordsOf)
    const code = codeIn(text).join(' ')
    const inPicture = /^(self-hosted|youtube|image)$/
    expectNone(
      [...Object.keys(entries), ...words.filter((word) => !inPicture.test(word))].filter(
        (word) => !code.includes(word),
      ),
      (word) => `write into docs/page-documents.md, the row | \`${type}\` | of "## Elements": \`${word}\``,
    )
  })

  it('names every type of element, what all of them have, and every action with its keys', () => {
    const expectNames = (documentNames: string[], sourceNames: string[], place: string, source: string): void =>
      expectTold(documentNames, sourceNames, { place: `docs/page-documents.md, ${place}`, source, ordered: true })
    expectNames(keysOf(rowsOf('type')), Object.keys(CONTENTS), 'the table of "## Elements"', 'CONTENTS')
    const before = codeIn(section('Elements').split('| type')[0] ?? '')
    expectNames(before, Object.keys(COMMON), 'what stands before the table of "## Elements"', 'COMMON')
    const documentRows = rowsOf('`do`').map(([, action = '', keys = '']) => [codeIn(action)[0], codeIn(keys)])
    const sourceRows = Object.entries(ACTIONS).map(([name, schema]) => [
      name,
      Object.keys(entriesOf(schema) ?? {}).filter((key) => key !== 'do'),
    ])
    const rows = [documentRows, sourceRows].map((list) =>
      list.map(([action, keys]) => `\`${action}\` with ${[keys].flat().join(', ')}`),
    )
    expectNames(rows[0] ?? [], rows[1] ?? [], 'the table of "## Actions"', 'ACTIONS')
  })

  it.each(['theme', 'sections', 'popups', 'toasts'])('names all words to choose from in %s', (heading) => {
    const code = codeIn(section(heading)).join(' ')
    const words = Object.values(keysAt(heading)).flatMap(wordsOf)
    const films = /^(self-hosted|youtube|image)$/
    const isTold = (word: string): boolean =>
      /^(top|middle|bottom)-/.test(word) ? word.split('-').every((part) => code.includes(part)) : code.includes(word)
    expectNone(
      words.filter((word) => !films.test(word) && !isTold(word)),
      (word) => `write into docs/page-documents.md, "## ${heading}": \`${word}\``,
    )
    expect(words.length).toBeGreaterThan(2)
  })
})

it.each(commands.filter(({ name }) => /^page/.test(name)).map(({ name, args }) => [name, args]))(
  'docs/server.md lists the command "%s" with its arguments',
  (name, args) => {
    const line = `\`wisp ${`${name} ${args}`.trim()}\``
    const isTold = readFileSync(at('docs/server.md'), 'utf8').includes(line)
    expectNone(isTold ? [] : [line], () => `write into the commands of docs/server.md: | ${line} | … |`)
  },
)
