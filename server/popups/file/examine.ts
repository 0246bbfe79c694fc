/** Checks that a schema cannot express: keys that depend on each other, and files that a popup file names. */
import type { Language } from '../../../shared/model/text'
import type { Problem } from '../../lib/invalid'
import { MISSING } from '../../lib/invalid'
import { CHECKS, FILLED } from './checks'
import type { FileTemplates } from './file-templates'
import { chosen, formatProblems } from './format'
import { fileIn, languageProblems, languagesIn, problemsOfAll } from './languages'
import type { Library } from './library'
import { phraseProblems } from './phrases'
import { ambiguousAnswers } from './pools'
import type { PopupFile, WrittenFile } from './schema'
import { soundTexts } from './sound-texts'

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
  (file: string, library: Library, templates: FileTemplates) =>
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
    const popupIn = (language: Language): PopupFile =>
      chosen(library, fileIn(library, soundFile, language), templates.readings)
    const records = () => languagesIn(soundFile).map((language) => templates.readingOf(popupIn(language)).record)
    const problemsIn = (language: Language): Problem[] => {
      const popup = popupIn(language)
      const isSound = (...keys: string[]): boolean =>
        sound(...keys) && (popup.template !== '' || !keys.includes('template'))
      return CHECKS.flatMap(([needs, check]) => (isSound(...needs) ? check(popup, { file, library, templates }) : []))
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
