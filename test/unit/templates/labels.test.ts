/** Labels that many designs have are in the language of the popup. */
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/fill'
import { labelsOf, wordsOf } from '../../../server/words'
import { TRANSLATED } from '../../../shared/model/text'
import { renderAll } from '../../../templates/render'

const library = renderAll()
const labels = Object.values(wordsOf('en').labels)

/** Counts the labels that a design has, or would have if it stated no facts. */
const countIn = (html: string, texts: string[]): number =>
  texts.filter((text) => html.includes(`>${text}<`) || html.includes(`"${text}"`)).length

it('each label is in some design in English', () => {
  const all = Object.values(library.designs).flatMap(({ en }) => Object.values(en.texts))
  expect(labels.filter((text) => !all.includes(text))).toEqual([])
})

describe.each(TRANSLATED.filter((language) => language !== 'he'))('in %s', (language) => {
  it.each(Object.keys(library.designs))('%s has no English label', (template) => {
    const pairs = [...labelsOf(language)].filter(([english, translation]) => translation !== english)
    const [english, translations] = [pairs.map(([text]) => text), pairs.map(([, text]) => text)]
    const [before, now] = [fill(library, { template, language: 'en' }), fill(library, { template, language })]
    expect(countIn(now, english)).toBe(0)
    expect(countIn(now, translations)).toBeGreaterThanOrEqual(countIn(before, english))
  })
})
