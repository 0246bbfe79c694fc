import { describe, expect, it } from 'vitest'
import { htmlOf } from '../../../../../server/lib/markup'
import type { FormField } from '../../../../../server/pages/document'
import { renderElements } from '../../../../../server/pages/render/element'
import { field } from '../../../../../server/pages/render/fields/field'
import { pageWordsOf } from '../../../../../server/pages/render/words'
import { everyField, pageOf } from '../../../../support/page-document'

const render = (options: Omit<FormField, 'name' | 'label'>, name = 'f'): string =>
  htmlOf(field({ name, label: 'Label', ...options }, 'id', pageWordsOf('en')))

const form = (more: object): string => {
  const scope = { document: pageOf([]), address: (src: string) => src, first: false, elements: renderElements }
  const base = { id: 'e', type: 'form', kind: 'lead', button: 'Send', answer: 'below' } as const
  return htmlOf(renderElements([{ ...base, fields: [], ...more }], scope))
}

describe('a field', () => {
  it.each<[Omit<FormField, 'name' | 'label'>, string]>([
    [
      { kind: 'text', required: true, placeholder: 'Ann', value: 'x' },
      '<div class="field"><label for="id">Label</label><input type="text" id="id" name="f" required placeholder="Ann" value="x"></div>',
    ],
    [
      { kind: 'email', required: false },
      '<div class="field"><label for="id">Label <span class="optional">(optional)</span></label><input type="email" dir="ltr" id="id" name="f"></div>',
    ],
    [
      { kind: 'date', required: true },
      '<div class="field"><label for="id">Label</label><input type="date" id="id" name="f" required data-wisp-date=""></div>',
    ],
    [
      { kind: 'textarea', required: true, value: 'a' },
      '<div class="field"><label for="id">Label</label><textarea id="id" name="f" required rows="4">a</textarea></div>',
    ],
    [
      { kind: 'select', required: true, options: ['a', 'b'] },
      '<div class="field"><label for="id">Label</label><select id="id" name="f" required><option value="">Please choose</option><option value="a">a</option><option value="b">b</option></select></div>',
    ],
    [
      { kind: 'radio', required: true, options: ['a', 'b'], value: 'b' },
      '<fieldset><legend>Label</legend><label class="check"><input type="radio" name="f" value="a" required> <span>a</span></label>' +
        '<label class="check"><input type="radio" name="f" value="b" required checked> <span>b</span></label></fieldset>',
    ],
    [
      { kind: 'checkbox', required: true, options: ['a'] },
      '<fieldset><legend>Label</legend><label class="check"><input type="checkbox" name="f" value="a"> <span>a</span></label></fieldset>',
    ],
    [
      { kind: 'consent', required: true },
      '<label class="check"><input type="checkbox" name="f" required> <span>Label</span></label>',
    ],
    [{ kind: 'hidden', required: false, value: 'x' }, '<input type="hidden" name="f" value="x">'],
  ])('%o', (options, html) => {
    expect(render(options)).toBe(html)
  })

  it('that browsers know is filled in by them', () => {
    expect(render({ kind: 'tel', required: true }, 'phone')).toContain('autocomplete="tel"')
    expect(render({ kind: 'text', required: true }, 'constructor')).not.toContain('autocomplete')
  })

  it('has a label, whatever its kind', () => {
    const html = form({ fields: everyField('Label') })
    const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(9)
    for (const id of ids) expect(html).toContain(`<label for="${id}">`)
    expect([...html.matchAll(/<input type="(?:radio|checkbox)"/g)]).toHaveLength(
      [...html.matchAll(/<label class="check"><input/g)].length,
    )
  })
})

describe('a form', () => {
  it('for leads belongs to the page, and also works without the script', () => {
    const html = form({ thanks: 'Bye' })
    expect(html).toContain('data-wisp-lead="page000000001" data-wisp-thanks="Bye" method="post"')
    expect(html).toContain('data-wisp-trap')
  })

  it('that is sent elsewhere also works without the script', () => {
    const html = form({ kind: 'ajax', to: 'https://a.de/b', method: 'get', answer: 'toast' })
    expect(html).toContain('data-wisp-form="" action="https://a.de/b" method="get" data-wisp-answer="toast"')
  })

  it('with a file is sent in parts', () => {
    const html = form({ kind: 'ajax', to: '/b', fields: [{ name: 'f', label: 'File', kind: 'file', required: true }] })
    expect(html).toContain('method="post" enctype="multipart/form-data"')
  })
})
