import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { type ContactField, FIELD_KINDS } from '../../../../server/forms/form'
import { formHtml } from '../../../../server/forms/render/html'
import { formOf } from '../../../support/form-definitions'

const { document } = new Window()
const parsed = (html: string) => {
  document.body.innerHTML = html
  return document.body
}
const parsedForm = (fields: Partial<ContactField>[], ...more: [Parameters<typeof formHtml>[1]?]) =>
  parsed(formHtml(formOf(fields), ...more))
const wrapOf = (field: Partial<ContactField>, ...more: [Parameters<typeof formHtml>[1]?]) =>
  parsedForm([{ name: 'a', ...field }], ...more).querySelector('.wpcf7-form-control-wrap.a')

describe('a contact form', () => {
  it('stands in the wrapper that the original’s scripts look for, and is sent without JavaScript', () => {
    const body = parsedForm([{}], { post: 7, occurrence: 2, origin: 'https://wisp.example' })
    const wrapper = body.firstElementChild
    expect(wrapper?.matches('div.wpcf7:not([role])#wpcf7-f101-p7-o2[lang=en-US][dir=ltr]')).toBe(true)
    expect(wrapper?.firstElementChild?.matches('.screen-reader-response[aria-live=polite]')).toBe(true)
    const form = body.querySelector('form.wpcf7-form[novalidate]')
    expect(form?.getAttribute('action')).toBe('https://wisp.example/form/101')
    expect([form?.getAttribute('method'), form?.getAttribute('enctype')]).toEqual(['post', 'multipart/form-data'])
    const hidden = [...body.querySelectorAll('input[type=hidden]')]
    expect(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['_wpcf7', '101'],
      ['_wpcf7_version', '5.7.7'],
      ['_wpcf7_locale', 'en_US'],
      ['_wpcf7_unit_tag', 'wpcf7-f101-p7-o2'],
      ['_wpcf7_container_post', '7'],
      ['_wpcf7_posted_data_hash', ''],
      ['_wisp_submission', ''],
      ['_wisp_elapsed', ''],
    ])
    expect(form?.lastElementChild?.matches('.wpcf7-response-output.wpcf7-display-none[aria-hidden=true]')).toBe(true)
    expect(body.querySelector('input.wpcf7-submit[type=submit]')?.getAttribute('value')).toBe('Send')
  })

  it('is right to left in Hebrew, with our own words in it', () => {
    const html = formHtml(formOf([{ kind: 'select', options: ['א'] }], { language: 'he' }))
    expect(html).toContain('lang="he-IL" dir="rtl"')
    expect(html).toContain('>נא לבחור</option>')
    expect(formHtml(formOf([{}]), { language: 'he' })).toContain('(לא חובה)')
  })

  it('hides the field for programs from people, with and without a style sheet', () => {
    const trap = parsedForm([]).querySelector('.wisp-trap')
    expect(trap?.matches('[hidden][aria-hidden=true]')).toBe(true)
    expect(
      trap?.querySelector('input')?.matches('[name=_wisp_blank][data-1p-ignore][tabindex="-1"][autocomplete=off]'),
    ).toBe(true)
  })

  it('ties each label to its control', () => {
    const fields = FIELD_KINDS.filter((kind) => kind !== 'hidden').map((kind) => ({
      name: `f-${kind}`,
      kind,
      label: `Label of ${kind}`,
      options: ['x', 'y'],
      questions: [{ question: 'Label of quiz', answer: 'x' }],
    }))
    const body = parsedForm(fields)
    for (const { name, kind } of fields) {
      const control = body.querySelector(`#wpcf7-f101-o1-${name}`)
      expect(control?.matches('input,select,textarea'), kind).toBe(true)
      const label = body.querySelector(`label[for="wpcf7-f101-o1-${name}"]`) ?? control?.closest('label')
      const text = /checkbox|radio/.test(kind) ? control?.closest('fieldset')?.querySelector('legend') : label
      expect(text?.textContent, kind).toContain(`Label of ${kind}`)
    }
  })

  it.each([
    [
      { required: true },
      'input.wpcf7-text.wpcf7-validates-as-required[type=text][aria-required=true][aria-invalid=false]',
    ],
    [{ name: 'your-name' }, 'input[autocomplete=name]'],
    [{ kind: 'email' }, 'input.wpcf7-text.wpcf7-email.wpcf7-validates-as-email[autocomplete=email][dir=ltr]'],
    [{ kind: 'tel' }, 'input.wpcf7-tel.wpcf7-validates-as-tel[autocomplete=tel]'],
    [{ kind: 'url' }, 'input.wpcf7-url[autocomplete=url]'],
    [{ kind: 'range', min: 1, max: 5 }, 'input.wpcf7-number.wpcf7-validates-as-number[type=range][min="1"][max="5"]'],
    [{ kind: 'date', min: '2026-01-01' }, 'input.wpcf7-date[type=date][min="2026-01-01"]'],
    [{ kind: 'textarea', maxlength: 9 }, 'textarea.wpcf7-textarea:not([maxlength])'],
    [{ kind: 'select', options: ['x'], multiple: true }, 'select[multiple][name="a[]"]'],
    [{ kind: 'checkbox', options: ['x'] }, 'span.wpcf7-checkbox > .wpcf7-list-item.first.last > label > [name="a[]"]'],
    [{ kind: 'checkbox', options: ['x'], exclusive: true }, 'span.wpcf7-exclusive-checkbox'],
    [
      { kind: 'radio', options: ['x', 'y'], freeText: true },
      '.has-free-text > input.wpcf7-free-text[name=_wpcf7_free_text_a]',
    ],
    [{ kind: 'acceptance' }, 'span.wpcf7-acceptance input[type=checkbox][name=a][value="1"][aria-required=true]'],
    [{ kind: 'acceptance', optional: true, invert: true }, 'span.wpcf7-acceptance.optional.invert'],
    [
      { kind: 'file', accept: ['.pdf', 'image/*'], multiple: true },
      'input.wpcf7-file[accept=".pdf,image/*"][name="a[]"]',
    ],
    [{ kind: 'quiz', questions: [{ question: '?', answer: '!' }] }, 'label > input.wpcf7-quiz[autocomplete=off]'],
  ] as [Partial<ContactField>, string][])('%j is %s', (field, selector) => {
    const body = parsedForm([{ name: 'a', ...field }])
    const wrap = body.querySelector('.wpcf7-form-control-wrap[data-name]')
    expect(wrap?.classList.contains(field.name ?? 'a')).toBe(true)
    expect(wrap?.querySelector(selector)).not.toBeNull()
  })

  it('asks a quiz with the signed answer that it is given', () => {
    const quiz = new Map<string, [string, string]>([['a', ['Two?', 'hash']]])
    const wrap = wrapOf({ kind: 'quiz', questions: [{ question: 'One?', answer: '1' }] }, { quiz })
    expect(wrap?.querySelector('.wpcf7-quiz-label')?.textContent).toBe('Two?')
    expect(wrap?.querySelector('[name=_wpcf7_quiz_answer_a]')?.getAttribute('value')).toBe('hash')
  })

  it('carries conditions and counters as its scripts read them', () => {
    const body = parsedForm([
      { name: 'a', showIf: 'b:x|y' },
      { name: 'b', hideIf: 'c', kind: 'checkbox', options: ['x', 'y'] },
      { name: 'c', kind: 'textarea', maxlength: 20, minlength: 2, counter: 'down', value: 'abc' },
      { name: 'd', counter: 'up' },
    ])
    expect(body.querySelector('p[data-show-if="b:x|y"] [name=a]')).not.toBeNull()
    expect(body.querySelector('fieldset[data-hide-if=c]')).not.toBeNull()
    const counts = [...body.querySelectorAll('.wpcf7-character-count')].map((count) => [
      ...[count.className.split(' ').pop(), count.textContent],
      ...['target-name', 'starting-value', 'current-value', 'maximum-value', 'minimum-value'].map((name) =>
        count.getAttribute(`data-${name}`),
      ),
    ])
    expect(counts).toEqual([
      ['down', '17', 'c', '20', '17', '20', '2'],
      ['up', '0', 'd', '0', '0', '', ''],
    ])
  })

  it('shows again what was filled in, and what is wrong with it', () => {
    const values = new Map([
      ['a', ['x']],
      ['b', ['y', 'z']],
      ['c', ['1']],
    ])
    const body = parsedForm(
      [
        { name: 'a', value: 'w' },
        { name: 'b', kind: 'checkbox', options: ['x', 'y', 'z'] },
        { name: 'c', kind: 'acceptance' },
        { name: 'd', value: 'w' },
      ],
      { values, problems: new Map([['a', 'Wrong']]), message: 'Look' },
    )
    const a = body.querySelector('[name=a]')
    expect([a?.getAttribute('value'), a?.getAttribute('aria-invalid')]).toEqual(['x', 'true'])
    expect(a?.getAttribute('aria-describedby')).toBe('wpcf7-f101-o1-ve-a')
    expect(body.querySelector('#wpcf7-f101-o1-ve-a.wpcf7-not-valid-tip')?.textContent).toBe('Wrong')
    expect([...body.querySelectorAll('[checked]')].map((box) => box.getAttribute('value'))).toEqual(['y', 'z', '1'])
    // Emptied by the visitor, so it is not filled in again.
    expect(body.querySelector('[name=d]')?.getAttribute('value')).toBe('')
    expect(body.querySelector('.wpcf7-response-output[role=alert]')?.textContent).toBe('Look')
  })

  it('holds nothing but text, whatever its owner or a visitor has written', () => {
    const TEXT = fc.oneof(
      fc.constantFrom('"><script>x</script>', `' onfocus=alert(1) x='`, '</textarea><img src=x>', '\n\nx', '&lt;'),
      fc.string(),
    )
    const KIND = fc.constantFrom(...FIELD_KINDS)
    fc.assert(
      fc.property(KIND, TEXT, TEXT, (kind, text, typed) => {
        const field = { name: 'a', kind, label: text, options: [text], placeholder: text, freeText: true, showIf: text }
        const questions = [{ question: text, answer: text }]
        const body = parsedForm([{ ...field, value: text, questions }], {
          values: new Map([['a', [typed]]]),
          problems: new Map([['a', typed]]),
          message: typed,
        })
        expect(body.querySelector('script,img')).toBeNull()
        for (const element of body.querySelectorAll('*'))
          expect([...element.attributes].map(({ name }) => name).filter((name) => /^(on|style$)/.test(name))).toEqual(
            [],
          )
      }),
    )
  })
})
