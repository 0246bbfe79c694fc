/** Popup file: its template, which is a design of the library, or the owner's own and stands in a file beside it. */
import { dirname, resolve } from 'node:path'
import { MAX_FILE_MEGABYTES } from '../../files/jsonc'
import type { Problem } from '../../lib/invalid'
import { readTextFile } from '../../lib/text-file'
import { createReadings, type Readings, type TemplateReading } from '../../template/readings'
import type { TemplateRecord } from '../../template/record'
import { fill } from './fill'
import { isOwn, type Library, recordOfDesign } from './library'
import type { PopupFile } from './schema'
import { screenProblems } from './screens'

/** The templates that a popup file names. Each is fetched, filled in and read once, however many checks ask. */
export interface FileTemplates {
  readings: Readings
  /** The finished HTML; '' if it cannot be read. In a design, values of attributes may be texts of the popup file. */
  htmlOf(popup: PopupFile): string
  /** Of the finished template. */
  readingOf(popup: PopupFile): TemplateReading
  /** Of the owner's own template, or of a design before it is filled in; undefined if it cannot be read. */
  recordOf(popup: PopupFile): TemplateRecord | undefined
  /** Of the owner's own template. */
  ownProblems(popup: PopupFile): Problem[]
}

/** A function that computes each result once. */
const memoized = <Input, T>(compute: (input: Input) => T, keyOf: (input: Input) => string): ((input: Input) => T) => {
  const results = new Map<string, T>()
  return (input) => {
    const key = keyOf(input)
    const earlier = results.get(key)
    if (earlier !== undefined) return earlier
    const result = compute(input)
    results.set(key, result)
    return result
  }
}

/** All that `fill` reads. */
const fillKey = ({ template, language, texts, theme, images, font, consent }: PopupFile): string =>
  JSON.stringify([template, language, texts, theme, images, font, consent])

type OwnFile = { text: string } | { error: Error }

const readOwn = (path: string): OwnFile => {
  try {
    return { text: readTextFile(path, MAX_FILE_MEGABYTES) }
  } catch (error) {
    return { error: error as Error }
  }
}

const fileProblem = ({ message }: Error, path: string, template: string): string =>
  /cannot be read$/.test(message) ? `cannot read ${template}` : message.replaceAll(path, template)

export const createFileTemplates = (file: string, library: Library, readings = createReadings()): FileTemplates => {
  const pathOf = ({ template }: PopupFile): string => resolve(dirname(file), template)
  const ownFileOf = memoized((popup: PopupFile) => readOwn(pathOf(popup)), pathOf)
  const filled = memoized((popup: PopupFile) => fill(library, popup, readings), fillKey)
  const ownText = (popup: PopupFile): string => {
    const own = ownFileOf(popup)
    return 'text' in own ? own.text : ''
  }
  const htmlOf = (popup: PopupFile): string => (isOwn(popup) ? ownText(popup) : filled(popup))
  const recordOf = (popup: PopupFile): TemplateRecord | undefined => {
    if (!isOwn(popup)) return recordOfDesign(library, popup, readings)
    const html = ownText(popup)
    return html.trim() ? readings.of(html).record : undefined
  }
  return {
    readings,
    htmlOf,
    recordOf,
    readingOf: (popup) => readings.of(htmlOf(popup)),
    ownProblems(popup) {
      const { template } = popup
      const own = ownFileOf(popup)
      const problem = (message: string): Problem[] => [{ path: ['template'], message }]
      if ('error' in own) return problem(fileProblem(own.error, pathOf(popup), template))
      const record = recordOf(popup)
      return record ? screenProblems(record) : problem(`there is nothing in ${template}`)
    },
  }
}
