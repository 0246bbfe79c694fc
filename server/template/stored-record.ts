/** The record of a template as it is stored: with the version of the template, and of the code that reads it. */
import type { TemplateRecord } from './record'

/**
 * Counts changes of `readTemplate`, and of the words by which it knows fields for passwords: what an earlier reader has read is read
 * again.
 */
const READER_VERSION = 6

/** The beginning of every record that this reader has written. */
export const READER_MARK = `{"reader":${READER_VERSION},`

interface StoredRecord {
  reader: number
  version: string
  template: TemplateRecord
}

/** @param version of the template, `html_version` of its row */
export const recordOf = (template: TemplateRecord, version: string): string =>
  JSON.stringify({ reader: READER_VERSION, version, template } satisfies StoredRecord)

/** undefined if it was read from another version of the template or by another reader. */
export const keptRecord = (row: { record: string | null; version: string }): TemplateRecord | undefined => {
  const stored: StoredRecord | undefined = row.record ? JSON.parse(row.record) : undefined
  return stored?.reader === READER_VERSION && stored.version === row.version ? stored.template : undefined
}
