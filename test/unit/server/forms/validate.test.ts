import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContactField, type ContactForm, FIELD_KINDS } from '../../../../server/forms/form'
import { fileName, filesOf, leadOf } from '../../../../server/forms/lead'
import { readSubmission } from '../../../../server/forms/submission'
import { judge } from '../../../../server/forms/validate'
import { CONFIRMED } from '../../../../shared/wire/server/contact-form'
import { fieldOf, formOf } from '../../../support/form-definitions'

const NONE: ReadonlySet<string> = new Set()

const judged = (form: ContactForm, entries: [string, string | File][], languages?: string[]) => {
  const submission = readSubmission(form, entries, languages)
  return { submission, ...judge(form, submission, NONE) }
}
/** The problem with one value of a field. */
const problem = (field: Partial<ContactField>, ...values: (string | File)[]) =>
  judged(
    formOf([{ name: 'a', ...field }]),
    values.map((value) => ['a', value]),
  ).problems.get('a')

describe('one field', () => {
  it.each([
    [{}, '', undefined],
    [{ required: true }, ' \u00a0\n ', 'required'],
    [{ maxlength: 3 }, 'abcd', 'tooLong'],
    [{ maxlength: 3 }, ' abc ', undefined],
    [{ minlength: 3 }, 'ab', 'tooShort'],
    [{ minlength: 3 }, '', undefined],
    [{}, 'x'.repeat(401), 'tooLong'],
    [{ kind: 'textarea', maxlength: 3 }, 'a\r\nb', undefined],
    [{ kind: 'textarea', maxlength: 3 }, 'a\r\nbc', 'tooLong'],
    [{ kind: 'textarea' }, 'x'.repeat(50_000), 'tooLong'],
    [{ kind: 'email' }, 'ann@example.com', undefined],
    [{ kind: 'email' }, ' \u200eann@example.com', undefined],
    [{ kind: 'email' }, 'ann@example', 'email'],
    [{ kind: 'email' }, `${'a'.repeat(250)}@example.com`, 'tooLong'],
    [{ kind: 'email' }, 'ann@ex\u2060ample。com', undefined],
    [{ kind: 'url' }, 'example.com/x', undefined],
    [{ kind: 'url' }, 'javascript:alert(1)', 'url'],
    [{ kind: 'tel' }, '+44 (0)20 7946 0958', undefined],
    [{ kind: 'tel' }, '054-123.45 67', undefined],
    [{ kind: 'tel' }, 'call me', 'tel'],
    [{ kind: 'tel' }, '12', 'tel'],
    [{ kind: 'tel' }, '+1 (212) 555-2671 x12', undefined],
    [{ kind: 'number' }, '-1.5e3', undefined],
    [{ kind: 'number' }, '1,5', undefined],
    [{ kind: 'number' }, '١٢٫٥', undefined],
    [{ kind: 'number' }, 'four', 'number'],
    [{ kind: 'number' }, '1e999', 'number'],
    [{ kind: 'number', min: 2, max: 4 }, '1.9', 'tooSmall'],
    [{ kind: 'number', min: 2, max: 4 }, '2', undefined],
    [{ kind: 'range', min: 2, max: 4 }, '4.1', 'tooLarge'],
    [{ kind: 'date' }, '2026-02-30', 'date'],
    [{ kind: 'date' }, '1.2.2026', undefined],
    [{ kind: 'date' }, '1.2.26', 'year'],
    [{ kind: 'date', min: '2026-01-02' }, '2026-01-01', 'tooEarly'],
    [{ kind: 'date', max: '2026-01-02' }, '03/01/2026', 'tooLate'],
    [{ kind: 'date', min: '2026-01-02', max: '2026-01-02' }, '02/01/2026', undefined],
    [{ kind: 'select', options: ['a', 'b'] }, 'c', 'option'],
    [{ kind: 'select', options: ['a', 'b'], required: true }, '', 'required'],
    [{ kind: 'quiz', questions: [] }, 'x', 'quiz'],
    [{ kind: 'hidden', required: true }, '', undefined],
  ] as [Partial<ContactField>, string, string | undefined][])('%j with %j: %s', (field, value, expected) =>
    expect(problem(field, value)).toBe(expected),
  )

  it.each([
    ['date', '3. März 1990', 'de_DE', [], '03/03/1990'],
    ['date', '3 marca 1990 r.', 'en_US', ['pl-PL', 'en'], '03/03/1990'],
    ['date', '3 listopad 1990', 'hr', ['pl'], '03/10/1990'],
    ['date', '3 listopad 1990', 'pl_PL', ['hr'], '03/11/1990'],
    ['date', '3 мар. 1990', 'sr_RS', ['de'], '03/03/1990'],
    ['date', '3 mart 1990', 'en_US', ['sr-Latn-RS'], '03/03/1990'],
    ['date', '3 March 1990', 'no language', ['nor this', '*'], '03/03/1990'],
    ['number', '1.234', 'de_DE', [], '1234'],
    ['number', '1.234', 'en_US', ['de'], '1.234'],
    ['number', '1,234', 'fr-FR', [], '1.234'],
  ] as [ContactField['kind'], string, string, string[], string][])(
    'a %s typed as “%s” where the language is %s, by a visitor of %j, is %s',
    (kind, typed, locale, languages, meant) => {
      const { submission, problems } = judged(
        formOf([{ name: 'a', kind }]),
        [
          ['_wpcf7_locale', locale],
          ['a', typed],
        ],
        languages,
      )
      expect([...problems]).toEqual([])
      expect(submission.values.get('a')).toEqual([meant])
    },
  )

  it('asks for a year of two digits beside a month of the visitor’s language', () => {
    const { problems } = judged(formOf([{ name: 'a', kind: 'date' }]), [['a', '3. März 90']], ['de'])
    expect(problems.get('a')).toBe('year')
  })

  it('takes several options only where there may be several', () => {
    const options = ['a', 'b']
    expect(problem({ kind: 'checkbox', options }, 'a', 'b')).toBeUndefined()
    expect(problem({ kind: 'checkbox', options, exclusive: true }, 'a', 'b')).toBe('option')
    expect(problem({ kind: 'select', options, multiple: true }, 'a', 'b')).toBeUndefined()
    expect(problem({ kind: 'select', options }, 'a', 'b')).toBe('option')
    expect(problem({ kind: 'radio', options }, 'a', 'b')).toBe('option')
  })

  it('takes files of its types, up to its size together', () => {
    const file = (name: string, size = 1) => new File([new Uint8Array(size)], name)
    const field: Partial<ContactField> = { kind: 'file', accept: ['image/*', '.PDF'], maxBytes: 10, multiple: true }
    expect(problem(field, file('a.JPG'), file('b.pdf'))).toBeUndefined()
    expect(problem(field, file('a.pdf.exe', 99))).toBe('fileType')
    expect(problem(field, file('pdf'))).toBe('fileType')
    expect(problem(field, file('a.pdf', 6), file('b.pdf', 6))).toBe('fileSize')
    expect(problem({ ...field, multiple: false }, file('a.pdf'), file('b.pdf'))).toBe('upload')
    expect(problem({ ...field, required: true })).toBe('required')
    expect(problem({ kind: 'file' }, file('a.docx', 1_048_576))).toBeUndefined()
    expect(problem({ kind: 'file' }, file('a.docx', 1_048_577))).toBe('fileSize')
    expect(problem({ kind: 'file' }, file('a.html'))).toBe('fileType')
  })
})

