/** The demo shop: a site with a public key, and its popups. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PopupDefinition } from '../shared/model/popup'
import { readFormFile, type WrittenForm } from './contact-form/read'
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

/** All popup files of a folder. */
export const readFolder = (folder: string, library: Library): ExamplePopup[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, popup: readPopupFile(file, library) }))

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
  ...readFolder(examples, library),
  ...readFolder(join(examples, 'types'), library).map(onClick),
]

/** The example pages, with their pictures. */
export const readDemoPages = (examples: string): ReadPage[] => {
  const folder = join(examples, 'pages')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => readPageDocument(join(folder, name)))
}

/** The example contact forms. */
export const readDemoForms = (examples: string): WrittenForm[] => {
  const folder = join(examples, 'forms')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => readFormFile(join(folder, name)))
}
