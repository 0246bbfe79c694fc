/** The library of designs: templates with places for texts and colours, filled in at import. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PopupType } from '../../shared/model/popup-type'
import type { Language } from '../../shared/model/text'
import { paletteOf, type Theme } from '../../shared/model/theme'
import { own } from '../../shared/platform/own'
import { Failure } from '../failure'
import { escapeHtml } from '../html'
import type { FileProblem } from './problem'
import type { PopupFile } from './schema'
import { suggestion } from './suggest'

interface Design {
  /** With `{{slot}}` places. */
  html: string
  texts: Record<string, string>
  theme: Theme
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

type Wanted = Pick<PopupFile, 'language' | 'template'>

/** A file of the owner's own goes by its path. */
export const isOwn = ({ template }: Pick<PopupFile, 'template'>): boolean => template.startsWith('.')

const designOf = (library: Library, { template, language }: Wanted): Design | undefined =>
  own(library, template)?.[language]

export const designProblems = (library: Library, wanted: Wanted): FileProblem[] => {
  const { template, language } = wanted
  const known = Object.keys(library)
  if (!known.includes(template)) {
    const hint = suggestion(template, known) || `; there is ${known.join(', ')}, or a file: "./my.html"`
    return [{ path: ['template'], message: `no design "${template}"${hint}` }]
  }
  if (designOf(library, wanted)) return []
  return [{ path: ['language'], message: `the design "${template}" has no "${language}" version` }]
}

export const textProblems = (library: Library, wanted: Wanted, texts: Record<string, string> = {}): FileProblem[] => {
  const known = Object.keys(designOf(library, wanted)?.texts ?? texts)
  return Object.keys(texts)
    .filter((slot) => !known.includes(slot))
    .map((slot) => ({
      path: ['texts', slot],
      message: `the design has no such text${suggestion(slot, known) || `; it has ${known.join(', ')}`}`,
      key: true,
    }))
}

/** The size of the file's design, where it is one of the library's and drawn for this type. */
export const sizeOfDesign = (library: Library, file: PopupFile): Design['size'] => {
  const design = designOf(library, file)
  return design?.type === file.type ? design.size : undefined
}

/** The colour that a popup is known by. A file of the owner's own keeps its colours to itself. */
export const accentOf = (library: Library, file: PopupFile): string | undefined =>
  file.theme?.accent ?? designOf(library, file)?.theme.accent

type Filled = Wanted & Pick<PopupFile, 'texts' | 'theme'>

/** Texts become text whatever they hold; colours have been checked to be colours, and are made to go together. '' without such a design. */
export const fill = (library: Library, file: Filled): string => {
  const design = designOf(library, file)
  if (!design) return ''
  const colours = paletteOf({ ...design.theme, ...file.theme })
  const values = new Map(Object.entries({ ...design.texts, ...file.texts, ...colours }))
  return design.html.replace(/\{\{([\w-]+)\}\}/g, (whole, slot: string) => {
    const value = values.get(slot)
    return value === undefined ? whole : escapeHtml(value)
  })
}
