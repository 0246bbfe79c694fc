/** What many designs say alike is in the language of the popup. */
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/library'
import { labelsOf, wordsOf } from '../../../server/words'
import { TRANSLATED } from '../../../shared/model/text'
import { renderAll } from '../../../templates/render'

const library = renderAll()
const labels = Object.values(wordsOf('en').labels)

/** How often a design says one of the labels, or would if it stated no facts. */
const said = (html: string, texts: string[]): number =>
  texts.filter((text) => html.includes(`>${text}<`) || html.includes(`"${text}"`)).length

it('designs say every one of them in English', () => {
  const all = Object.values(library.designs).flatMap(({ en }) => Object.values(en.texts))
  expect(labels.filter((text) => !all.includes(text))).toEqual([])
})

describe.each(TRANSLATED.filter((language) => language !== 'he'))('in %s', (language) => {
  it.each(Object.keys(library.designs))('%s', (template) => {
    const own = [...labelsOf(language)].filter(([english, text]) => text !== english)
    const [before, now] = [fill(library, { template, language: 'en' }), fill(library, { template, language })]
    expect(
      said(
        now,
        own.map(([english]) => english),
      ),
    ).toBe(0)
    expect(
      said(
        now,
        own.map(([, text]) => text),
      ),
    ).toBeGreaterThanOrEqual(
      said(
        before,
        own.map(([english]) => english),
      ),
    )
  })
})
