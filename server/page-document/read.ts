/** Page document → a page with ids, sizes and files. Throws a Failure that lists all problems by line. */
import { newPopupId } from '../ids'
import { MOST_MB, parseJsonc } from '../popup-file/jsonc'
import type { FileProblem } from '../popup-file/problem'
import { readTextFile } from '../text-file'
import { complete } from './complete'
import type { PageDocument } from './document'
import { colourProblems, formProblems } from './examine'
import type { LocalFile } from './local-files'
import { type Media, mediaFor, withSizes } from './media'
import { referenceProblems, variantProblems } from './references'
import { PageFile } from './schema/page'
import type { WrittenPage } from './written'

export interface ReadPage {
  document: PageDocument
  /** The local files, by the path that the document gives. */
  files: ReadonlyMap<string, LocalFile>
  /** Whether the file names its id; otherwise a new one was generated. */
  named: boolean
}

/** Keys that most checks read: with a problem in one of them, the others cannot be trusted. */
const PARTS = ['sections', 'popups', 'variants']

const parse = (file: string, text: string, id: string): ReadPage => {
  let media: Media = { files: new Map(), problems: [] }
  return parseJsonc(file, text, {
    schema: PageFile,
    examine(written: WrittenPage, sound): FileProblem[] {
      const parts = sound(...PARTS)
      const page = parts && sound('theme', 'picture') ? complete(written, id) : undefined
      const theme =
        sound('theme') && !page ? complete({ ...written, sections: [], popups: [], variants: [] }, id) : page
      if (page) media = mediaFor(page, file)
      return [
        ...(theme ? colourProblems(theme) : []),
        ...(page ? [referenceProblems, variantProblems, formProblems].flatMap((check) => check(page)) : []),
        ...media.problems,
      ]
    },
    use: (written: WrittenPage) => ({
      document: withSizes(complete(written, id), media.files),
      files: media.files,
      named: written.id !== undefined,
    }),
  })
}

export const readPageDocument = (file: string): ReadPage => parse(file, readTextFile(file, MOST_MB), newPopupId())
