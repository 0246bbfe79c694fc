import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPopupFile } from '../../../../../server/popups/file/read'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wisp-prizes-'))
  writeFileSync(join(folder, 'own.html'), '<h2>Spin</h2><!-- <i data-wisp-gift></i> --><div data-wisp-wheel></div>')
  writeFileSync(join(folder, 'letter.html'), '<h2>A letter</h2><!-- <i data-wisp-gift></i> -->')
  writeFileSync(join(folder, 'card.html'), '<div data-wisp-scratch="Scratch"></div><!-- data-wisp-wheel -->')
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (more: object) => {
  const file = join(folder, 'game.json')
  writeFileSync(file, JSON.stringify({ name: 'Wheel', type: 'gamified', template: './own.html', ...more }))
  return readPopupFile(file, { brands: {}, designs: {} }).prizes
}
const tea = { label: 'Tea', chances: 10 }

it('fills in what a prize leaves out: its id is its index, it wins, and has no code', () => {
  expect(
    read({
      prizes: [
        { ...tea, code: 'TEA', stock: 3 },
        { ...tea, id: 'last', winner: false, redirect: { url: '/' } },
      ],
    }),
  ).toEqual([
    { id: '1', label: 'Tea', chances: 10, winner: true, code: 'TEA', stock: 3 },
    { id: 'last', label: 'Tea', chances: 10, winner: false, code: '', redirect: { url: '/', close: true } },
  ])
})

it.each([
  ['none', {}, 'a gamified popup needs prizes'],
  ['an empty list', { prizes: [] }, 'must list at least one of the prizes'],
  ['a wheel with one slice', { prizes: [tea] }, 'must be 2 or more on a wheel'],
  ['49', { prizes: Array.from({ length: 49 }, () => tea) }, 'must have at most 48 prizes'],
  ['another type', { type: 'lightbox', prizes: [tea, tea] }, 'only go with the type gamified'],
  ['no label', { prizes: [{ chances: 1 }, tea] }, 'label'],
  ['negative chances', { prizes: [{ ...tea, chances: -1 }, tea] }, 'must be a number from 0 to 1000000'],
  ['a fractional stock', { prizes: [{ ...tea, stock: 0.5 }, tea] }, 'must be a whole number from 0'],
  ['two prizes with one id', { prizes: [{ ...tea, id: '2' }, tea] }, '"2" is a duplicate'],
  [
    'every stock may run out',
    {
      prizes: [
        { ...tea, stock: 5 },
        { ...tea, chances: 0 },
      ],
    },
    'for when the others have run out',
  ],
])('says what is wrong: %s', (_, more, message) => expect(() => read(more)).toThrow(message))

it('a scratch card or gift box may have one prize, whatever its format', () => {
  for (const format of [1, 2]) expect(read({ template: './card.html', format, prizes: [tea] })).toHaveLength(1)
})

it('a wheel has two slices or more, whatever its format', () => {
  expect(() => read({ format: 3, prizes: [tea] })).toThrow('must be 2 or more on a wheel')
})

it.each(['./own.html', './card.html'])('only a game has use for the game in %s', (template) => {
  expect(() => read({ type: 'bar', template })).toThrow(
    `type: must be gamified, with prizes, for the template "${template}", which is a game, got "bar"`,
  )
})

it('a gamified popup needs a game in its template; one in a comment does not count', () => {
  expect(() => read({ template: './letter.html', prizes: [tea, tea] })).toThrow(
    'template: has nothing to play with; a gamified popup needs an element with data-wisp-wheel, data-wisp-scratch, or data-wisp-gift, got "./letter.html"',
  )
})
