/** The library of designs: templates with places for texts and colours, filled in at import. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { own } from '../../shared/own'
import type { PopupType } from '../../shared/popup'
import type { Language } from '../../shared/text'
import { Failure } from '../failure'
import { escapeHtml } from '../html'
import { type Problem, Problems, problem } from './problem'
import type { PopupFile } from './schema'
import { suggestion } from './suggest'

interface Design {
  /** With `{{slot}}` places. */
  html: string
  texts: Record<string, string>
  theme: Record<string, string>
  /** What it was drawn for. */
  type?: PopupType
  size?: { width: number; height: number }
}

export type Library = Record<string, Partial<Record<Language, Design>>>

/** The build writes it. */
export const readLibrary = (dist: string): Library => {
  try {
    return JSON.parse(readFileSync(join(dist, 'templates.json'), 'utf8'))
  } catch {
    throw new Failure('The library of designs is missing. Build it: npm run build')
  }
}

const designOf = (library: Library, { template, language }: PopupFile): Design => {
  const known = Object.keys(library)
  if (!known.includes(template)) {
    const hint = suggestion(template, known) || `; there is ${known.join(', ')}, or a file: "./my.html"`
    throw problem(['template'], `no design "${template}"${hint}`)
  }
  const design = own(library, template)?.[language]
  if (!design) throw problem(['language'], `the design "${template}" has no "${language}" version`)
  return design
}

/** The size of the file's design, where it is one of the library's and drawn for this type. */
export const sizeOfDesign = (library: Library, { language, template, type }: PopupFile): Design['size'] => {
  const design = own(library, template)?.[language]
  return design?.type === type ? design.size : undefined
}

const unknownSlots = (design: Design, texts: Record<string, string>): Problem[] => {
  const known = Object.keys(design.texts)
  return Object.keys(texts)
    .filter((slot) => !known.includes(slot))
    .map((slot) => ({
      path: ['texts', slot],
      message: `the design has no such text${suggestion(slot, known) || `; it has ${known.join(', ')}`}`,
      key: true,
    }))
}

/** The colour that a popup is known by. A file of the owner's own keeps its colours to itself. */
export const accentOf = (library: Library, { language, template, theme }: PopupFile): string | undefined =>
  theme?.accent ?? own(library, template)?.[language]?.theme.accent

/** Texts become text whatever they hold; colours have been checked to be colours. */
export const fill = (library: Library, file: PopupFile): string => {
  const design = designOf(library, file)
  const problems = unknownSlots(design, file.texts ?? {})
  if (problems.length) throw new Problems(problems)
  const values = new Map(Object.entries({ ...design.texts, ...file.texts, ...design.theme, ...file.theme }))
  return design.html.replace(/\{\{([\w-]+)\}\}/g, (whole, slot: string) => {
    const value = values.get(slot)
    return value === undefined ? whole : escapeHtml(value)
  })
}
