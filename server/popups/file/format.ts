/** The numbered formats of the types, and the designs that the library has for them. */
import type { PopupType } from '../../../shared/model/popup-type'
import type { Problem } from '../../lib/invalid'
import type { Readings } from '../../template/readings'
import { type DesignKey, type Library, recordOfDesign } from './library'
import type { FileInLanguage, PopupFile, WrittenFile } from './schema'

/** The names of a type's designs by their numbers. */
const numbered = (library: Library, type: PopupType): Map<number, string> =>
  new Map(
    Object.entries(library.designs).flatMap(([name, { en }]): [number, string][] =>
      en?.type === type && en.format ? [[en.format, name]] : [],
    ),
  )

/** A design without a form has no leads to count, so its goal is that its link is followed. */
const goalOf = (library: Library, popup: DesignKey, readings?: Readings): PopupFile['target'] => {
  const record = recordOfDesign(library, popup, readings)
  return record && !record.marks.includes('form') ? 'click' : 'lead'
}

/** A number alone picks the design, and a design alone brings its number. The template is '' if there is none. */
export const chosen = (library: Library, file: FileInLanguage, readings?: Readings): PopupFile => {
  const designs = numbered(library, file.type)
  const template = file.template ?? designs.get(file.format ?? 0) ?? ''
  const [designNumber = 1] = [...designs].find(([, name]) => name === template) ?? []
  const { format = designNumber, target = goalOf(library, { ...file, template }, readings) } = file
  return { ...file, template, format, target }
}

/** A type's formats end with its design of the largest number. */
export const formatProblems = (library: Library, { type, format, template }: WrittenFile): Problem[] => {
  if (format === undefined) return []
  const numbers = [...numbered(library, type).keys()].sort((first, other) => first - other)
  const maxFormat = numbers.at(-1)
  if (maxFormat !== undefined && format > maxFormat)
    return [{ path: ['format'], message: `must be 1 to ${maxFormat} for ${type}, got ${format}` }]
  if (template !== undefined || numbers.includes(format)) return []
  const there = numbers.length ? `; ${type} has ${numbers.join(', ')}` : ''
  const message = `there is no design of the number ${format} yet${there}. A "template" may name another`
  return [{ path: ['format'], message, missing: true }]
}