describe('a value that is unlikely', () => {
  const form = formOf([{ name: 'mail', kind: 'email' }])
  const entries: [string, string][] = [['mail', "o'brien@example.com"]]

  it('is asked about, and passes with its confirmation', () => {
    const first = judged(form, entries)
    expect([first.problems.get('mail'), first.unsure]).toEqual(['email', []])
    const confirmed: [string, string] = [CONFIRMED, first.confirmations.get('mail') ?? '']
    const second = judged(form, [...entries, confirmed])
    expect([second.problems.size, second.unsure]).toEqual([0, ['mail']])
    const other = judged(form, [['mail', 'ann!@example.com'], confirmed])
    expect([other.problems.get('mail'), other.unsure]).toEqual(['email', []])
  })

  it('is not one that is wrong', () => {
    const { confirmations, problems } = judged(form, [
      ['mail', 'ann'],
      [CONFIRMED, 'mail:ann'],
    ])
    expect([problems.get('mail'), confirmations.size]).toEqual(['email', 0])
  })
})

describe('acceptances', () => {
  const form = (more: Partial<ContactField>) => formOf([{ name: 'a', kind: 'acceptance', ...more }])
  it.each([
    [{}, true, false],
    [{ invert: true }, false, true],
    [{ optional: true }, false, false],
  ])('%j: missing when empty %s, when ticked %s', (more, empty, ticked) => {
    expect(judged(form(more), []).unaccepted).toBe(empty)
    expect(judged(form(more), [['a', '1']]).unaccepted).toBe(ticked)
    const asValidation = { ...form(more), acceptanceAsValidation: true }
    expect(judged(asValidation, []).problems.get('a')).toBe(empty ? 'accept' : undefined)
    expect(judged(asValidation, []).unaccepted).toBe(false)
  })
})

