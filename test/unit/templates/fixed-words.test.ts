/** All words of a design can be written by its owner: its markup has none of its own, so none stays in English. */
import { defaultTreeAdapter as dom, parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { LIBRARY } from '../../support/library'

type Node = Parameters<typeof dom.isElementNode>[0]

/** Attributes that visitors see or hear. */
const SPOKEN = /^(alt|aria-(label|description|roledescription|valuetext)|placeholder|title)$/
const SLOTS = /\{\{[#/]?[\w-]+\}\}/g

const wordsIn = (text: string): string[] => text.replace(SLOTS, ' ').match(/\p{L}{2,}/gu) ?? []

const fixedWords = (node: Node): string[] => {
  if (dom.isTextNode(node)) return wordsIn(node.value)
  if (!dom.isElementNode(node) || node.tagName === 'style') return []
  const spoken = node.attrs.filter(({ name }) => SPOKEN.test(name)).flatMap(({ value }) => wordsIn(value))
  return [...spoken, ...node.childNodes.flatMap(fixedWords)]
}

it('no design has a word that is not a text of its owner', () => {
  const designs = Object.entries(LIBRARY.designs)
  expect(designs.length).toBeGreaterThan(100)
  const words = designs.flatMap(([name, languages]) =>
    Object.values(languages).map(({ html }): [string, string[]] => [
      name,
      parseFragment(html).childNodes.flatMap(fixedWords),
    ]),
  )
  expect(words.filter(([, words]) => words.length)).toEqual([])
})

it('a design says in Hebrew what it says in English, in Hebrew letters', () => {
  const isSentence = (text: string): boolean => /\p{Ll}{2}/u.test(text) && /^[^/#@]* |^\p{Lu}/u.test(text)
  const wrong = Object.entries(LIBRARY.designs).flatMap(([name, { en, he }]) => {
    const missing = Object.keys(en.texts).filter((slot) => !Object.hasOwn(he?.texts ?? {}, slot))
    const english = Object.entries(en.texts).filter(([slot, text]) => isSentence(text) && he?.texts[slot] === text)
    return [...missing, ...english.map(([, text]) => text)].map((each) => `${name}: ${each}`)
  })
  // Names of invented firms.
  expect(wrong).toEqual(['full-welcome: Saltwren Travel', 'age-gate: Emberfold'])
})
