import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { FIELD_KINDS } from '../../server/forms/form'
import { MESSAGES } from '../../server/forms/messages'
import { readFormFile } from '../../server/forms/read'
import { expectNone, expectTold } from '../support/document-lists'

const manual = readFileSync(at('docs/contact-forms.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keysOf = (heading: string): string[] => {
  const text = new RegExp(`^## ${heading}$[^]*?(?=^## |(?![^]))`, 'm').exec(manual)?.[0] ?? ''
  const cells = [...text.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key))
}
/** All keys, as the import names them when it meets one that it does not know. */
const acceptedKeys = (form: object): string[] => {
  const file = join(folder, 'form.json')
  writeFileSync(file, JSON.stringify(form))
  try {
    readFormFile(file)
  } catch (error) {
    return (/there is (.*)$/m.exec((error as Error).message)?.[1] ?? '').split(', ')
  }
  return []
}

describe('docs/contact-forms.md', () => {
  it('shows a form that can be imported', () => {
    const [, example = ''] = /^```json\n([\s\S]*?)^```$/m.exec(manual) ?? []
    writeFileSync(join(folder, 'example.json'), example)
    expect(readFormFile(join(folder, 'example.json'))).toMatchObject({ id: 201, fields: { length: 6 } })
  })

  it('names every key of a file, of a field and of the messages', () => {
    const field = { name: 'a', label: 'A' }
    const expectKeys = (heading: string, expectedKeys: readonly string[], source: string, ordered = true): void =>
      expectTold(keysOf(heading), expectedKeys, { place: `docs/contact-forms.md, "## ${heading}"`, source, ordered })
    expectKeys('The file', acceptedKeys({ name: 'A', fields: [field], qqqqqqqqqq: 1 }), 'the file’s schema')
    expectKeys('Fields', acceptedKeys({ name: 'A', fields: [{ ...field, qqqqqqqqqq: 1 }] }), 'the schema of a field')
    expectKeys('Messages', MESSAGES, 'server/forms/messages.ts', false)
  })

  it.each(FIELD_KINDS)('names the kind %s', (kind) => {
    expect(/^\| `kind` .*$/m.exec(manual)?.[0], `write the kind into the row of \`kind\``).toContain(`\`${kind}\``)
  })

  it.each(
    commands.filter(({ name }) => name.startsWith('form ')).map(({ name, args }) => `wisp ${name} ${args}`.trim()),
  )('lists the command "%s"', (command) => {
    expectNone(
      [command].filter((line) => !manual.includes(`\`${line}\``)),
      (line) => `write into the commands of docs/contact-forms.md: \`${line}\``,
    )
  })
})
