/** The template library: HTML templates with placeholders for texts and colours, filled in at import. */
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
  /** HTML with `{{slot}}` placeholders. */
  html: string
  texts: Record<string, string>
  theme: Theme
  /** The popup type that it was designed for. */
  type?: PopupType
  size?: { width: number; height: number }
}

export type Library = Record<string, Partial<Record<Language, Design>>>

/** Reads the library, which the build writes. */
export const readLibrary = (dist: string): Library => {
  try {
    return JSON.parse(readFileSync(join(dist, 'templates.json'), 'utf8'))
  } catch {
    throw new Failure('The library of designs is missing. Build it: npm run build')
  }
}

type Wanted = Pick<PopupFile, 'language' | 'template'>

/** Paths start with a dot: the owner's own template instead of one of the library. */
export const isOwn = ({ template }: Pick<PopupFile, 'template'>): boolean => template.startsWith('.')

const designOf = (library: Library, { template, language }: Wanted): Design | undefined =>
  own(library, template)?.[language]

/** The template as the library has it, before it is filled in; '' if there is none. */
export const blankOf = (library: Library, wanted: Wanted): string => designOf(library, wanted)?.html ?? ''

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

/** The template's own size, if it comes from the library and was designed for this popup type. */
export const sizeOfDesign = (library: Library, file: PopupFile): Design['size'] => {
  const design = designOf(library, file)
  return design?.type === file.type ? design.size : undefined
}

/** The popup's accent colour; undefined for the owner's own template. */
export const accentOf = (library: Library, file: PopupFile): string | undefined =>
  file.theme?.accent ?? designOf(library, file)?.theme.accent

type Filled = Wanted & Pick<PopupFile, 'texts' | 'theme'>

/**
 * The template with its placeholders filled in; '' if the library has no such template. Texts are escaped; colours have
 * been validated, and are adjusted so that they contrast.
 */
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
