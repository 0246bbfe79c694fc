/** The playground's popups: every file of examples/, and every design that none of them uses. */

import heebo from '@fontsource/heebo/files/heebo-latin-400-normal.woff2?url'
import { parse } from 'jsonc-parser'
import { type Design, PLAIN_DESIGN } from '../shared/model/design'
import { type OwnPicture, type PictureSlot, withPictures } from '../shared/model/pictures'
import { PLACES } from '../shared/model/places'
import type { Target } from '../shared/model/popup'
import { POPUP_TYPES, type PopupType } from '../shared/model/popup-type'
import type { OfferedPrize } from '../shared/model/prize'
import type { SampleLanguage } from '../shared/model/text'
import { type BrandedTheme, coloursFor, type Theme, themeFor } from '../shared/model/theme'
import type { TriggerSettings } from '../shared/model/trigger-settings'
import { withLengths } from '../shared/values/lengths'
import { brandOf, brands } from '../templates/brands'
import { lookOf } from '../templates/kit/brand'
import { dressOf } from '../templates/kit/fonts'
import type { Design as LibraryDesign } from '../templates/kit/library'
import { fonts, render } from '../templates/render-design'
import { fetchDesign, library, types } from './library'

/** The keys of a popup file that the playground uses; `toSample` fills in the defaults. */
export interface PopupFile {
  name?: string
  type?: PopupType
  format?: number
  target?: Target
  template?: string
  size?: { width: number; height: number }
  language?: SampleLanguage
  texts?: Record<string, string>
  theme?: BrandedTheme
  font?: 'brand' | undefined
  images?: Record<string, OwnPicture>
  triggers?: TriggerSettings
  prizes?: (Pick<OfferedPrize, 'label' | 'chances'> & Partial<OfferedPrize>)[]
  design?: Partial<Design>
}

export interface Sample extends Required<Omit<PopupFile, 'font'>>, Pick<PopupFile, 'font'> {
  design: Design
  /** The file's content. */
  file: PopupFile
}

const files = import.meta.glob<string>('../examples/**/*.json', { query: '?raw', import: 'default', eager: true })

const DESIGN: Design = { ...PLAIN_DESIGN, countdown: { style: 'flip', seconds: 1800 } }

const toSample = async (file: PopupFile): Promise<Sample[]> => {
  const libraryDesign = await fetchDesign(file.template ?? '')
  if (!libraryDesign || !file.template) return []
  const { type = libraryDesign.type, size = libraryDesign.size, design } = file
  const place = { ...DESIGN, ...PLACES[type], exitEffect: DESIGN.exitEffect, entryEffect: DESIGN.entryEffect }
  return [
    {
      name: file.template,
      format: 1,
      target: 'lead',
      language: 'en',
      texts: {},
      images: {},
      triggers: {},
      prizes: [],
      ...file,
      // As in the server's schema.
      theme: typeof file.theme === 'string' ? { brand: file.theme } : (file.theme ?? {}),
      template: file.template,
      type,
      size,
      design: { ...place, ...design },
      file,
    },
  ]
}

const examples = Object.values(files)
  .map((text): PopupFile => parse(text))
  .filter(({ template }) => types.has(template ?? ''))
const used = examples.map(({ template }) => template)

const unused = [...types.keys()].filter((template) => !used.includes(template))

const placeOf = ({ type, template = '' }: PopupFile): number =>
  POPUP_TYPES.indexOf((type ?? types.get(template)) as PopupType)

const all = [...examples, ...unused.map((template): PopupFile => ({ template }))].sort(
  (one, other) => placeOf(one) - placeOf(other),
)

/** Names of all designs. */
export const templates: string[] = [...new Set(all.map(({ template = '' }) => template))]

/** The example of a design, or what the library has of it. */
export const sampleOf = async (template: string): Promise<Sample | undefined> => {
  const file = all.find((entry) => entry.template === template)
  return file && (await toSample(file))[0]
}

export const allSamples = async (): Promise<Sample[]> => (await Promise.all(all.map(toSample))).flat()

/** A design as the library has it, without the settings of an example; a game keeps its prizes. */
export const bareOf = async (template: string): Promise<Sample | undefined> => {
  const { prizes } = (await sampleOf(template)) ?? {}
  return (await toSample({ template, ...(prizes && { prizes }) }))[0]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * The design's texts and colours in this language, with the file's changes. The file's own texts apply to its own
 * language only.
 */
export const wordsOf = (sample: Sample, language: SampleLanguage): Record<string, string> => ({
  ...library[sample.template]?.texts[language],
  ...(sample.language === language && sample.texts),
})

/** @param brand in place of the file's own */
export const themeOf = (sample: Sample, brand?: string): Theme => {
  const looks = brands[brand ?? sample.theme.brand ?? '']?.theme ?? (library[sample.template] as LibraryDesign).theme
  return themeFor(looks, brand === undefined ? sample.theme : {})
}

/** The design's places for pictures. */
export const placesOf = ({ template, language }: Sample): string[] => {
  const design = library[template]
  return design ? Object.keys(render(design, language).pictures ?? {}) : []
}

/** The owner's own settings that a popup shows. */
type Content = Pick<Sample, 'texts' | 'images' | 'font'> & { theme: BrandedTheme }

const photos = import.meta.glob<string>('../templates/photos/*.webp', { query: '?url', import: 'default', eager: true })

/** No server makes the sizes of photographs here, so each is shown as the library has it. */
const local = (slots: Readonly<Record<string, PictureSlot>> = {}): Record<string, PictureSlot> =>
  Object.fromEntries(
    Object.entries(slots).map(([name, { photo, ...slot }]) => {
      const { stored, ...picture } = photo ?? {}
      const path = photos[`../templates/photos/${stored?.name}.webp`]
      if (!path) return [name, slot]
      return [name, { ...slot, photo: { ...picture, alt: '', src: new URL(path, location.href).href } }]
    }),
  )

/** Vite serves every file of the packages as it serves this one. */
const packages = new URL(heebo.replace(/heebo\/.*/, ''), location.href).href
const fontAt = (file: string): string => `${packages}${fonts.get(file)}/files/${file}-normal.woff2`

/** The template with its placeholders filled in. */
export const htmlOf = (sample: Sample, language: SampleLanguage, { texts, theme, images, font }: Content): string => {
  const design = library[sample.template]
  if (!design) return ''
  const { brand } = theme
  const worn = brandOf(brand ?? sample.theme.brand ?? design.brand)
  const dress = font && dressOf(worn, fontAt)[language]
  const values: Record<string, string> = {
    ...wordsOf(sample, language),
    ...texts,
    ...coloursFor(themeFor(themeOf(sample, brand), theme)),
    look: dress?.look ?? lookOf(worn),
  }
  const filled = (html: string): string =>
    withLengths(html, (slot) => values[slot]).replace(/\{\{([\w-]+)\}\}/g, (_, slot: string) =>
      escaped(values[slot] ?? ''),
    )
  const { html, pictures } = render(design, language)
  const marked = dress ? html.replace('<style', `<style data-wisp-fonts="${escaped(dress.mark)}"`) : html
  return withPictures(marked, local(pictures), images, { filled, safe: escaped })
}
