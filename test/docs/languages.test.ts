/** docs/languages.md: its examples import, and its lists are complete. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import { messages } from '../../shared/checks/messages'
import { TRANSLATED } from '../../shared/model/text'
import * as english from '../../shared/words/english'
import { expectNone } from '../support/document-lists'

const text = readFileSync(at('docs/languages.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => json)

it.each(examples)('an example is imported as it stands: %s', (json) => {
  const file = join(folder, 'popup.json')
  writeFileSync(file, json)
  const { language, words } = readPopupFile(file, readLibrary(at('dist')))
  expect({ language, words }).toEqual({ words: undefined, ...pick(JSON.parse(json)) })
})

interface Written {
  language?: string
  texts?: Record<string, unknown>
  words?: Record<string, unknown>
}

/** The first language of a file in several. */
const pick = ({ language, texts = {}, words }: Written) => {
  const [first = 'en'] = Object.keys(texts)
  if (language) return { language, ...(words && { words }) }
  return { language: first, words: words?.[first] }
}

it('the document names each language', () => {
  expectNone(
    ['en', ...TRANSLATED].filter((code) => !text.includes(`\n| \`${code}\` |`)),
    (code) => `write a row for \`${code}\` into docs/languages.md`,
  )
})

const { preview: _, ...groups } = english
const { unsure: __, ...checks } = messages
const words = Object.entries(Object.assign({}, ...Object.values(groups), checks) as Record<string, string>)

it('owners can say each word of the document in their own way', () => {
  const file = join(folder, 'words.json')
  const own = Object.fromEntries(words.map(([name, word]) => [name, `* ${word}`]))
  const popup = { name: 'Bar', type: 'bar', template: 'notice-bar', texts: { text: 'Sale', link: 'See' }, words: own }
  writeFileSync(file, JSON.stringify(popup))
  expect(readPopupFile(file, readLibrary(at('dist'))).words).toEqual(own)
})

it('the document names each word with its English', () => {
  expectNone(
    words.filter(([name, word]) => !text.includes(`\n| \`${name}\` | ${word} |`)).map(([name]) => name),
    (name) => `write \`${name}\` and its English into the table of words in docs/languages.md`,
  )
})
