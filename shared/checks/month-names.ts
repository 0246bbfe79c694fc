/** Months in words, as the languages of the field, of the visitor and our own have them. */

/** Points that are no letters of their own: accents, those of Hebrew, and those of India that many leave out. */
const VOWEL_POINTS = /\p{Script=Inherited}|[\u0591-\u05c7\u093c\u09bc\u0a3c]|\./gu

const fold = (word: string): string => word.normalize('NFKD').replace(VOWEL_POINTS, '').toLowerCase()

/** Dots stand in abbreviations such as those of Thai. */
const wordsOf = (text: string): string[] =>
  text.replace(/[\u200c\u200d]/g, '').match(/[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*/gu) ?? []

const foldedIn = (text: string): string[] => wordsOf(text).map(fold)

interface Words {
  /** The names of each month: alone, within a date, and short. */
  months: string[][]
  weekdays: Set<string>
  /** All that stands in dates, prepositions too. */
  all: Set<string>
}

/** Words that people write although no language's own format has them. */
const WORDS_BESIDE_MONTHS = new Set(
  'st nd rd th of the er re ere eme e o a º ª de del di d do den der am le el il la al r roku р року год god godine'.split(
    ' ',
  ),
)
/** Months by the names of German keyboards and calendars. */
const OTHER_MONTH_NAMES = new Map([
  ['mrz', 3],
  ['maerz', 3],
])
/** Months as people write them in Poland and Hungary. */
const ROMAN_NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
/** Shorter ones are other words: the `de` of Spanish, the `m` of Lithuanian. */
const MIN_PREFIX_LENGTH = 3

const MONTH_FORMATS: Intl.DateTimeFormatOptions[] = [
  ...(['long', 'short'] as const).flatMap((length) => [
    { month: length },
    { weekday: length },
    { day: 'numeric' as const, month: length, year: 'numeric' as const },
  ]),
  { dateStyle: 'full' },
  { dateStyle: 'long' },
]

/** The first week has each weekday. */
const daysOf = (month: number): number[] =>
  (month ? [1] : [1, 2, 3, 4, 5, 6, 7]).map((day) => Date.UTC(2000, month, day))

/** Without words that several months have, such as the one for “month”. */
const apart = (months: string[][]): string[][] =>
  months.map((names, monthIndex) =>
    names.filter((name) => !months.some((others, other) => other !== monthIndex && others.includes(name))),
  )

const readWords = (language: string): Words => {
  const formats = MONTH_FORMATS.map(
    (options) => new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' }),
  )
  const parts = [...Array(12).keys()].map((month) =>
    formats.flatMap((format) => daysOf(month).flatMap((day) => format.formatToParts(day))),
  )
  const wordsIn = (from: Intl.DateTimeFormatPart[], kind?: string): string[] =>
    from.flatMap(({ type, value }) => (kind && type !== kind ? [] : foldedIn(value)))
  return {
    months: apart(parts.map((each) => wordsIn(each, 'month'))),
    weekdays: new Set(wordsIn(parts.flat(), 'weekday')),
    all: new Set(wordsIn(parts.flat())),
  }
}

const wordsByLanguage = new Map<string, Words>()

/** Without languages that pages name and nobody knows. */
const wordsIn = (languages: readonly string[]): Words[] =>
  [...new Set(languages)].flatMap((language) => {
    try {
      const words = wordsByLanguage.get(language) ?? readWords(language)
      wordsByLanguage.set(language, words)
      return [words]
    } catch {
      return []
    }
  })

const MATCHERS = [
  (word: string) => (name: string) => name === word,
  (word: string) => (name: string) => word.length >= MIN_PREFIX_LENGTH && name.startsWith(word),
]

/** The months that a word may be, from 1 on, in the first language that knows any. */
const monthsLike = (word: string, languages: Words[]): number[] => {
  for (const { months } of languages)
    for (const matcher of MATCHERS) {
      const numbers = months.flatMap((names, monthIndex) => (names.some(matcher(word)) ? [monthIndex + 1] : []))
      if (numbers[0]) return numbers
    }
  const also = OTHER_MONTH_NAMES.get(word)
  return also ? [also] : []
}

interface Named {
  /** From 1 on; undefined if none is named, or it is not clear which. */
  month?: number | undefined
  /** There are words that belong to no date. */
  others: boolean
}

export const monthNamed = (text: string, names: readonly string[]): Named => {
  const languages = wordsIn(names)
  const readings = wordsOf(text).map((typed) => {
    // In Hebrew, ב stands before the month.
    const word = fold(typed.replace(/^ב/, ''))
    const roman = ROMAN_NUMERALS.indexOf(typed) + 1
    const months = monthsLike(word, languages)
    const isWeekday = languages.some(({ weekdays }) => weekdays.has(word))
    const isUsual = WORDS_BESIDE_MONTHS.has(word) || languages.some(({ all }) => all.has(word) || all.has(fold(typed)))
    return { months: months.length || !roman ? months : [roman], isWeekday, isUsual }
  })
  const monthsOf = (words: typeof readings): number[] => [...new Set(words.flatMap(({ months }) => months))]
  const certain = monthsOf(readings.filter(({ isWeekday }) => !isWeekday))
  const months = certain.length ? certain : monthsOf(readings)
  return {
    month: months.length === 1 ? months[0] : undefined,
    others: readings.some(({ months, isUsual }) => !months.length && !isUsual),
  }
}
