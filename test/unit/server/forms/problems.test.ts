import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../../../build/paths.js'
import { FIELD_KINDS } from '../../../../server/forms/form'
import { readFormFile } from '../../../../server/forms/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-forms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The import's messages about a file, line by line, without the file's name. */
const problemsOf = (form: unknown): string[] => {
  const file = join(folder, 'form.json')
  writeFileSync(file, typeof form === 'string' ? form : JSON.stringify(form))
  try {
    readFormFile(file)
  } catch (error) {
    return (error as Error).message.replaceAll(`${file}:`, '').split('\n')
  }
  return []
}

const NAME = { name: 'your-name', label: 'Name' }
const problems = (more: object): string[] =>
  problemsOf({ name: 'Contact', fields: [NAME], ...more }).map((line) => line.replace(/^\d+:\d+ /, ''))
const ofField = (field: object): string[] =>
  problems({ fields: [field, NAME] }).map((line) => line.replace('fields.0', 'field'))

describe('a form file', () => {
  it('may be as short as this', () => expect(problemsOf({ name: 'Contact', fields: [NAME] })).toEqual([]))

  it('asks for no password', () => {
    expect(ofField({ name: 'secret', label: 'סיסמה' }).join()).toContain('must not ask for a password')
    expect(ofField({ name: 'password', label: 'Word' }).join()).toContain('must not ask for a password')
  })

  it('is told all its problems at once, in the order of the lines', () => {
    expect(
      problemsOf(`{
  "id": 0,
  "name": "",
  "langauge": "he",
  // A comment.
  "fields": [
    { "name": "1st", "label": "Name" },
    { "name": "mail", "kind": "emial", "label": "Email" },
    { "name": "topic", "kind": "select", "label": "Topic" },
    { "name": "text", "label": "Text", "options": ["a"] },
    { "name": "more", "label": "More", "maxlength": 0 }
  ],
  "messages": { "send": "Thanks" }
}`),
    ).toEqual([
      '2:9 id: must be a whole number from 1 to 999999999, got 0',
      '3:11 name: must not be empty, got ""',
      '4:3 langauge: unknown key (did you mean "language"?)',
      '7:15 fields.0.name: must be 1 to 50 letters, digits, - or _, the first a letter, got "1st"',
      `8:31 fields.1.kind: must be one of ${FIELD_KINDS.join(', ')}, got "emial" (did you mean "email"?)`,
      '9:5 fields.2: must have options with the kind select',
      '10:51 fields.3.options: only goes with the kinds select, checkbox, radio',
      '11:53 fields.4.maxlength: must be a whole number from 1 to 10000, got 0',
      '13:17 messages.send: unknown key (did you mean "sent"?)',
    ])
  })

  it.each([
    [{ fields: [] }, 'fields: must list at least one of the fields, got []'],
    [{ fields: [NAME, NAME] }, 'fields.1.name: is a duplicate: "your-name"'],
    [{ name: 'a\u0000' }, 'name: must be plain text, without zero characters, got "a\\u0000"'],
    [{ messages: { sent: '' } }, 'messages.sent: must not be empty, got ""'],
    [
      { fields: ['a', 'b'].map((name) => ({ name, label: name, kind: 'file', maxBytes: 4_000_000 })) },
      'fields: must take at most 6291456 bytes of files together, got 8000000',
    ],
  ])('with %j is refused', (more, problem) => expect(problems(more)).toEqual([problem]))
})

describe('a field', () => {
  const topic = { name: 'topic', kind: 'select', label: 'Topic', options: ['Press', 'Other'] }
  it.each([
    [{ name: '__proto', label: 'x' }, /^field\.name: must be 1 to 50 letters/],
    [{ name: 'a' }, /^field: must have a label; only quiz and hidden have none/],
    [{ name: 'a', kind: 'hidden', value: 'x' }, undefined],
    [{ name: 'a', kind: 'quiz' }, /^field: must have questions with the kind quiz/],
    [
      { name: 'a', kind: 'quiz', questions: [{ question: 'Two?', answer: '' }] },
      /^field\.questions\.0\.answer: must not/,
    ],
    [{ name: 'a', label: 'A', min: 1 }, /^field\.min: only goes with the kinds number, range, date/],
    [{ name: 'a', label: 'A', kind: 'number', min: '1' }, 'field.min: must be a number'],
    [{ name: 'a', label: 'A', kind: 'number', min: 2, max: 1 }, 'field.max: must not be below min'],
    [{ name: 'a', label: 'A', kind: 'date', min: '2026-02-30' }, 'field.min: must be a day like "2026-11-22"'],
    [{ name: 'a', label: 'A', kind: 'date', min: '2026-02-28', max: '2026-03-01' }, undefined],
    [{ name: 'a', label: 'A', minlength: 5, maxlength: 4 }, 'field.maxlength: must not be below minlength'],
    [{ name: 'a', label: 'A', counter: 'down' }, 'field.counter: must have a maxlength to count down from'],
    [{ name: 'a', label: 'A', counter: 'updown' }, /^field\.counter: must be one of up, down/],
    [{ ...topic, options: ['a', 'a'] }, 'field.options: must not list an option twice'],
    [{ ...topic, value: 'a' }, 'field.value: must be one of the options'],
    [{ ...topic, exclusive: true }, 'field.exclusive: only goes with the kinds checkbox'],
    [{ name: 'a', label: 'A', kind: 'file', accept: ['pdf'] }, /^field\.accept\.0: must be an ending like \.pdf/],
    [{ name: 'a', label: 'A', kind: 'file', maxBytes: 9e9 }, /^field\.maxBytes: must be a number of bytes/],
    [{ ...topic, options: ['[a](/a)'] }, /^field\.options\.0: must have no link/],
    [{ name: 'a', label: 'A', placeholder: 'see [a](/a)' }, /^field\.placeholder: must have no link/],
    [{ name: 'a', label: '[A](/a)', placeholder: '[a] (/a)' }, undefined],
    [{ name: 'a', label: 'A', optional: true }, 'field.optional: only goes with the kinds acceptance'],
    [
      { name: 'a', label: 'A', showIf: 'yuor-name' },
      'field.showIf: there is no other field "yuor-name" (did you mean "your-name"?)',
    ],
    [{ name: 'a', label: 'A', showIf: 'a' }, 'field.showIf: there is no other field "a"; there is your-name'],
    [{ name: 'a', label: 'A', showIf: 'your-name', hideIf: 'your-name' }, 'field.hideIf: must not stand beside showIf'],
  ])('%j is judged', (field, problem) => {
    const [first, ...others] = ofField(field)
    expect(others).toEqual([])
    if (problem instanceof RegExp) expect(first).toMatch(problem)
    else expect(first).toBe(problem)
  })

  it('depends on options that there are', () => {
    const paper = (showIf: string) => problems({ fields: [topic, { name: 'paper', label: 'Paper', showIf }] })
    expect(paper('topic:Press|*')).toEqual([])
    expect(paper('topic:Pres')).toEqual([
      'fields.1.showIf: the field "topic" has no option "Pres" (did you mean "Press"?)',
    ])
  })
})

it.each(readdirSync(at('examples/forms')))(
  'the example %s can be imported, and leaves its number to the import',
  (name) => {
    const { id, fields } = readFormFile(join(at('examples/forms'), name))
    expect(id).toBeUndefined()
    expect(fields.some(({ required }) => required)).toBe(true)
  },
)
