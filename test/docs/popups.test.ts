import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { WrittenFile } from '../../server/popups/file/schema'
import { POPUP_TYPES } from '../../shared/model/popup-type'
import { TRIGGER_ROWS, type TriggerRow } from '../../shared/model/trigger-settings'
import { expectNone, expectTold } from '../support/document-lists'

const manual = readFileSync(at('docs/popups.md'), 'utf8')

/** The parts of a valibot schema that say what a file may contain. */
interface Schema {
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  pipe?: Schema[]
  /** The schemas of a union, or the words of a picklist. */
  options?: (Schema | string)[]
}

/** An object with its keys, or a key with words to choose from. `path`: the keys that lead to it. */
interface Accepted {
  path: string[]
  words: string[]
  choice: boolean
}

const acceptedBy = (schema: Schema, path: string[] = []): Accepted[] => {
  const { entries = {}, wrapped, item, pipe = [], options = [] } = schema
  const parts = [wrapped, item, ...pipe, ...options].filter((part): part is Schema => typeof part === 'object')
  const words = options.filter((option) => typeof option === 'string')
  return [
    ...(schema.entries ? [{ path, words: Object.keys(entries), choice: false }] : []),
    ...(words.length ? [{ path, words, choice: true }] : []),
    ...Object.entries(entries).flatMap(([key, entry]) => acceptedBy(entry, [...path, key])),
    ...parts.flatMap((part) => acceptedBy(part, path)),
  ]
}

/** The text from a heading to the next one of its level or above; undefined if there is no such heading. */
const section = (heading: string, text = manual): string | undefined => {
  const [marks = ''] = heading.split(' ')
  return new RegExp(`^${heading}$[^]*?(?=^##{1,${marks.length - 1}} |(?![^]))`, 'm').exec(text)?.[0]
}

/** The manual's text about an object: under its own heading, or where it describes the object around it. */
const toldOf = (path: string[]): string => {
  const key = path.at(-1)
  if (key === undefined) return section('## All keys') ?? ''
  const around = toldOf(path.slice(0, -1))
  return section(`## ${key}`) ?? section(`### ${key}`, around) ?? around
}

/** Where that is, for whoever has to write it. */
const placeOf = (path: string[]): string => {
  const key = path.at(-1)
  if (key === undefined) return '"## All keys"'
  return section(`## ${key}`) ? `"## ${key}"` : placeOf(path.slice(0, -1))
}

/** The manual's text about an object and all objects around it: words that several keys may have are described once. */
const toldAround = (path: string[]): string => path.map((_, depth) => toldOf(path.slice(0, depth + 1))).join('\n')

/** Everything in `code`. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** `top-left` is described as `top` and `left`. */
const isTold = (code: string[], word: string, path: string[]): boolean =>
  (path.at(-1) === 'position' ? word.split('-') : [word]).every((part) =>
    code.some((line) => new RegExp(`(^|[^\\w-])${part}($|[^\\w-])`).test(line)),
  )

/** The rows of the first table under a heading, as lists of cells. */
const tableOf = (heading: string): string[][] => {
  const rows = (section(`## ${heading}`) ?? '').split(/^###/m)[0]?.split('\n') ?? []
  const table = rows.slice(rows.findIndex((row) => row.startsWith('| key')))
  return table.slice(2, table.indexOf('')).map((row) => row.split('|').map((cell) => cell.trim()))
}

/** The values of a trigger as the table of triggers writes them. */
const valuesOf = (row: TriggerRow): string => {
  switch (row.value) {
    case 'on':
      return '`true`'
    case 'on or back':
      return '`true` or `"back"`'
    case 'cart':
    case 'event':
      return 'see below'
    case 'selector':
      return 'a CSS selector'
    case 'seconds':
      return row.min ? `seconds, ${row.min} or more` : 'seconds'
    case 'pixels':
      return 'pixels'
    default:
      return `${row.min} to ${row.max}`
  }
}

describe('docs/popups.md', () => {
  const all = acceptedBy(WrittenFile as unknown as Schema).map((entry) => ({
    ...entry,
    name: entry.path.join('.') || 'the file',
  }))
  const accepted = [...new Map(all.map((entry) => [`${entry.name} ${entry.words}`, entry])).values()]

  it('is compared with everything that the schema accepts', () => {
    const names = accepted.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['the file', 'design.redirect', 'prizes.redirect', 'triggers.cart.event']),
    )
  })

  it.each(accepted)('names everything that $name may contain', ({ path, words, choice }) => {
    const code = codeIn(choice ? toldAround(path) : toldOf(path))
    expectNone(
      words.filter((word) => !isTold(code, word, path)),
      (word) => `write into docs/popups.md, ${placeOf(path)}: ${choice ? `\`${word}\`` : `| \`${word}\` | … |`}`,
    )
  })

  it.each(['All keys', 'triggers', 'targeting', 'design', 'teaser', 'prizes'])(
    'names only keys of %s that exist',
    (heading) => {
      const keys = heading === 'All keys' ? '' : heading
      const sourceKeys = accepted
        .filter(({ path, choice }) => !choice && (path.at(-1) ?? '') === keys)
        .flatMap(({ words }) => words)
      const documentKeys = tableOf(heading).flatMap(([, key = '']) => codeIn(key))
      expect(documentKeys.length).toBeGreaterThan(3)
      expectNone(
        documentKeys.filter((key) => !sourceKeys.includes(key)),
        (key) => `remove from docs/popups.md, "## ${heading}": \`${key}\`, which a popup file may not say`,
      )
    },
  )

  it('has a row for each trigger of shared/model/trigger-settings.ts, with its values, in the same order', () => {
    const rows = tableOf('triggers').map(([, key, values]) => `| ${key} | ${values} |`)
    const sourceRows = TRIGGER_ROWS.map(([name, row]) => `| \`${name}\` | ${valuesOf(row)} |`)
    expectTold(rows, sourceRows, {
      place: 'docs/popups.md, "## triggers"',
      source: 'shared/model/trigger-settings.ts',
      ordered: true,
      row: (row) => `${row} … |`,
    })
  })
})

it('docs/templates.md says of each type how large it is, and where it appears', () => {
  const [, section = ''] = readFileSync(at('docs/templates.md'), 'utf8').split('\n## Types: size and place\n')
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  expectNone(
    POPUP_TYPES.filter((type) => !rows.some((row) => row.includes(`\`${type}\``))),
    (type) => `write into docs/templates.md, "## Types: size and place": | \`${type}\` | … | … |`,
  )
})
