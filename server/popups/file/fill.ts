/** Fills in a design of the library: its texts, colours, letters and pictures. */
import { withPictures } from '../../../shared/model/pictures'
import type { MadeFrom } from '../../../shared/model/popup'
import { type Language, sampleLanguage } from '../../../shared/model/text'
import { coloursFor } from '../../../shared/model/theme'
import { withLengths } from '../../../shared/values/lengths'
import { own } from '../../../shared/values/own'
import type { Problem } from '../../lib/invalid'
import { escapeHtml } from '../../lib/markup'
import { withAttribute } from '../../template/attributes'
import { createReadings, type Readings } from '../../template/readings'
import type { TemplateRecord } from '../../template/record'
import { labelsOf } from '../../words'
import { withoutBlanks } from './blanks'
import { consentWords, withConsentRow, withConsentVersion } from './consent'
import type { Images } from './images'
import { lineBreaksIn, lookIn } from './letters'
import { brandOf, type Design, designOf, type Library, recordOfDesign, type Themed, themeOf } from './library'
import type { PopupFile } from './schema'
import { createLinks } from './text-links'

/** The texts of a design: its samples, and what many designs say alike in the language of the popup. */
const textsIn = ({ texts }: Design, language: Language): Design['texts'] => {
  if (sampleLanguage(language) !== 'en') return texts
  const labels = labelsOf(language)
  return Object.fromEntries(Object.entries(texts).map(([slot, text]) => [slot, labels.get(text) ?? text]))
}

type Filled = Themed & Pick<MadeFrom, 'texts' | 'font' | 'consent'> & { images?: Images | undefined }

/** Languages whose letters the files of the brands' typefaces have: those of western Europe, and Hebrew. */
const FONT_LANGUAGES = /^(af|ca|da|de|en|es|eu|fi|fr|ga|gl|he|id|is|it|ms|nb|nl|nn|no|pt|sq|sv|sw)\b/

export const hasLettersOf = (language: Language): boolean => FONT_LANGUAGES.test(language)

export const fontProblems = ({ language, font }: Pick<PopupFile, 'language' | 'font'>): Problem[] =>
  font && !hasLettersOf(language)
    ? [{ path: ['font'], message: `must be absent in "${language}": the brands’ typefaces lack letters of it` }]
    : []

/** The template with the mark of the brand's typefaces, and the css that uses them, if the file wants them. */
const withLook = (library: Library, file: Filled, design: Design): { html: string; look: string } => {
  const brand = brandOf(library, file)
  const { html } = design
  const fonts = file.font && (brand ?? own(library.brands, design.brand ?? ''))?.fonts?.[sampleLanguage(file.language)]
  if (!fonts) return { html, look: brand?.look ?? design.look }
  return { html: withAttribute(html, 'style', `data-wisp-fonts="${escapeHtml(fonts.mark)}"`), look: fonts.look }
}

/** Values, with the store's own rule for a threshold whose amount the owner does not give. */
const withRules = (record: TemplateRecord | undefined, values: Map<string, string>): Map<string, string> => {
  const slots = (record?.thresholds ?? []).flatMap((threshold) => /^\{\{([\w-]+)\}\}$/.exec(threshold)?.[1] ?? [])
  const without = slots.filter((slot) => values.get(slot) === '')
  return new Map([...values, ...without.map((slot): [string, string] => [slot, 'shipping'])])
}

/**
 * The template with its placeholders filled in; '' if the library has no such template. Texts are escaped; colours have
 * been validated, and are adjusted so that they contrast.
 */
export const fill = (library: Library, file: Filled, readings: Readings = createReadings()): string => {
  const design = designOf(library, file)
  const theme = themeOf(library, file)
  if (!design || !theme) return ''
  const { html: dressedHtml, look } = withLook(library, file, design)
  const record = recordOfDesign(library, file, readings)
  const consent = consentWords(file)
  const html = consent === undefined ? dressedHtml : withConsentRow(dressedHtml, record)
  const links = createLinks()
  const ownerTexts = Object.entries({ ...file.texts, ...(consent !== undefined && { consent }) }).map(
    ([slot, text]): [string, string] => [slot, links.withMarks(text)],
  )
  const ownTexts = Object.entries({ ...textsIn(design, file.language), ...Object.fromEntries(ownerTexts) }).map(
    ([slot, text]): [string, string] => [slot, text || (own(design.unstated ?? {}, slot) ?? '')],
  )
  const css = { look: lookIn(look, file.language), 'line-breaks': lineBreaksIn(file.language) }
  const texts = new Map([...ownTexts, ...Object.entries({ ...coloursFor(theme), ...css })])
  const values = withRules(record, texts)
  const isBlank = (slot: string): boolean => values.get(slot) === '' && Boolean(design.facts?.includes(slot))
  const filled = (part: string): string =>
    withLengths(part, (slot) => values.get(slot)).replace(/\{\{([\w-]+)\}\}/g, (whole, slot: string) => {
      const value = values.get(slot)
      return value === undefined ? whole : escapeHtml(value)
    })
  const finished = withPictures(withoutBlanks(html, isBlank), design.pictures, file.images, {
    filled,
    safe: escapeHtml,
  })
  const linkedHtml = links.withLinks(finished)
  return consent === undefined ? linkedHtml : withConsentVersion(linkedHtml, readings)
}
