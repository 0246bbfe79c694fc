import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Library } from '../../../../../server/popups/file/library'
import { readPopupFile } from '../../../../../server/popups/file/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-popup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIBRARY: Library = {
  brands: {},
  designs: {
    letter: { en: { html: '<p></p>', texts: {}, theme: { accent: '#7a3b2e', paper: '#fff', ink: '#000' }, look: '' } },
  },
}

const read = (teaser: object, more: object = {}) => {
  const file = join(folder, 'popup.json')
  const popup = { name: 'N', type: 'lightbox', template: 'letter', design: { teaser }, ...more }
  writeFileSync(file, JSON.stringify(popup))
  return readPopupFile(file, LIBRARY).design.teaser
}

it('needs only its text', () => {
  expect(read({ text: 'Ten percent off' })).toEqual({
    mode: 'always',
    text: 'Ten percent off',
    position: 'bottom-left',
    entryEffect: 'slide',
    exitEffect: 'slide',
    background: '#7a3b2e',
    color: '#fff',
  })
})

it.each([
  ['the accent of its design', {}, {}, { background: '#7a3b2e', color: '#fff' }],
  ['the accent of its popup', {}, { theme: { accent: '#fc0' } }, { background: '#fc0', color: '#1d2420' }],
  ['its own background', { background: '#112233' }, {}, { background: '#112233', color: '#fff' }],
  [
    'its own background and text colour',
    { background: '#fff', color: '#333' },
    {},
    { background: '#fff', color: '#333' },
  ],
  ['an accent that neither black nor white goes well with', {}, { theme: { accent: '#808080' } }, { color: '#000' }],
])('has %s, with text that can be read on it', (_, teaser, more, colours) => {
  expect(read({ text: 'x', ...teaser }, more)).toMatchObject(colours)
})

it.each([
  [{}, 'text'],
  [{ text: 'x', mode: 'sometimes' }, 'must be one of always, before, after'],
  [{ text: 'x', position: 'left' }, 'must be one of top-left'],
  [{ text: 'x', background: 'red' }, 'must be a colour like #1a2b3c'],
  [{ text: 'x'.repeat(81) }, 'must be 80 characters or less'],
])('says what is wrong with %j', (teaser, message) => {
  expect(() => read(teaser)).toThrow(message)
})
