/** Popup file: the owner's own template, which stands in a file beside it, and what the server knows of either kind of template. */
import { dirname, resolve } from 'node:path'
import { MAX_FILE_MEGABYTES } from '../../files/jsonc'
import type { Problem } from '../../lib/invalid'
import { readTextFile } from '../../lib/text-file'
import { readTemplate, type TemplateRecord } from '../../template/record'
import { fill } from './fill'
import { isOwn, type Library, recordOfDesign } from './library'
import type { PopupFile } from './schema'
import { screenProblems } from './screens'

const ownFile = (file: string, template: string): string =>
  readTextFile(resolve(dirname(file), template), MAX_FILE_MEGABYTES)

/** The owner's own template, relative to the popup file; undefined if it cannot be read. */
export const readOwn = (file: string, template: string): string | undefined => {
  try {
    return ownFile(file, template)
  } catch {
    return undefined
  }
}

export const ownProblems = (file: string, popup: PopupFile, library: Library): Problem[] => {
  const { template } = popup
  const problem = (message: string): Problem[] => [{ path: ['template'], message }]
  try {
    if (!ownFile(file, template).trim()) return problem(`there is nothing in ${template}`)
    const record = recordOf(file, popup, library)
    return record ? screenProblems(record) : []
  } catch (error) {
    const reason = `${(error as Error).message}`
    return problem(
      /cannot be read$/.test(reason)
        ? `cannot read ${template}`
        : reason.replaceAll(`${resolve(dirname(file), template)}`, template),
    )
  }
}

/** The values of a design's attributes may be texts of the popup file. Empty if it cannot be read. */
export const htmlOf = (file: string, popup: PopupFile, library: Library): string =>
  isOwn(popup) ? (readOwn(file, popup.template) ?? '') : fill(library, popup)

/** Of the owner's own templates: each is read once, however many checks ask. */
const ownRecords = new WeakMap<PopupFile, TemplateRecord>()

/** undefined if it cannot be read. */
export const recordOf = (file: string, popup: PopupFile, library: Library): TemplateRecord | undefined => {
  if (!isOwn(popup)) return recordOfDesign(library, popup)
  const html = readOwn(file, popup.template)
  if (!html?.trim()) return undefined
  const record = ownRecords.get(popup) ?? readTemplate(html)
  ownRecords.set(popup, record)
  return record
}
