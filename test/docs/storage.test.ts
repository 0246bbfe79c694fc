import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import * as LIFETIME from '../../shared/model/lifetime'
import { SHOWN_POPUPS_KEY } from '../../shared/page/storage/shown'
import { expectTold } from '../support/document-lists'

const DAY = 86_400_000
const manual = readFileSync(at('docs/storage.md'), 'utf8')

/** The lifetime of each entry, from the document's tables. */
const rows = Object.fromEntries(
  [...manual.matchAll(/^\| `([\w.-]+)` +\|.*\| +([^|]+?) +\|$/gm)].map(([, entry, time]) => [entry, time]),
)

/** The entries of the code: each key of StorageSchema, with the last sentence of its comment. */
const sourceEntries = (): Record<string, string> => {
  const source = readFileSync(at('shared/page/storage/storage-schema.ts'), 'utf8')
  const keys = source.slice(source.indexOf('export interface StorageSchema'))
  return Object.fromEntries(
    [...keys.matchAll(/\/\*\* .*?([^.]+)\. \*\/\n {2}(?:\[\w+: `([\w.-]+)\$\{string\}`\]|(\w+)):/g)].map(
      ([, time = '', pattern, name]) => [name ?? `${pattern}ID`, time.trim()],
    ),
  )
}

/** The types of Storage.set make sure that nothing else can be stored. */
describe('docs/storage.md', () => {
  it('names every stored entry and its lifetime, and no others', () => {
    const { wisp_conversion, wisp_popup_ID, wplx_list_shown_popups, ...entries } = rows
    const [documentRows = [], sourceRows = []] = [entries, sourceEntries()].map((each) =>
      Object.entries(each).map((row) => row.join(' | … | ')),
    )
    expectTold(documentRows, sourceRows, {
      place: 'docs/storage.md',
      source: 'StorageSchema (shared/page/storage/storage-schema.ts)',
      row: (row) => `| ${row} |`,
    })
    expect(wisp_conversion).toBe('365 days')
    // The owner sets it.
    expect(wisp_popup_ID).toContain('data-cookie-days')
    // Other scripts of the site may use it, too, so it has no expiry of its own.
    expect([SHOWN_POPUPS_KEY, wplx_list_shown_popups]).toEqual(['wplx_list_shown_popups', 'until consent is withdrawn'])
    expect(Object.keys(entries).length).toBeGreaterThan(10)
  })

  it('has the lifetimes of the code', () => {
    const { year, closed, visit, report, from } = LIFETIME
    expect([rows.client, rows['closed.ID'], rows['outbox-report.ID']]).toEqual([
      `${year / DAY} days`,
      `${closed / DAY} day`,
      `${report / DAY} days`,
    ])
    expect(rows['variant.ID']).toBe(`${visit / 60_000} minutes`)
    expect(manual).toContain(`for ${from / 60_000} minutes, a visit ends after ${visit / 60_000}`)
  })
})
