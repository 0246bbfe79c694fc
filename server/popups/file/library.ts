/** The template library: HTML templates with placeholders for texts and colours (`fill.ts`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureSlot } from '../../../shared/model/pictures'
import type { MadeFrom } from '../../../shared/model/popup'
import type { PopupType } from '../../../shared/model/popup-type'
import { type SampleLanguage, sampleLanguage } from '../../../shared/model/text'
import { type Theme, themeFor } from '../../../shared/model/theme'
import { own } from '../../../shared/values/own'
import { suggestion } from '../../files/suggest'
import { Failure } from '../../lib/failure'
import type { Problem } from '../../lib/invalid'
import { createReadings, type Readings } from '../../template/readings'
import type { TemplateRecord } from '../../template/record'
import { isRetired } from './retired-texts'
import type { PopupFile } from './schema'

export interface Design {
  /** HTML with `{{slot}}` placeholders, and `{{#picture}}…{{/picture}}` around what an own picture replaces. */
  html: string
  texts: Record<string, string>
  theme: Theme
  /** The brand that it was made for, and css of the letters and lines of it. */
  brand?: string | undefined
  look: string
  /** The design's purposes: words of the library's own list. */
  uses?: readonly string[] | undefined
  /** Texts that are samples of facts, and must be the owner's own (`facts.ts`). */
  facts?: readonly string[] | undefined
  /** Texts in place of some of them, if the owner states nothing. */
  unstated?: Record<string, string> | undefined
  /** The popup type that it was designed for. */
  type?: PopupType | undefined
  /** The design's number among the formats of its type. */
  format?: number | undefined
  size?: { width: number; height: number } | undefined
  pictures?: Record<string, PictureSlot> | undefined
  /** The parts that its template needs once its pictures are there. */
  parts?: readonly string[] | undefined
}

/** A brand that any design can wear: its colours, and css of its letters and lines. */
interface Brand {
  /** The invented firm, and what it is or sells. */
  title: string
  trade: string
  theme: Theme
  look: string
  /** For popups that bring its typefaces: the css with these, and what the part `fonts` reads. */
  fonts?: Partial<Record<SampleLanguage, { look: string; mark: string }>>
}

export interface Library {
  /** In the languages of their samples. A popup in any other has the English one, for texts of its own. */
  designs: Record<string, Partial<Record<SampleLanguage, Design>>>
  brands: Record<string, Brand>
}

/** Reads the library, which the build writes. */
export const readLibrary = (dist: string): Library => {
  try {
    return JSON.parse(readFileSync(join(dist, 'templates.json'), 'utf8'))
  } catch {
    throw new Failure('The library of designs is missing. Build it: npm run build')
  }
}

export type DesignKey = Pick<PopupFile, 'language' | 'template'>

/** Paths start with a dot: the owner's own template instead of one of the library. */
export const isOwn = ({ template }: Pick<PopupFile, 'template'>): boolean => template.startsWith('.')

export const designOf = (library: Library, { template, language }: DesignKey): Design | undefined =>
  own(library.designs, template)?.[sampleLanguage(language)]

const records = new WeakMap<Design, TemplateRecord>()

/** The record of a template as it is in the library, before it is filled in; undefined if there is none. */
export const recordOfDesign = (
  library: Library,
  choice: DesignKey,
  readings: Readings = createReadings(),
): TemplateRecord | undefined => {
  const design = designOf(library, choice)
  if (!design) return undefined
  const record = records.get(design) ?? readings.of(design.html).record
  records.set(design, record)
  return record
}

/** The places that a design has for the owner's pictures. */
export const picturesOf = (library: Library, choice: DesignKey): NonNullable<Design['pictures']> =>
  designOf(library, choice)?.pictures ?? {}

export const designProblems = (library: Library, choice: DesignKey): Problem[] => {
  const { template, language } = choice
  const templates = Object.keys(library.designs)
  if (!templates.includes(template)) {
    const hint = suggestion(template, templates) || `; there is ${templates.join(', ')}, or a file: "./my.html"`
    return [{ path: ['template'], message: `no design "${template}"${hint}` }]
  }
  if (designOf(library, choice)) return []
  return [{ path: ['language'], message: `the design "${template}" has no "${language}" version` }]
}

export const textProblems = (library: Library, choice: DesignKey, texts: Record<string, string> = {}): Problem[] => {
  const slots = Object.keys(designOf(library, choice)?.texts ?? texts)
  return Object.keys(texts)
    .filter((slot) => !slots.includes(slot) && !isRetired(choice.template, slot))
    .map((slot) => ({
      path: ['texts', slot],
      message: `the design has no such text${suggestion(slot, slots) || `; it has ${slots.join(', ')}`}`,
      key: true,
    }))
}

/** The template's own size, if it comes from the library and was designed for this popup type. */
export const sizeOfDesign = (library: Library, file: PopupFile): Design['size'] => {
  const design = designOf(library, file)
  return design?.type === file.type ? design.size : undefined
}

export type Themed = DesignKey & Pick<MadeFrom, 'theme'>

export const brandOf = (library: Library, { theme }: Themed): Brand | undefined =>
  own(library.brands, theme?.brand ?? '')

/** The colours that the file says, else those of its brand, else those of the design; undefined for the owner's own template. */
export const themeOf = (library: Library, file: Themed): Theme | undefined => {
  const design = designOf(library, file)
  return design && themeFor(brandOf(library, file)?.theme ?? design.theme, file.theme)
}

/** The popup's accent colour. */
export const accentOf = (library: Library, file: PopupFile): string | undefined => themeOf(library, file)?.accent

export const brandProblems = ({ brands }: Library, { theme }: Pick<PopupFile, 'theme'>): Problem[] => {
  const name = theme?.brand
  if (name === undefined || own(brands, name)) return []
  const names = Object.keys(brands)
  const hint = suggestion(name, names) || `; there is ${names.join(', ')}`
  return [{ path: ['theme'], message: `there is no brand "${name}"${hint}` }]
}
