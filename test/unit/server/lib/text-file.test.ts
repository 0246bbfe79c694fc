import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTextFile, textOf } from '../../../../server/lib/text-file'
import { readPopupFile } from '../../../../server/popups/file/read'

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()
const TEXT = '{ "name": "Tässe „für“ דוגמה" }\n'
const XML = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><t>Tässe</t>`

describe('a text file of an owner', () => {
  it.each<[description: string, bytes: Buffer, text: string]>([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), TEXT],
    ['UTF-16, as Windows saves it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), TEXT],
    ['UTF-16 of the other order', utf16be(`\uFEFF${TEXT}`), TEXT],
    ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le'), TEXT],
    ['UTF-16 of the other order without a byte order mark', utf16be(TEXT), TEXT],
    ['XML that says windows-1252', Buffer.from(XML('windows-1252'), 'latin1'), XML('windows-1252')],
    ['XML that says ISO-8859-1', Buffer.from(XML('ISO-8859-1'), 'latin1'), XML('ISO-8859-1')],
    ['XML that says UTF-16 and was converted', Buffer.from(XML('UTF-16')), XML('UTF-16')],
    [
      'XML in single quotes',
      Buffer.from(XML('latin1').replaceAll('"', "'"), 'latin1'),
      XML('latin1').replaceAll('"', "'"),
    ],
    ['an empty file', Buffer.alloc(0), ''],
    ['one letter', Buffer.from('a'), 'a'],
  ])('is read: %s', (_, bytes, text) => {
    expect(textOf('file', bytes)).toBe(text)
  })

  it.each<[description: string, bytes: Buffer, message: string]>([
    [
      'windows-1252',
      Buffer.from('a\nTässe\nb\nfür\n', 'latin1'),
      'file:2 has letters that are not UTF-8; save the file as UTF-8\nfile:4 has letters that are not UTF-8; save the file as UTF-8',
    ],
    [
      'Shift JIS',
      Buffer.from([0x83, 0x65, 0x83, 0x58]),
      'file:1 has letters that are not UTF-8; save the file as UTF-8',
    ],
    [
      'a letter that was cut off',
      Buffer.from('für').subarray(0, 2),
      'file:1 has letters that are not UTF-8; save the file as UTF-8',
    ],
    [
      'half a letter of UTF-16',
      Buffer.from('\uFEFFa\uD800b', 'utf16le'),
      'file: is not utf-16le throughout; save it as UTF-8',
    ],
    [
      'XML that says something unknown',
      Buffer.from(XML('x-klingon')),
      'file:1 declares the encoding "x-klingon", which is not known; save it as UTF-8',
    ],
  ])('is refused by line: %s', (_, bytes, message) => {
    expect(() => textOf('file', bytes)).toThrow(message)
  })
})

describe('a popup file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-text-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const refusal = (content: string | Buffer): string => {
    const file = join(folder, 'popup.json')
    writeFileSync(file, content)
    try {
      readPopupFile(file, { designs: {}, brands: {} })
    } catch (error) {
      return (error as Error).message.replaceAll(`${file}:`, '')
    }
    return ''
  }

  it('that is nested 20,000 levels deep is refused in a sentence', () => {
    const { length } = refusal(`{ "texts": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)} }`)
    expect(length).toBeLessThan(100)
    expect(refusal(`{ "a": ${'['.repeat(20_000)}`)).toMatch(/^1:\d+ is nested deeper than 100 levels$/)
  })

  it('that is too large, or has a heading of megabytes, is refused in a sentence', () => {
    expect(refusal(`{ "texts": { "heading": "${'a'.repeat(30_000_000)}" } }`)).toBe(' is larger than 10 MB')
    const message = refusal(`{ "texts": { "heading": "${'a'.repeat(3_000_000)}" } }`)
    expect(message).toContain('texts.heading: must be 10000 characters or less')
    expect(message.length).toBeLessThan(1_000)
  })

  it('that is missing cannot be read', () => {
    expect(() => readTextFile(join(folder, 'none.json'))).toThrow('none.json: cannot be read')
  })
})
