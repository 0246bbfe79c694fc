/** Answers that lead to shares, products or prizes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPopupFile } from '../../../../../server/popups/file/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-answers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (template: string, more: object = {}, german = template) => {
  writeFileSync(join(folder, 'own.html'), template)
  writeFileSync(join(folder, 'german.html'), german)
  const file = join(folder, 'popup.json')
  writeFileSync(file, JSON.stringify({ name: 'Poll', type: 'lightbox', template: './own.html', ...more }))
  return readPopupFile(file, { brands: {}, designs: {} })
}
const question = (inside: string, name = 'tea'): string =>
  `<form data-wisp-form><fieldset data-wisp-field="${name}"><input type="radio" value="green" ${inside}></fieldset></form>`
const products = '<div data-wisp-products="popular"></div>'
const wheel = '<div data-wisp-wheel></div>'
const TEA = { label: 'Tea', chances: 1 }
const game = { type: 'gamified', prizes: [TEA, { ...TEA, pool: 'green' }] }
const play = '<section data-wisp-screen="play"></section>'
const inMain = (html: string): string => `<section data-wisp-screen="main">${html}</section>`

it.each([
  ['shares of a question', `${question('')}<p data-wisp-shares="tea"></p>`, {}],
  [
    'a button that is an answer',
    '<button data-wisp-vote="tea" value="a" data-wisp-action="next"></button><p data-wisp-shares="tea"></p>',
    {},
  ],
  ['an answer that sets a category', question('data-wisp-set="category:newest"') + products, {}],
  ['an answer that sets products by hand', question('data-wisp-set="ids:12,13"') + products, {}],
  ['an answer that sets nothing', question('data-wisp-set=""') + products, {}],
  ['an answer that leads to a pool', wheel + inMain(question('data-wisp-set="pool:green"')) + play, game],
])('a file is imported with %s', (_, html, more) => expect(read(html, more).name).toBe('Poll'))

it.each([
  [
    `<p data-wisp-shares="tee"></p>${question('')}`,
    {},
    'data-wisp-shares="tee" names no field of the template (did you mean "tea"?)',
  ],
  ['<input data-wisp-field="tea"><p data-wisp-shares="tea"></p>', {}, 'names a field without answers to choose from'],
  [
    `${question('')}<button data-wisp-vote="tea" value="${'茶'.repeat(201)}"></button><p data-wisp-shares="tea"></p>`,
    {},
    `data-wisp-shares="tea": the answer "${'茶'.repeat(40)}…" has 201 characters; what is counted may have at most 200`,
  ],
  [
    `${question('', 'x'.repeat(201))}<p data-wisp-shares="${'x'.repeat(201)}"></p>`,
    {},
    `The field "${'x'.repeat(40)}…" has 201 characters`,
  ],
  [
    '<fieldset data-wisp-field="tea"><input type="radio" value="a"><input type="RADIO"></fieldset><p data-wisp-shares="tea"></p>',
    {},
    'data-wisp-field="tea" has a radio button without a value: the answer',
  ],
  ['<button data-wisp-vote="tea"></button>', {}, 'data-wisp-vote="tea" needs a value: the answer'],
  ['<button data-wisp-vote="tea" value="a"></button>', {}, 'names a question whose shares are shown nowhere'],
  [
    question('data-wisp-set="newest"') + products,
    {},
    'data-wisp-set must be category:…, ids:… or pool:…, got "newest"',
  ],
  [question('data-wisp-set="category:newst"') + products, {}, '(did you mean "newest"?)'],
  [question('data-wisp-set="category:manual"') + products, {}, 'needs ids:… as well'],
  [question('data-wisp-set="category:newest"'), {}, 'names products, and nothing shows any'],
  [question('data-wisp-set="pool:green"'), {}, 'names prizes, and the template has no game'],
  [`<p data-wisp-set="category:newest"></p>${products}`, {}, 'must stand on an option, a radio button or a box'],
  [
    wheel + inMain(question('data-wisp-set="pool:gren"')) + play,
    game,
    'no answer of the template leads to the pool "green"',
  ],
  [
    wheel + inMain(question('data-wisp-set="pool:gren"')) + play,
    game,
    'have none of the pool "gren", which an answer of the template leads to (did you mean "green"?)',
  ],
  [wheel + play + inMain(question('data-wisp-set="pool:green"')), game, 'so its form must come before its game'],
  [
    wheel + inMain(question('data-wisp-set="pool:green"')) + play,
    {
      type: 'gamified',
      prizes: [
        { ...TEA, stock: 1 },
        { ...TEA, pool: 'green' },
      ],
    },
    'without a stock and a pool',
  ],
  [
    wheel + inMain(question('data-wisp-set="pool:green"')) + play,
    { ...game, prizes: [TEA, { ...TEA, pool: 'a b' }] },
    'must be letters, digits, - or _',
  ],
])('an import says what is wrong with %s', (html, more, message) => expect(() => read(html, more)).toThrow(message))

describe('an answer that is there more than once', () => {
  const quiz = (...answers: [value: string, pool: string][]): string => {
    const inputs = answers.map(([value, pool]) => `<input type="radio" value="${value}" data-wisp-set="${pool}">`)
    return `${wheel}${inMain(`<form data-wisp-form><fieldset data-wisp-field="tea">${inputs.join('')}</fieldset></form>`)}${play}`
  }
  const inTwo = { ...game, prizes: [TEA, { ...TEA, pool: 'a' }, { ...TEA, pool: 'b' }], language: 'en' }
  const both = quiz(['1', 'pool:a'], ['2', 'pool:b'])

  it.each([
    ['at another place in a translation', both, quiz(['2', 'pool:b'], ['1', 'pool:a'])],
    ['only in one of the languages', both, quiz(['3', 'pool:b'], ['4', 'pool:a'])],
  ])('is imported %s', (_, html, german) => {
    expect(read(html, { ...inTwo, templates: { de: './german.html' } }, german).name).toBe('Poll')
  })

  it.each([
    ['other prizes in a translation', both, quiz(['2', 'pool:a'], ['1', 'pool:b']), 'the pool "a" and to the pool "b"'],
    [
      'no prizes of its own in a translation',
      both,
      quiz(['1', ''], ['2', 'pool:b'], ['3', 'pool:a']),
      'and to no pool',
    ],
    ['two pools in one language', quiz(['1', 'pool:a'], ['1', 'pool:b']), undefined, 'and to the pool "b"'],
  ])('is refused with %s', (_, html, german, message) => {
    const more = { ...inTwo, ...(german && { templates: { de: './german.html' } }) }
    expect(() => read(html, more, german)).toThrow(`its answer "1" of "tea" leads to`)
    expect(() => read(html, more, german)).toThrow(message)
  })
})

it('all problems are told at once', () => {
  const html = `${question('data-wisp-set="pool:x newest"')}<p data-wisp-shares="none"></p>`
  expect(() => read(html)).toThrow(/has no game[\s\S]*got "newest"[\s\S]*names no field/)
})
