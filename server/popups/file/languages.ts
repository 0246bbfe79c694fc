/**
 * Popup file: the languages that it has texts, templates or words for. A file in several is read as a file for each of them,
 * so whatever holds of a popup in one language holds of each.
 */
import { type Language, sampleLanguage, translationFor } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import type { Problem } from '../../lib/invalid'
import { labelsOf } from '../../words'
import { hasLettersOf } from './fill'
import type { Library } from './library'
import { isByLanguage } from './per-language'
import { inOneLanguage, placeIn } from './phrases'
import type { FileInLanguage, WrittenFile } from './schema'

type Texts = Record<string, string>
type Written = Pick<WrittenFile, 'language' | 'template' | 'templates' | 'texts' | 'words'>

/** Texts by language; empty where they are there once. */
const textsByLanguage = (value: WrittenFile['texts']): Record<Language, Texts> =>
  value && isByLanguage(value) ? value : {}

/** The texts of one language; those that are given once are those of the first. */
const textsIn = (value: WrittenFile['texts'], language: Language, isFirst: boolean): Texts | undefined => {
  if (!value || isByLanguage(value)) return own(textsByLanguage(value), language)
  return isFirst ? (value as Texts) : undefined
}

/** True if the file names a language that it has no texts for, although it has texts by language. */
const isStranger = ({ language, template, texts }: Written): boolean => {
  const languages = Object.keys(textsByLanguage(texts))
  return language !== undefined && languages.length > 0 && !languages.includes(language) && !template?.startsWith('.')
}

/** The first is that of visitors who want none of them. */
export const languagesIn = (file: Written): [Language, ...Language[]] => {
  const { texts, templates = {} } = file
  const language = isStranger(file) ? undefined : file.language
  const textLanguages = Object.keys(textsByLanguage(texts))
  const [first = 'en'] = language === undefined ? textLanguages : [language]
  const others = [...textLanguages, ...Object.keys(templates)]
  return [first, ...new Set(others.filter((other) => other !== first))]
}

/** True if we have the text of a design in the language, or if it is English anyway. */
const isLabelIn = (language: Language, text: string | undefined): boolean =>
  text !== undefined && (translationFor(language) !== undefined || /^en\b/.test(language)) && labelsOf('de').has(text)

/** The texts of the first language that another takes over: all that it does not give, but for what we say in it ourselves. */
export const inheritedTexts = (library: Library, template: string, language: Language, first: Texts = {}): Texts => {
  const design = own(library.designs, template)
  const slots = design?.[sampleLanguage(language)]?.texts
  return Object.fromEntries(
    Object.entries(first).filter(
      ([slot]) =>
        (!slots || own(slots, slot) !== undefined) && !isLabelIn(language, own(design?.en?.texts ?? {}, slot)),
    ),
  )
}

/** True if no language has a file of its own, or each has one. */
const isSameForAll = ({ template = '', templates = {} }: Written): boolean =>
  new Set([template, ...Object.values(templates)].map((each) => each.startsWith('.'))).size < 2

/** The file without the keys that only go with a design of the library. */
const withoutLook = <T extends Partial<Pick<FileInLanguage, 'confirmed' | 'consent' | 'font' | 'images' | 'theme'>>>({
  confirmed: _,
  consent: _____,
  font: __,
  images: ___,
  theme: ____,
  ...file
}: T) => ({ ...file, font: undefined })

/** The file as it is for one language. */
export const fileIn = (library: Library, file: WrittenFile, language: Language): FileInLanguage => {
  const { texts: _, words: __, templates = {}, ...written } = file
  const [first, ...others] = languagesIn(file)
  const common = inOneLanguage(written, language, first)
  const isFirst = language === first
  const template = own(templates, language) ?? file.template
  const isOwnFile = template?.startsWith('.')
  // Where one language has a file of its own, these are for the others.
  const { font, ...rest } = isOwnFile && !isSameForAll(file) ? withoutLook(common) : common
  const firstTexts = textsIn(file.texts, first, true)
  const ownTexts = textsIn(file.texts, language, isFirst)
  const texts =
    isFirst || !firstTexts || isOwnFile
      ? ownTexts
      : { ...inheritedTexts(library, template ?? '', language, firstTexts), ...ownTexts }
  const words = textsIn(file.words, language, isFirst)
  return {
    ...rest,
    language,
    ...(template !== undefined && { template }),
    ...(texts && { texts }),
    ...(words && { words }),
    // One popup may speak a language whose letters the typefaces have, and others.
    ...(font && (!others.length || hasLettersOf(language)) && { font }),
  }
}

/** The texts that the file has for this language alone. */
export const ownTextsIn = ({ texts }: Written, language: Language): Texts | undefined =>
  own(textsByLanguage(texts), language)

/** The place in the file of a problem that the file of one language has. */
const problemInFile = (file: WrittenFile, language: Language, { path = [], ...problem }: Problem): Problem => {
  const [key, ...rest] = path
  const [first] = languagesIn(file)
  if (key === 'texts' && Object.keys(textsByLanguage(file.texts)).length) {
    const [slot] = rest
    const isInherited =
      own(ownTextsIn(file, language) ?? {}, `${slot}`) === undefined &&
      own(ownTextsIn(file, first) ?? {}, `${slot}`) !== undefined
    return { ...problem, path: ['texts', isInherited ? first : language, ...rest] }
  }
  if (key === 'template' && own(file.templates ?? {}, language) !== undefined)
    return { ...problem, path: ['templates', language] }
  if (key === 'language' && file.language === undefined) return { ...problem, path: ['texts', language] }
  return { ...problem, path: placeIn(file, path, language, first) }
}

const nameOf = ({ path = [], message }: Problem): string => JSON.stringify([path, message])

/** All problems of all languages, each once. What is missing in the first is not told again of those that would take it over. */
export const problemsOfAll = (file: WrittenFile, problemsIn: (language: Language) => Problem[]): Problem[] => {
  const [first, ...others] = languagesIn(file)
  const ofFirst = problemsIn(first).map((problem) => ({ problem, at: problemInFile(file, first, problem) }))
  const missingNames = new Set(ofFirst.filter(({ problem }) => problem.missing).map(({ problem }) => nameOf(problem)))
  const ofOthers = others.flatMap((language) =>
    problemsIn(language)
      .filter((problem) => !(problem.missing && missingNames.has(nameOf(problem))))
      .map((problem) => problemInFile(file, language, problem)),
  )
  return [...new Map([...ofFirst.map(({ at }) => at), ...ofOthers].map((each) => [nameOf(each), each])).values()]
}

/** Keys that name languages which the popup does not speak. */
export const languageProblems = (file: Written): Problem[] => {
  const languages = languagesIn(file)
  const textLanguages = Object.keys(textsByLanguage(file.texts))
  return [
    ...(isStranger(file)
      ? [{ path: ['language'], message: `must be one of those of "texts": ${textLanguages.join(', ')}` }]
      : []),
    ...Object.keys(textsByLanguage(file.words))
      .filter((language) => !languages.includes(language))
      .map((language) => ({
        path: ['words', language],
        message: `the popup speaks only ${languages.join(', ')}`,
        key: true as const,
      })),
  ]
}
