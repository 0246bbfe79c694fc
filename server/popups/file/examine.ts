/** Checks that a schema cannot express: keys that depend on each other, and files that a popup file names. */
import { dirname, resolve } from 'node:path'
import type { Language } from '../../../shared/model/text'
import { MAX_FILE_MEGABYTES } from '../../files/jsonc'
import { MISSING } from '../../files/problem'
import type { Problem } from '../../lib/invalid'
import { readTextFile } from '../../lib/text-file'
import { elementsOf, type TemplateElement } from '../../template/elements'
import { fieldPatternProblems, patternsIn } from '../../template/field-patterns'
import { readTemplate, type TemplateRecord } from '../../template/record'
import { hasSecretField, NO_SECRETS } from '../../template/secret-fields'
import { answerSettingProblems } from './answer-settings'
import { consentProblems } from './consent'
import { confirmedProblems, factProblems } from './facts'
import { fill, fontProblems } from './fill'
import { chosen, formatProblems } from './format'
import { gameProblems, sliceProblems } from './game'
import { imageProblems } from './images'
import { fileIn, languageProblems, languagesIn, problemsOfAll } from './languages'
import {
  brandProblems,
  designOf,
  designProblems,
  isOwn,
  type Library,
  picturesOf,
  recordOfDesign,
  textProblems,
} from './library'
import { textLinkProblems } from './linked'
import { phraseProblems } from './phrases'
import { pollProblems } from './polls'
import { ambiguousAnswers, poolProblems } from './pools'
import { prizeProblems } from './prizes'
import { productProblems } from './products'
import type { PopupFile, WrittenFile } from './schema'
import { screenProblems } from './screens'
import { soundTexts } from './sound-texts'
import { stepProblems } from './steps'
import { thresholdProblems } from './thresholds'

const ownFile = (file: string, template: string): string =>
  readTextFile(resolve(dirname(file), template), MAX_FILE_MEGABYTES)

/** The owner's own template, relative to the popup file; undefined if it cannot be read. */
export const readOwn = (file: string, template: string): string | undefined => {
  try {
    return ownFile(file, template)
  } catch {
    return undefined
  }
}

const ownProblems = (file: string, popup: PopupFile, library: Library): Problem[] => {
  const { template } = popup
  const problem = (message: string): Problem[] => [{ path: ['template'], message }]
  try {
    if (!ownFile(file, template).trim()) return problem(`there is nothing in ${template}`)
    const record = recordOf(file, popup, library)
    return record ? screenProblems(record) : []
  } catch (error) {
    const reason = `${(error as Error).message}`
    return problem(
      /cannot be read$/.test(reason)
        ? `cannot read ${template}`
        : reason.replaceAll(`${resolve(dirname(file), template)}`, template),
    )
  }
}

/** The values of a design's attributes may be texts of the popup file. Empty if it cannot be read. */
const htmlOf = (file: string, popup: PopupFile, library: Library): string =>
  isOwn(popup) ? (readOwn(file, popup.template) ?? '') : fill(library, popup)

/** Of the owner's own templates: each is read once, however many checks ask. */
const ownRecords = new WeakMap<PopupFile, TemplateRecord>()

/** undefined if it cannot be read. */
const recordOf = (file: string, popup: PopupFile, library: Library): TemplateRecord | undefined => {
  if (!isOwn(popup)) return recordOfDesign(library, popup)
  const html = readOwn(file, popup.template)
  if (!html?.trim()) return undefined
  const record = ownRecords.get(popup) ?? readTemplate(html)
  ownRecords.set(popup, record)
  return record
}

const ONLY_OF_LIBRARY = {
  texts: 'only go with a design of the library; write them into your own file',
  consent: 'only goes with a design of the library; put a box into your own file',
  confirmed: 'only goes with a design of the library, for its texts',
  images: 'only go with a design of the library; put them into your own file',
  theme: 'only goes with a design of the library; write it into your own file',
  font: 'only goes with a design of the library; your own file may name typefaces of your page',
}

const onlyOfLibrary = (key: keyof typeof ONLY_OF_LIBRARY, popup: PopupFile): Problem[] =>
  popup[key] ? [{ path: [key], message: ONLY_OF_LIBRARY[key] }] : []

const secretProblems = (elements: TemplateElement[]): Problem[] =>
  hasSecretField(elements) ? [{ path: ['template'], message: NO_SECRETS }] : []

const patternProblems = (elements: TemplateElement[]): Problem[] =>
  fieldPatternProblems(patternsIn(elements)).map((message) => ({ path: ['template'], message }))

/** The keys by which a template is filled in. */
const FILLED: (keyof PopupFile)[] = ['type', 'template', 'language', 'texts', 'theme', 'consent']

