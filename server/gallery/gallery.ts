/** The library as the gallery shows it: a list of its designs, and any of them as a popup to preview. */
import { createHash } from 'node:crypto'
import { choiceOf } from '../../shared/model/design-choice'
import { POPUP_TYPES } from '../../shared/model/popup-type'
import { STORE_PARTS } from '../../shared/wire/parts'
import { fill } from '../popups/file/fill'
import type { Library } from '../popups/file/library'
import { settingsOf } from '../popups/file/read'
import type { StoredPopup } from '../popups/queries'
import { partsOf } from '../template/parts'
import type { Listed, ListedBrand, ListedDesign } from './design-rows'
import { type ChosenFile, chosenFile, readChosen } from './file'

/** A popup of no site: previewed, never stored. */
type PreviewedPopup = Omit<StoredPopup, 'siteKey'> & { html: string }

export interface Gallery {
  list(): Listed
  /** @param id of `choiceId` @returns undefined if there is no such design */
  popup(id: string): PreviewedPopup | undefined
  file(id: string): ChosenFile | undefined
}

/** Types in their usual order, and each by its numbers. */
const inOrder = (first: ListedDesign, other: ListedDesign): number =>
  POPUP_TYPES.indexOf(first.type) - POPUP_TYPES.indexOf(other.type) || first.format - other.format

const designsOf = (library: Library): ListedDesign[] =>
  Object.entries(library.designs)
    .flatMap(([name, { en }]) =>
      en?.type && en.format
        ? [
            {
              name,
              type: en.type,
              format: en.format,
              brand: en.brand ?? '',
              uses: en.uses ?? [],
              store: STORE_PARTS.some((part) => en.parts?.includes(part)),
              facts: Boolean(en.facts),
            },
          ]
        : [],
    )
    .sort(inOrder)

const brandsOf = (library: Library): ListedBrand[] =>
  Object.entries(library.brands).map(([name, { title, trade }]) => ({ name, title, trade }))

/** @param read reads the library; called when the gallery is first used */
export const createGallery = (read: () => Library): Gallery => {
  let cached: Library | undefined
  const library = (): Library => {
    cached ??= read()
    return cached
  }
  const file = (id: string): ChosenFile | undefined => {
    const choice = choiceOf(id)
    return choice && chosenFile(library(), choice)
  }
  return {
    list: () => ({ designs: designsOf(library()), brands: brandsOf(library()) }),
    file,
    popup(id) {
      const design = file(id)
      if (!design) return undefined
      const read = readChosen(library(), design)
      const popup = { id, ...settingsOf(read, library()), html: fill(library(), read) }
      const htmlVersion = createHash('sha256').update(popup.html).digest('base64url').slice(0, 16)
      return { ...popup, status: 'on', paused: false, parts: partsOf(popup), htmlVersion }
    },
  }
}
