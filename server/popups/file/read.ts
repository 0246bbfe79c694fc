/** Popup file → PopupDefinition: fills in the defaults and the template. */

import { poleOn, readable } from '../../../shared/model/colour'
import { type Design, PLAIN_DESIGN, type Teaser } from '../../../shared/model/design'
import { PLACES } from '../../../shared/model/places'
import type { MadeFrom, PopupDefinition, Translation } from '../../../shared/model/popup'
import type { PopupType } from '../../../shared/model/popup-type'
import type { Language } from '../../../shared/model/text'
import { readJsonc } from '../../files/jsonc'
import { newPopupId } from '../../lib/ids'
import { createReadings, type Readings } from '../../template/readings'
import { examine } from './examine'
import { createFileTemplates, type FileTemplates } from './file-templates'
import { chosen } from './format'
import { fileIn, languagesIn, ownTextsIn } from './languages'
import { accentOf, isOwn, type Library, sizeOfDesign } from './library'
import { phrasesIn } from './phrases'
import { readPrizes } from './prizes'
import { type PopupFile, WrittenFile } from './schema'

const DARK = '#1d2420'

/** Gives a teaser without its own colours the popup's accent colour. */
const withColours = (teaser: Teaser, accent?: string): Teaser => {
  const background = teaser.background ?? accent
  if (!background) return teaser
  return { color: readable(DARK, background) ? DARK : poleOn(background), ...teaser, background }
}

/** Default sizes in pixels (specification, section 9); height 0: as high as the content. */
const SIZES: Record<PopupType, PopupDefinition['size']> = {
  lightbox: { width: 800, height: 500 },
  bar: { width: 1920, height: 60 },
  'side-small': { width: 340, height: 0 },
  'side-large': { width: 480, height: 0 },
  browsing: { width: 420, height: 0 },
  fullpage: { width: 1920, height: 1080 },
  mobile: { width: 390, height: 0 },
  social: { width: 320, height: 0 },
  embedded: { width: 0, height: 0 },
  gamified: { width: 800, height: 500 },
  content: { width: 640, height: 0 },
}

/** Formats of `mobile` with a fixed height. */
const POCKET = { formats: [3, 8], size: { width: 390, height: 242 } }

const usualSize = ({ type, format }: PopupFile): PopupDefinition['size'] =>
  type === 'mobile' && POCKET.formats.includes(format) ? POCKET.size : SIZES[type]

/** Default time delay in seconds, if the file has no triggers. */
const DEFAULT_DELAY_SECONDS = 5

const designOf = ({ type, design }: PopupFile, accent?: string): Design => ({
  ...PLAIN_DESIGN,
  ...PLACES[type],
  // A thank-you screen would come before the redirect; an owner who sets only a redirect does not want one.
  ...(design.redirect && { thanks: false }),
  ...design,
  ...(design.teaser && { teaser: withColours(design.teaser, accent) }),
})

type Look = Pick<PopupFile, 'template' | 'theme' | 'images' | 'font' | 'consent'> & Pick<MadeFrom, 'texts'>

const madeFrom = ({ template, texts, theme, images, font, consent }: Look): MadeFrom | undefined =>
  isOwn({ template }) ? undefined : { template, texts, theme, images, font, consent }

/** The popup's settings with defaults, without its template. */
export const settingsOf = (
  popup: PopupFile,
  library: Library,
): Omit<PopupDefinition, 'html' | 'id' | 'translations'> => {
  const { name, type, format, target, onClickOnly, triggers, frequency, stopWhenConverted, language, words } = popup
  return {
    name,
    type,
    format,
    target,
    size: popup.size ?? sizeOfDesign(library, popup) ?? usualSize(popup),
    onClickOnly,
    triggers: triggers ?? (onClickOnly ? {} : { timeDelay: DEFAULT_DELAY_SECONDS }),
    frequency,
    stopWhenConverted,
    priority: popup.priority,
    stopAfterLeads: popup.stopAfterLeads,
    language,
    words,
    targeting: popup.targeting,
    prizes: popup.prizes && readPrizes(popup.prizes),
    design: designOf(popup, accentOf(library, popup)),
    made: madeFrom(popup),
  }
}

/** The languages beside the first; undefined if there are none. */
const translationsIn = (
  library: Library,
  written: WrittenFile,
  templates: FileTemplates,
): PopupDefinition['translations'] => {
  const [, ...others] = languagesIn(written)
  const all = others.map((language): [Language, Translation] => {
    const popup = chosen(library, fileIn(library, written, language), templates.readings)
    const { words } = popup
    const texts = ownTextsIn(written, language)
    const origin = madeFrom({ ...popup, texts })
    const phrases = phrasesIn(written, language)
    return [
      language,
      {
        ...(words && { words }),
        ...(origin && { made: origin }),
        ...(phrases.length && { phrases }),
        html: templates.htmlOf(popup),
      },
    ]
  })
  return all.length ? Object.fromEntries(all) : undefined
}

export interface ReadPopup {
  popup: PopupDefinition
  /** True if the file names its id; otherwise a new one was generated. */
  named: boolean
  /** Of its templates, for whoever saves it. */
  readings: Readings
}

/** Reads a popup file. Throws an Invalid that lists all problems. */
export const readPopup = (file: string, library: Library, readings: Readings = createReadings()): ReadPopup => {
  const templates = createFileTemplates(file, library, readings)
  return readJsonc(file, {
    schema: WrittenFile,
    examine: examine(file, library, templates),
    use(popupFile) {
      const [first] = languagesIn(popupFile)
      const popup = chosen(library, fileIn(library, popupFile, first), readings)
      const translations = translationsIn(library, popupFile, templates)
      return {
        popup: {
          id: popup.id ?? newPopupId(),
          ...settingsOf(popup, library),
          ...(translations && { translations }),
          html: templates.htmlOf(popup),
        },
        named: popup.id !== undefined,
        readings,
      }
    },
  })
}

export const readPopupFile = (file: string, library: Library, readings?: Readings): PopupDefinition =>
  readPopup(file, library, readings).popup
