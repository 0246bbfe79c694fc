// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { fill } from '../../../../chunks/site/site-newsletter/fill'

const formOf = (markup: string): HTMLFormElement => {
  const form = document.createElement('form')
  form.innerHTML = markup
  return form
}

describe('the fields of a form get the values that were sent before', () => {
  it.each([
    ['a text', '<input name="EMAIL">', { EMAIL: 'a@b.c' }, 'EMAIL=a@b.c'],
    ['a number', '<input name="AGE">', { AGE: 7 }, 'AGE=7'],
    ['nothing for an unknown field', '<input name="EMAIL" value="x">', { NAME: 'Ann' }, 'EMAIL=x'],
    ['an empty text', '<input name="EMAIL" value="x">', { EMAIL: '' }, 'EMAIL='],
    ['an area', '<textarea name="NOTE"></textarea>', { NOTE: 'Hi' }, 'NOTE=Hi'],
    ['a choice', '<select name="A"><option>x<option>y</select>', { A: 'y' }, 'A=y'],
    [
      'a radio',
      '<input type="radio" name="A" value="x" checked><input type="radio" name="A" value="y">',
      { A: 'y' },
      'A=y',
    ],
    ['a box', '<input type="checkbox" name="A" value="1">', { A: '1' }, 'A=1'],
    ['no box', '<input type="checkbox" name="A" value="1" checked>', { A: '2' }, ''],
    [
      'boxes of a group',
      '<input type="checkbox" name="I[abc][]" value="x"><input type="checkbox" name="I[abc][]" value="y">',
      { I: { abc: ['y'] } },
      'I[abc][]=y',
    ],
    ['a part of an address', '<input name="ADDRESS[city]">', { ADDRESS: { city: 'Haifa' } }, 'ADDRESS[city]=Haifa'],
    ['nothing for the trap', '<input name="_mc4wp_honeypot">', { _mc4wp_honeypot: 'x' }, '_mc4wp_honeypot='],
    ['nothing for a name that every object has', '<input name="constructor" value="x">', { a: 1 }, 'constructor=x'],
    ['nothing from a text', '<input name="length" value="x">', 'abc', 'length=x'],
    ['nothing from null', '<input name="A" value="x">', null, 'A=x'],
    ['nothing from an empty list', '<input name="A" value="x">', { A: [] }, 'A='],
    ['nothing of a wrong type', '<input name="A" value="x">', { A: { b: 1 } }, 'A='],
    ['a nameless field', '<input value="x"><input name="A">', { A: 'y', '': 'z' }, 'A=y'],
  ])('%s', (_, markup, data, expected) => {
    const form = formOf(markup)
    fill(form, data)
    expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`).join('&')).toBe(expected)
  })

  it('leaves out a field for files, which no script can fill', () => {
    const form = formOf('<input type="file" name="A"><input name="B">')
    fill(form, { A: 'cv.txt', B: 'y' })
    expect(new FormData(form).get('B')).toBe('y')
  })

  it.each([
    ['several', ['y', 'z']],
    ['one', 'x'],
    ['none', []],
  ])('chooses %s of a list of which several may be chosen', (_, choice) => {
    const form = formOf(
      '<select name="A[]" multiple><option selected>w<option>x<option>y<option>z</select><input type="email" multiple name="B">',
    )
    fill(form, { A: choice, B: 'a@b.c' })
    const options = [...form.querySelectorAll('option')]
    expect(options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([choice].flat())
    expect(form.querySelector('input')?.value).toBe('a@b.c')
  })

  it('leaves out an element of the page’s own making that has no name', () => {
    const form = formOf('<input name="B">')
    const customElement = document.createElement('x-own')
    Object.defineProperty(form, 'elements', { value: [customElement, ...form.elements] })
    const elements = vi.spyOn(HTMLFormElement.prototype, 'elements', 'get').mockReturnValue(form.elements)
    fill(form, { B: 'y', '': 'z', undefined: 'z' })
    elements.mockRestore()
    expect(new FormData(form).get('B')).toBe('y')
  })

  it('finds them in a form with a field named like one of its properties', () => {
    const form = formOf('<input name="elements"><input name="EMAIL">')
    fill(form, { EMAIL: 'a@b.c', elements: 'z' })
    expect([...new FormData(form)]).toEqual([
      ['elements', 'z'],
      ['EMAIL', 'a@b.c'],
    ])
  })
})
