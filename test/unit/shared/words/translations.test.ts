/** The words of every language: none is missing, each fits what it is filled in with, and each stands in its own file. */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../../server/words'
import { english as serverEnglish } from '../../../../server/words/english'
import { messages } from '../../../../shared/checks/messages'
import { TRANSLATED, type Translated } from '../../../../shared/model/text'
import * as english from '../../../../shared/words/english'
import * as pages from '../../../../shared/words/english-pages'
import { wordFiles } from '../../../../shared/words/files'
import { translations } from '../../../../shared/words/translations'

type Words = Record<string, string>

const { phoneIsraeli: _, unsure: __, ...checks } = messages

/** English as a translation has it. */
const ENGLISH: Record<string, Words> = {
  popup: {
    ...english.frame,
    ...english.form,
    ...english.waiting,
    ...english.coupon,
    ...english.teaser,
    ...english.units,
  },
  steps: english.steps,
  game: { ...english.wheel, ...english.scratch, ...english.gift, ...english.draw },
  poll: english.shares,
  shop: { ...english.product, ...english.threshold },
  checks: { ...checks, ...english.doubt },
  fields: { ...english.email, ...english.select, ...english.phone, ...english.calendar },
  preview: english.preview,
  page: {
    ...pages.toast,
    ...pages.menu,
    ...pages.video,
    ...pages.date,
    ...pages.countdown,
    ...pages.pageForm,
    ...english.units,
  },
  site: { ...pages.contact, ...pages.newsletter, ...pages.embed, ...pages.panel },
  gallery: pages.gallery,
}

/** Every group of a language, with its English. Those of the server begin with its name. */
const groupsOf = (language: Translated): [group: string, words: Words, english: Words][] => [
  ...Object.entries(translations[language]).map(([group, words]): [string, Words, Words] => [
    group,
    words,
    ENGLISH[group] as Words,
  ]),
  ...Object.entries(wordsOf(language)).map(([group, words]): [string, Words, Words] => [
    `server ${group}`,
    words,
    serverEnglish[group as keyof typeof serverEnglish],
  ]),
]

/** In any order, as languages put them in different places. */
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []

/** Scripts that no other of our languages is written in. */
const OWN_SCRIPT: Partial<Record<Translated, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
}
const OTHER_SCRIPTS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Words that are the same in English. */
const COGNATES: Partial<Record<Translated, string[]>> = {
  cs: ['Menu'],
  da: ['Menu', 'Send', 'min'],
  de: ['optional'],
  es: ['Error', 'min'],
  fr: ['Image', 'Menu', 'Messages', 'min', 'minutes'],
  it: ['Menu', 'min', 'sec'],
  nl: ['Item', 'Menu', 'min', 'sec'],
  pl: ['Menu', 'min'],
  pt: ['Item', 'Menu', 'min'],
  sv: ['min'],
}

/** Shorter ones may be the same in two languages. */
const isSentence = (text: string): boolean =>
  text
    .replace(/\{\w+\}|\//g, ' ')
    .trim()
    .split(/\s+/).length > 4

describe.each(TRANSLATED)('in %s', (language) => {
  const groups = groupsOf(language)
  const all = groups.flatMap(([group, words, originals]) =>
    Object.entries(words).map(([name, text]) => ({ name: `${group}: ${name}`, text, original: originals[name] ?? '' })),
  )

  it('no word is missing, and there is none that English does not have', () => {
    for (const [group, words, originals] of groups)
      expect([group, ...Object.keys(words).sort()]).toEqual([group, ...Object.keys(originals).sort()])
    expect(all.filter(({ text }) => !text.trim() || text !== text.trim())).toEqual([])
  })

  it('each word has the placeholders and the numbers of the English one', () => {
    const wrong = all.filter(
      ({ text, original }) =>
        `${placeholdersIn(text)}` !== `${placeholdersIn(original)}` ||
        !numbersIn(original).every((number) => numbersIn(text).includes(number)),
    )
    expect(wrong).toEqual([])
  })

  it('each word is in this language', () => {
    const script = OWN_SCRIPT[language]
    const letters = all.filter(({ text }) => /\p{L}/u.test(text))
    expect(letters.filter(({ text }) => (script ? !script.test(text) : OTHER_SCRIPTS.test(text)))).toEqual([])
    // A sentence is no sentence of another language.
    const others = TRANSLATED.filter((other) => other !== language)
    const sentences = new Set(
      others.flatMap((other) => groupsOf(other).flatMap(([, words]) => Object.values(words))).filter(isSentence),
    )
    expect(all.filter(({ text, original }) => isSentence(text) && (text === original || sentences.has(text)))).toEqual(
      [],
    )
  })

  it('no word is left in English', () => {
    const english = all.filter(({ text, original }) => text === original && /\p{L}{2}/u.test(text))
    expect([...new Set(english.map(({ text }) => text))].sort()).toEqual(COGNATES[language] ?? [])
  })

  it('a sentence ends as the English one: with a full stop, or without', () => {
    const ends = (text: string): boolean => /[.。]$/.test(text)
    expect(
      all.filter(
        ({ text, original }) =>
          isSentence(original) && /[.]$/.test(original) !== ends(text) && !/[):）：?？]$/.test(text),
      ),
    ).toEqual([])
  })
})

/** The most that a popup of another language fetches with each chunk that has words. */
const MAX_WORDS_BYTES = 600

describe('the files that pages load', () => {
  const files = wordFiles()

  it('hold each group of each language, and nothing else', () => {
    expect(files.map(({ fileName }) => fileName).sort()).toEqual(
      [...TRANSLATED, 'iw']
        .flatMap((language) => Object.keys(ENGLISH).map((group) => `words-${language}-${group}.js`))
        .sort(),
    )
  })

  it.each(files.map(({ code, fileName }) => [fileName, code]))(
    `%s has ${MAX_WORDS_BYTES} bytes at most, and its own words`,
    async (name, code) => {
      const [, language = '', group = ''] = /^words-(\w+)-(\w+)\.js$/.exec(name) ?? []
      const { words } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
      expect(words).toEqual(
        translations[(language === 'iw' ? 'he' : language) as Translated][group as keyof (typeof translations)['de']],
      )
      expect(
        brotliCompressSync(code).length,
        `${name}: shorten what "${language}" says in the group "${group}" (shared/words/translations/), or raise the limit, here and in docs/languages.md`,
      ).toBeLessThanOrEqual(MAX_WORDS_BYTES)
    },
  )

  it('that a popup may load share no name, so that each word can be replaced by its name', () => {
    const names = ['popup', 'steps', 'game', 'shop', 'checks', 'fields'].flatMap((group) =>
      Object.keys(ENGLISH[group] ?? {}),
    )
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
})
