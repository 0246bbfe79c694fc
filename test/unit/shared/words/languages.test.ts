/** The words of a language, its direction, and how a tag that is not exactly one of ours is understood. */
import { describe, expect, it } from 'vitest'
import { localeOf } from '../../../../shared/model/locale'
import { direction, sampleLanguage, TRANSLATED, translationFor } from '../../../../shared/model/text'
import { spokenTime } from '../../../../shared/page/countdown/units'
import { formatMoney } from '../../../../shared/page/platform/money'
import { codeOf } from '../../../../shared/page/platform/words-in'
import { languageOf } from '../../../../shared/wire/server/contact-form'

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['ar-EG', 'ar'],
  ['zh', undefined],
  ['zh-Hant-TW', undefined],
  ['en', undefined],
  ['en-GB', undefined],
  // Other languages whose codes begin alike.
  ['dei', undefined],
  ['fry', undefined],
])('%s is spoken to in the words of %s', (tag, code) => expect(translationFor(tag)).toBe(code))

it.each([
  ['ar', 'rtl'],
  ['ar-MA', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['en', 'ltr'],
  ['de', 'ltr'],
  ['ja', 'ltr'],
  // Archi and Fang begin like Arabic and Persian.
  ['arc', 'ltr'],
  ['fan', 'ltr'],
  // Scripts tell more than languages; countries whose codes begin like scripts tell nothing.
  ['ar-LB', 'rtl'],
  ['ar-DZ', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['fa-Cyrl-TJ', 'ltr'],
  ['sd-Deva-IN', 'ltr'],
  ['az-Arab', 'rtl'],
  ['lad-Hebr-IL', 'rtl'],
])('%s is written %s', (tag, expected) => expect(direction(tag)).toBe(expected))

it.each(['de-', 'en_US', 'de-1996-1996', '<b>', ''])('money is written although %j is no language', (tag) => {
  expect(formatMoney(4990, 'EUR', tag)).toBe('49.90')
})

it('pages find the words that the server finds, also by the older code for Hebrew', () => {
  const tags = [...TRANSLATED, 'en', 'zh', 'fry', 'dei'].flatMap((code) => [code, `${code}-XX`])
  expect(tags.map(codeOf)).toEqual(tags.map(translationFor))
  expect(codeOf('DE-at')).toBe('de')
  expect(codeOf('iw-IL')).toBe('iw')
})

it.each([
  ['en', 'en_US'],
  ['he', 'he_IL'],
  ['pt', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['ja', 'ja_JP'],
  ['cs', 'cs_CZ'],
  // A region of several countries.
  ['es-419', 'es_419'],
])('the locale of %s is %s', (tag, expected) => expect(localeOf(tag)).toBe(expected))

it.each([
  ['de_DE', 'de-DE'],
  ['es_419', 'es-419'],
  ['tlh', 'tlh'],
  ['de-DE', 'en'],
  ['<b>', 'en'],
  ['', 'en'],
])('a form whose locale is %j is answered in %s', (locale, expected) => expect(languageOf(locale)).toBe(expected))

it('designs have Hebrew samples for Hebrew, and English ones for any other language', () => {
  expect(['he', 'he-IL', 'en', 'ar', 'de', 'her'].map(sampleLanguage)).toEqual(['he', 'he', 'en', 'en', 'en', 'en'])
})

const timeOf = (minutes: number, language: string): string =>
  spokenTime({ days: 0, hours: 0, minutes, seconds: 0 }, language)

describe('the time that is left, in words', () => {
  it.each([
    ['en', 1, '1 minute'],
    ['en', 2, '2 minutes'],
    ['de', 1, '1 Minute'],
    ['de', 2, '2 Minuten'],
    // One, few and many.
    ['pl', 1, '1 minuta'],
    ['pl', 22, '22 minuty'],
    ['pl', 25, '25 minut'],
    ['cs', 1, '1 minuta'],
    ['cs', 3, '3 minuty'],
    ['cs', 5, '5 minut'],
    // One, two, few and many.
    ['ar', 1, 'دقيقة'],
    ['ar', 2, 'دقيقتان'],
    ['ar', 5, '5 دقائق'],
    ['ar', 25, '25 دقيقة'],
    ['ja', 5, '5 分'],
  ])('in %s, %i is %s', (language, minutes, text) => expect(timeOf(minutes, language)).toBe(text))

  it.each(TRANSLATED)('has each plural form of %s, in the digits that clocks show', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const rules = new Intl.PluralRules(language)
    const numbers = [1, 2, 3, 5, 11, 25, 59]
    const categories = new Set(numbers.map((number) => rules.select(number)))
    for (const number of numbers) expect(timeOf(number, language)).toMatch(/^[^٠-٩]*$/)
    // `many` of French is for millions, and that of Czech for fractions.
    const missing = pluralCategories.filter(
      (category) => !categories.has(category) && !/^(zero|many|other)$/.test(category),
    )
    expect(missing).toEqual([])
  })
})
