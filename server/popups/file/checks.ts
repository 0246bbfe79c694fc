/** The checks of a popup file in one language, each with the keys that it reads. */
import type { Problem } from '../../lib/invalid'
import { fieldPatternProblems } from '../../template/field-patterns'
import type { TemplateRecord } from '../../template/record'
import { NO_SECRETS } from '../../template/secret-fields'
import { answerSettingProblems } from './answer-settings'
import { consentProblems } from './consent'
import { confirmedProblems, factProblems } from './facts'
import type { FileTemplates } from './file-templates'
import { fontProblems } from './fill'
import { gameProblems, sliceProblems } from './game'
import { imageProblems } from './images'
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
import { pollProblems } from './polls'
import { poolProblems } from './pools'
import { prizeProblems } from './prizes'
import { productProblems } from './products'
import type { PopupFile } from './schema'
import { stepProblems } from './steps'
import { textLinkProblems } from './text-links'
import { thresholdProblems } from './thresholds'

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

const secretProblems = ({ asksForSecret }: TemplateRecord): Problem[] =>
  asksForSecret ? [{ path: ['template'], message: NO_SECRETS }] : []

const patternProblems = ({ patterns = [] }: TemplateRecord): Problem[] =>
  fieldPatternProblems(patterns).map((message) => ({ path: ['template'], message }))

/** What a file is checked against: where it stands, the library, and the templates that it names. */
interface Surroundings {
  file: string
  library: Library
  templates: FileTemplates
}

/** The keys by which a template is filled in. */
export const FILLED: (keyof PopupFile)[] = ['type', 'template', 'language', 'texts', 'theme', 'consent']

/** Each check with the keys that it reads. */
export const CHECKS: [
  needs: (keyof PopupFile)[],
  check: (popup: PopupFile, surroundings: Surroundings) => Problem[],
][] = [
  [['type', 'prizes'], ({ type, prizes }) => prizeProblems(type, prizes)],
  [['type', 'template', 'language'], (popup, { templates }) => gameProblems(popup, templates.recordOf(popup))],
  [
    ['type', 'template', 'language', 'prizes'],
    (popup, { templates }) => {
      const record = templates.recordOf(popup)
      return [...sliceProblems(popup, record), ...poolProblems(popup, record)]
    },
  ],
  [['template'], (popup, { templates }) => (isOwn(popup) ? templates.ownProblems(popup) : [])],
  [['template', 'language'], (popup, { library }) => (isOwn(popup) ? [] : designProblems(library, popup))],
  [
    ['template', 'language', 'texts'],
    (popup, { library }) =>
      isOwn(popup)
        ? onlyOfLibrary('texts', popup)
        : [
            ...textProblems(library, popup, popup.texts),
            ...textLinkProblems(designOf(library, popup)?.html ?? '', recordOfDesign(library, popup), popup.texts),
          ],
  ],
  [
    ['template', 'language', 'texts', 'confirmed', 'consent'],
    (popup, { library, templates }) =>
      isOwn(popup)
        ? onlyOfLibrary('confirmed', popup)
        : [...factProblems(library, popup, templates.readings), ...confirmedProblems(library, popup)],
  ],
  [
    ['template', 'language', 'texts', 'consent', 'design'],
    (popup, { templates }) =>
      isOwn(popup) ? onlyOfLibrary('consent', popup) : consentProblems(popup, templates.recordOf(popup)),
  ],
  [
    ['template', 'language', 'images'],
    (popup, { file, library }) =>
      isOwn(popup)
        ? onlyOfLibrary('images', popup)
        : imageProblems(file, popup.images, Object.keys(picturesOf(library, popup))),
  ],
  [
    FILLED,
    (popup, { templates }) => {
      const { elements, record } = templates.readingOf(popup)
      return [
        ...thresholdProblems(elements),
        ...productProblems(elements),
        ...stepProblems(elements),
        ...answerSettingProblems(elements, popup.type === 'gamified'),
        ...pollProblems(elements),
        ...secretProblems(record),
        ...patternProblems(record),
      ]
    },
  ],
  [['template', 'theme'], (popup) => (isOwn(popup) ? onlyOfLibrary('theme', popup) : [])],
  [['template', 'font'], (popup) => (isOwn(popup) ? onlyOfLibrary('font', popup) : [])],
  [['language', 'font'], fontProblems],
  [['theme'], (popup, { library }) => brandProblems(library, popup)],
]
