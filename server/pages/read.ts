/** Page document → a page with ids, sizes and files. Throws an Invalid that lists all problems by line. */

import { MAX_FILE_MEGABYTES, parseJsonc } from '../files/jsonc'
import type { LocalFile } from '../files/local-files'
import { newPopupId } from '../lib/ids'
import type { Problem } from '../lib/invalid'
import { readTextFile } from '../lib/text-file'
import { complete } from './complete'
import type { PageDocument } from './document'
import type { WrittenPage } from './document-file'
import { colourProblems, formProblems } from './examine'
import { type Media, mediaFor, withSizes } from './media'
import { referenceProblems, variantProblems } from './references'
import { PageFile } from './schema/page'
import type { Path } from './walk'
import { related, soundPart } from './without-faults'

export interface ReadPage {
  document: PageDocument
  /** The local files, by the path that the document gives. */
  files: ReadonlyMap<string, LocalFile>
  /** True if the file names its id; otherwise a new one was generated. */
  named: boolean
}

/** Lists of what the rest of a document names: without one of them, nothing can be said of names. */
const NAMED = ['sections', 'popups', 'variants']
/** Colours that are compared with each other. */
const COMPARED = ['ink', 'paper', 'soft']

/** Problems beyond the schema, but for those that follow from what the schema has found. */
const problemsOf = (page: PageDocument, media: Media, without: Path[]): Problem[] => {
  const isGone = (names: string[], depth: number) =>
    without.some((path) => path.length === depth + 1 && names.includes(`${path[depth]}`))
  const colours =
    isGone(['theme'], 0) || without.some(([key, colour]) => key === 'theme' && COMPARED.includes(`${colour}`))
  const checks = isGone(NAMED, 0) ? [] : [referenceProblems, variantProblems, formProblems]
  const problems = [
    ...(colours ? [] : colourProblems(page)),
    ...checks.flatMap((check) => check(page)),
    ...media.problems,
  ]
  return problems.filter(({ path = [] }) => !path.length || !without.some((place) => related(place, path)))
}

const parse = (file: string, text: string, id: string): ReadPage => {
  let media: Media = { files: new Map(), problems: [] }
  return parseJsonc(file, text, {
    schema: PageFile,
    examine(_: WrittenPage, __, content): Problem[] {
      const sound = soundPart(PageFile, content)
      if (!sound) return []
      const page = complete(sound.value, id)
      media = mediaFor(page, file)
      return problemsOf(page, media, sound.without)
    },
    use: (page: WrittenPage) => ({
      document: withSizes(complete(page, id), media.files),
      files: media.files,
      named: page.id !== undefined,
    }),
  })
}

export const readPageDocument = (file: string): ReadPage =>
  parse(file, readTextFile(file, MAX_FILE_MEGABYTES), newPopupId())
