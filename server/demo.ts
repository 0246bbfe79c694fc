/** The demo shop: a site with a public key, and its popups. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { PopupDefinition } from '../shared/model/popup'
import { readFormFile, type WrittenForm } from './contact-form/read'
import { FORM_NUMBERS, PAGE_NAMES, POPUP_IDS } from './demo-ids'
import { type ReadPage, readPageDocument } from './page-document/read'
import type { Library } from './popup-file/library'
import { readPopupFile } from './popup-file/read'

export const DEMO_KEY = 'demo'
/** The site of the example pages: the popups of the shop would cover them. */
export const PAGES_KEY = 'demo-pages'
/** The demo marketing site, with the example contact forms. */
export const SITE_KEY = 'demo-site'

/** A popup, and the path of its file, beside which its pictures are. */
export interface ExamplePopup {
  file: string
  popup: PopupDefinition
}

/** All popup files of a folder below that of the examples, with the demo's ids. */
export const readFolder = (examples: string, folder: string, library: Library): ExamplePopup[] =>
  readdirSync(join(examples, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(examples, folder, name))
    .map((file) => {
      const popup = readPopupFile(file, library)
      const id = POPUP_IDS.get(relative(examples, file).replaceAll(sep, '/')) ?? popup.id
      return { file, popup: { ...popup, id } }
    })

/**
 * Popups in `types/` open by a button of the shop: if all of them opened by themselves, they would be in each other's
 * way.
 */
const onClick = ({ file, popup }: ExamplePopup): ExamplePopup =>
  popup.type === 'embedded'
    ? { file, popup }
    : { file, popup: { ...popup, onClickOnly: true, triggers: {}, design: { ...popup.design, teaser: undefined } } }

/** @param examples folder of the example popup files */
export const readDemo = (examples: string, library: Library): ExamplePopup[] => [
  ...readFolder(examples, '', library),
  ...readFolder(examples, 'types', library).map(onClick),
]

/** The example pages, with their pictures. */
export const readDemoPages = (examples: string): ReadPage[] => {
  const folder = join(examples, 'pages')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const page = readPageDocument(join(folder, name))
    return { ...page, document: { ...page.document, ...PAGE_NAMES.get(name) } }
  })
}

/** The example contact forms. */
export const readDemoForms = (examples: string): WrittenForm[] => {
  const folder = join(examples, 'forms')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const form = readFormFile(join(folder, name))
    const id = FORM_NUMBERS.get(name)
    return { ...form, ...(id !== undefined && { id }) }
  })
}