/** Each check with the keys that it reads. */
const CHECKS: [needs: (keyof PopupFile)[], check: (popup: PopupFile, file: string, library: Library) => Problem[]][] = [
  [['type', 'prizes'], ({ type, prizes }) => prizeProblems(type, prizes)],
  [['type', 'template', 'language'], (popup, file, library) => gameProblems(popup, recordOf(file, popup, library))],
  [
    ['type', 'template', 'language', 'prizes'],
    (popup, file, library) => {
      const record = recordOf(file, popup, library)
      return [...sliceProblems(popup, record), ...poolProblems(popup, record)]
    },
  ],
  [['template'], (popup, file, library) => (isOwn(popup) ? ownProblems(file, popup, library) : [])],
  [['template', 'language'], (popup, _, library) => (isOwn(popup) ? [] : designProblems(library, popup))],
  [
    ['template', 'language', 'texts'],
    (popup, _, library) =>
      isOwn(popup)
        ? onlyOfLibrary('texts', popup)
        : [
            ...textProblems(library, popup, popup.texts),
            ...textLinkProblems(designOf(library, popup)?.html ?? '', recordOfDesign(library, popup), popup.texts),
          ],
  ],
  [
    ['template', 'language', 'texts', 'confirmed', 'consent'],
    (popup, _, library) =>
      isOwn(popup)
        ? onlyOfLibrary('confirmed', popup)
        : [...factProblems(library, popup), ...confirmedProblems(library, popup)],
  ],
  [
    ['template', 'language', 'texts', 'consent', 'design'],
    (popup, file, library) =>
      isOwn(popup) ? onlyOfLibrary('consent', popup) : consentProblems(popup, recordOf(file, popup, library)),
  ],
  [
    ['template', 'language', 'images'],
    (popup, file, library) =>
      isOwn(popup)
        ? onlyOfLibrary('images', popup)
        : imageProblems(file, popup.images, Object.keys(picturesOf(library, popup))),
  ],
  [
    FILLED,
    (popup, file, library) => {
      const elements = elementsOf(htmlOf(file, popup, library))
      return [
        ...thresholdProblems(elements),
        ...productProblems(elements),
        ...stepProblems(elements),
        ...answerSettingProblems(elements, popup.type === 'gamified'),
        ...pollProblems(elements),
        ...secretProblems(elements),
        ...patternProblems(elements),
      ]
    },
  ],
  [['template', 'theme'], (popup) => (isOwn(popup) ? onlyOfLibrary('theme', popup) : [])],
  [['template', 'font'], (popup) => (isOwn(popup) ? onlyOfLibrary('font', popup) : [])],
  [['language', 'font'], fontProblems],
  [['theme'], (popup, _, library) => brandProblems(library, popup)],
]

/** Without what decides on the languages of the file, where that is invalid. */
const withSound = (file: WrittenFile, sound: (...keys: string[]) => boolean): WrittenFile => ({
  ...file,
  ...Object.fromEntries(
    ['language', 'texts', 'templates', 'words'].flatMap((key) => (sound(key) ? [] : [[key, undefined]])),
  ),
})

type Path = NonNullable<Problem['path']>

/** Skips checks that read an invalid key. */
export const examine =
  (file: string, library: Library) =>
  (
    written: WrittenFile,
    isSoundKey: (...keys: string[]) => boolean,
    _: unknown,
    wrong: readonly Path[] = [],
  ): Problem[] => {
    const { texts, isWrong } = soundTexts(written.texts, wrong)
    const popupFile = texts ? { ...written, texts } : written
    const sound = (...keys: string[]): boolean =>
      isSoundKey(...keys.filter((key) => key !== 'texts' || texts === undefined))
    const soundFile = withSound(popupFile, sound)
    const popupIn = (language: Language): PopupFile => chosen(library, fileIn(library, soundFile, language))
    const records = (): TemplateRecord[] =>
      languagesIn(soundFile).map((language) => readTemplate(htmlOf(file, popupIn(language), library)))
    const problemsIn = (language: Language): Problem[] => {
      const popup = popupIn(language)
      const isSound = (...keys: string[]): boolean =>
        sound(...keys) && (popup.template !== '' || !keys.includes('template'))
      return CHECKS.flatMap(([needs, check]) => (isSound(...needs) ? check(popup, file, library) : []))
    }
    const problems = [
      ...(popupFile.template === undefined && popupFile.format === undefined
        ? [{ path: ['template'], message: MISSING }]
        : []),
      ...(sound('type', 'format', 'template') ? formatProblems(library, popupFile) : []),
      ...languageProblems(soundFile),
      ...(sound('language', 'texts', 'templates') ? phraseProblems(soundFile, languagesIn(soundFile)) : []),
      ...problemsOfAll(soundFile, problemsIn),
      ...(popupFile.type === 'gamified' && sound(...FILLED, 'templates') ? ambiguousAnswers(records()) : []),
    ]
    return problems.filter((problem) => !isWrong(problem))
  }