describe('a field with a condition', () => {
  const form = (more: Partial<ContactField>) =>
    formOf([
      { name: 'topic', kind: 'select', options: ['Press', 'Other'] },
      { name: 'mail', kind: 'email', required: true, ...more },
    ])
  it.each([
    [{ showIf: 'topic:Press' }, 'Press', true],
    [{ showIf: 'topic:Press' }, 'Other', false],
    [{ showIf: 'topic:press' }, 'Press', false],
    [{ showIf: 'topic' }, '', false],
    [{ showIf: 'topic' }, 'Other', true],
    [{ showIf: 'nobody' }, 'Other', false],
    [{ hideIf: 'topic:Press' }, 'Press', false],
    [{ hideIf: 'topic:Press' }, '', true],
    [{ hideIf: 'topic:' }, '', false],
  ])('%j is asked for with %j: %s', (more, topic, isRequired) => {
    expect(judged(form(more), [['topic', topic]]).problems.has('mail')).toBe(isRequired)
  })

  it('that is hidden keeps what is right, and drops what is not', () => {
    const fields = (mail: string) => {
      const { submission, dropped, problems } = judged(form({ showIf: 'topic:Press' }), [['mail', mail]])
      expect(problems.size).toBe(0)
      return leadOf(form({}), submission, dropped).email
    }
    expect(fields('ann@example.com')).toBe('ann@example.com')
    expect(fields('ann@')).toBe('')
  })
})

describe('the name of a file', () => {
  it.each([
    ['brief.pdf', 'brief.pdf'],
    ['C:\\fakepath\\brief.pdf', 'brief.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x.pdf', 'a_Set-Cookie_ x.pdf'],
    ['fdp.\u202egnp.exe', 'fdp._gnp.exe'],
    ['תקציר.pdf', 'תקציר.pdf'],
    ['', 'file'],
    ['/', 'file'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ])('%j becomes %j', (original, name) => expect(fileName(original)).toBe(name))
})

const FIELD = fc.record(
  {
    kind: fc.constantFrom(...FIELD_KINDS),
    required: fc.boolean(),
    options: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }),
    exclusive: fc.boolean(),
    freeText: fc.boolean(),
    multiple: fc.boolean(),
    minlength: fc.integer({ min: 1, max: 9 }),
    maxlength: fc.integer({ min: 1, max: 9 }),
    min: fc.oneof(fc.integer(), fc.constant('2026-01-01')),
    showIf: fc.constantFrom('f0', 'f1:a', 'f2:a|*', 'f3:'),
    optional: fc.boolean(),
    invert: fc.boolean(),
  },
  { requiredKeys: ['kind', 'required', 'options'] },
)
const FORM = fc
  .tuple(fc.array(FIELD, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([fields, acceptanceAsValidation]) =>
    formOf(
      fields.map((field, index) => fieldOf({ ...field, name: `f${index}` })),
      { acceptanceAsValidation },
    ),
  )
const NAME = fc.oneof(
  fc.constantFrom('f0', 'f1', 'f2[]', 'f3', '__proto__', 'constructor', '_wisp_elapsed', '_wpcf7_free_text_f0'),
  fc.string({ unit: 'binary' }),
)
const VALUE = fc.oneof(
  fc.constantFrom('', 'a', 'b', '1', 'ann@example.com', '2026-02-02', '\0\ud800'),
  fc.string({ unit: 'binary' }),
  fc.string().map((name) => new File(['x'], name)),
)
const ENTRIES = fc.array(fc.tuple(NAME, VALUE), { maxLength: 12 })

it('never throws, names each field at most once and only its own, and says the same again', () =>
  fc.assert(
    fc.asyncProperty(FORM, ENTRIES, async (form, entries) => {
      const { submission, problems, dropped, unaccepted } = judged(form, entries)
      const names = form.fields.map(({ name }) => name)
      expect(names.filter((name) => problems.has(name))).toEqual([...problems.keys()])
      expect([...dropped].filter((name) => problems.has(name))).toEqual([])
      const again = judged(form, entries)
      expect([[...again.problems], again.unaccepted]).toEqual([[...problems], unaccepted])
      const { email, fields } = leadOf(form, submission, dropped)
      expect(Object.keys(fields).filter((name) => !names.includes(name))).toEqual([])
      // Both databases can store each of these texts.
      expect([email, ...Object.values(fields)].some((text) => /[\0\p{Surrogate}]/u.test(text))).toBe(false)
      for (const { name } of await filesOf(form, submission, dropped)) expect(name).toMatch(/^[^/\\\p{Cc}]+$/u)
    }),
  ))

it('takes for good what is sent again as it was read', () =>
  fc.assert(
    fc.property(FORM, ENTRIES, (form, entries) => {
      const first = judged(form, entries)
      const texts = [...first.submission.values].flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      )
      const files = [...first.submission.files].flatMap(([name, all]) =>
        all.map((file): [string, File] => [name, file]),
      )
      expect([...judged(form, [...texts, ...files]).problems]).toEqual([...first.problems])
    }),
  ))
