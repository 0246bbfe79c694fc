/** The checks of a popup file in one language, each with the keys that it reads. */
import type { Problem } from '../../lib/invalid'
import { elementsOf, type TemplateElement } from '../../template/elements'
import { fieldPatternProblems, patternsIn } from '../../template/field-patterns'
import { hasSecretField, NO_SECRETS } from '../../template/secret-fields'
import { answerSettingProblems } from './answer-settings'
import { consentProblems } from './consent'
import { confirmedProblems, factProblems } from './facts'
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
import { textLinkProblems } from './linked'
import { htmlOf, ownProblems, recordOf } from './own-template'
import { pollProblems } from './polls'
import { poolProblems } from './pools'
import { prizeProblems } from './prizes'
import { productProblems } from './products'
import type { PopupFile } from './schema'
import { stepProblems } from './steps'
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

const secretProblems = (elements: TemplateElement[]): Problem[] =>
  hasSecretField(elements) ? [{ path: ['template'], message: NO_SECRETS }] : []

const patternProblems = (elements: TemplateElement[]): Problem[] =>
  fieldPatternProblems(patternsIn(elements)).map((message) => ({ path: ['template'], message }))

/** The keys by which a template is filled in. */
export const FILLED: (keyof PopupFile)[] = ['type', 'template', 'language', 'texts', 'theme', 'consent']

/** Each check with the keys that it reads. */
export const CHECKS: [
  needs: (keyof PopupFile)[],
  check: (popup: PopupFile, file: string, library: Library) => Problem[],
][] = [
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
