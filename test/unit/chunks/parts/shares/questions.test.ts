// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { questionsIn } from '../../../../../chunks/parts/shares/questions'
import { readTemplate } from '../../../../../server/template/record'

const shares = '<p data-wisp-shares="tea"></p>'
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

it.each([
  [
    '<fieldset data-wisp-field="tea"><label><input type="radio" value="g"> Green\n tea</label></fieldset>',
    [['g', 'Green tea']],
  ],
  [
    '<select data-wisp-field="tea"><option value="">Choose</option><option value="g">Green</option></select>',
    [['g', 'Green']],
  ],
  ['<button data-wisp-vote="tea" value="Green"><b>1</b>Green</button>', [['Green', 'Green']]],
  ['<div data-wisp-field="tea"><label><input type="checkbox"> Yes</label></div>', [['true', 'Yes']]],
  [
    '<fieldset data-wisp-field="tea"><input type="radio" value="g"><input type="radio" value="g"></fieldset>',
    [['g', 'g']],
  ],
  ['<fieldset data-wisp-field="coffee"><input type="radio" value="g"></fieldset>', []],
])('pages and the server read the same answers: %s', (html, answers) => {
  const named = questionsIn(parsed(html + shares)).get('tea') ?? []
  expect(named.map(({ value, name }) => [value, name])).toEqual(answers)
  expect(readTemplate(html + shares).polls[0]?.answers[0]).toEqual(answers.map(([value]) => value))
})

it('a template that hides its document’s methods is read as well', () => {
  const html = '<img name="querySelectorAll"><button data-wisp-vote="tea" value="Green"></button>'
  expect([...questionsIn(parsed(html + shares)).keys()]).toEqual(['tea'])
})
