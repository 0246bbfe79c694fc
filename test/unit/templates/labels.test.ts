/** Labels that many designs have are in the language of the popup. */
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/fill'
import { labelsOf, wordsOf } from '../../../server/words'
import { TRANSLATED } from '../../../shared/model/text'
import { LIBRARY } from '../../support/library'

const labels = Object.values(wordsOf('en').labels)

/** Counts the labels that a design has, or would have if it stated no facts. */
const countIn = (html: string, texts: string[]): number =>
  texts.filter((text) => html.includes(`>${text}<`) || html.includes(`"${text}"`)).length

it('each label is in some design in English', () => {
  const all = Object.values(LIBRARY.designs).flatMap(({ en }) => Object.values(en.texts))
  expect(labels.filter((text) => !all.includes(text))).toEqual([])
})

const english = new Map(
  Object.keys(LIBRARY.designs).map((template) => [template, fill(LIBRARY, { template, language: 'en' })]),
)

describe.each(TRANSLATED.filter((language) => language !== 'he'))('in %s', (language) => {
  it.each(Object.keys(LIBRARY.designs))('%s has no English label', (template) => {
    const pairs = [...labelsOf(language)].filter(([english, translation]) => translation !== english)
    const [texts, translations] = [pairs.map(([text]) => text), pairs.map(([, text]) => text)]
    const html = fill(LIBRARY, { template, language })
    expect(countIn(html, texts)).toBe(0)
    expect(countIn(html, translations)).toBeGreaterThanOrEqual(countIn(english.get(template) ?? '', texts))
  })
})
