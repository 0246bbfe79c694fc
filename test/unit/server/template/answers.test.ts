import { describe, expect, it } from 'vitest'
import { countedAnswers, poolFor } from '../../../../server/template/answers'
import { withFieldsOf } from '../../../../server/template/merged-record'
import { readTemplate } from '../../../../server/template/record'

const radios = (field: string, ...values: string[]): string =>
  `<fieldset data-wisp-field="${field}">${values.map((value) => `<input type="radio" value="${value}">`).join('')}</fieldset>`
const shares = (field: string): string => `<p data-wisp-shares="${field}"></p>`

describe('the answers of a question whose shares are shown', () => {
  it.each([
    ['radio buttons', radios('tea', 'green', 'black'), ['green', 'black']],
    [
      'boxes, of which one has no value',
      '<div data-wisp-field="tea"><input type="checkbox" value="green"><input type="checkbox"></div>',
      ['green', 'true'],
    ],
    [
      'options, of which the first asks to choose',
      '<select data-wisp-field="tea"><option value="">Choose</option><option>Green\n tea</option><option value="b">Black</option></select>',
      ['Green tea', 'b'],
    ],
    [
      'buttons',
      '<button data-wisp-vote="tea" value="green">Green</button><button data-wisp-vote="tea" value="black"></button>',
      ['green', 'black'],
    ],
    ['one that stands there twice', radios('tea', 'green', 'green'), ['green']],
    ['none, if something is typed', '<input data-wisp-field="tea" value="green">', []],
    ['none of another field', radios('coffee', 'green'), []],
    ['none that is not drawn', `<script>${radios('tea', 'green')}</script>`, []],
  ])('are %s', (_, html, answers) => {
    expect(readTemplate(html + shares('tea')).polls).toEqual([{ field: 'tea', answers: [answers] }])
  })

  it('are not kept where no shares are shown', () => {
    expect(readTemplate(radios('tea', 'green')).polls).toEqual([])
  })
})

describe('an answer in a popup of several languages', () => {
  const inLanguage = (...values: string[]) => readTemplate(radios('tea', ...values) + shares('tea'))
  const record = withFieldsOf(inLanguage('green', 'black'), inLanguage('Grün', 'Schwarz'))
  const poll = record.polls[0] ?? { field: '', answers: [] }

  it.each([
    ['of the first language counts as it is', 'black', 'black'],
    ['of another one counts as what stands at its place in the first', 'Grün', 'green'],
    ['that is offered nowhere does not count', 'mint', undefined],
    ['with the name of something that every object has does not count', 'constructor', undefined],
  ])('%s', (_, answer, counted) => expect(countedAnswers(poll).get(answer)).toBe(counted))

  it('counts as it is where the languages offer different numbers of answers', () => {
    const [uneven = poll] = withFieldsOf(inLanguage('green', 'black'), inLanguage('Minze')).polls
    expect(countedAnswers(uneven).get('Minze')).toBe('Minze')
  })

  it('is found as fast among thousands as among a few', () => {
    const numbered = (word: string): string[] => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`)
    let compared = 0
    const list = new Proxy(numbered('Tee'), {
      get: (target, name) => {
        compared++
        return Reflect.get(target, name)
      },
    })
    const names = countedAnswers({ field: 'tea', answers: [numbered('tea'), list] })
    expect([names.size, names.get('Tee 19999')]).toEqual([40_000, 'tea 19999'])
    expect(compared).toBeLessThan(200_000)
  })
})

describe('the pool of prizes', () => {
  const { pools } = readTemplate(`
    <fieldset data-wisp-field="level" data-wisp-property="how-far">
      <input type="radio" value="new" data-wisp-set="pool:beginners"><input type="radio" value="old">
    </fieldset>
    <fieldset data-wisp-field="likes"><input type="checkbox" value="bikes" data-wisp-set="ids:7 pool:bikes">
      <input type="checkbox" value="Yes, please" data-wisp-set="pool:polite"></fieldset>
    <fieldset data-wisp-field="offers">
      <input type="checkbox" value="Yes, please" data-wisp-set="pool:fans"><input type="checkbox" value="Yes" data-wisp-set="pool:friends">
    </fieldset>`)

  it.each([
    ['is that of the answer', { 'how-far': 'new' }, 'beginners'],
    ['is none for an answer without one', { 'how-far': 'old' }, undefined],
    ['is that of a ticked box among others', { likes: 'boats, bikes' }, 'bikes'],
    ['is that of a ticked box with a comma, first of several', { likes: 'Yes, please, boats' }, 'polite'],
    ['is that of a ticked box with a comma, last of several', { likes: 'boats, Yes, please' }, 'polite'],
    ['is none for an answer that only ends like one with a pool', { likes: 'motorbikes, boats' }, undefined],
    ['is that of a ticked box with a comma', { offers: 'Yes, please' }, 'fans'],
    ['is that of a ticked box with a comma among others', { offers: 'No, Yes, please, Maybe' }, 'fans'],
    ['is none for a part of an answer', { offers: 'No, Yes and no' }, undefined],
    ['is that of the last answer that has one', { 'how-far': 'new', likes: 'bikes' }, 'bikes'],
    ['is none for a field that the template does not have', { level: 'new' }, undefined],
  ])('%s', (_, values, pool) => expect(poolFor(pools, values as Record<string, string>)).toBe(pool))
})
