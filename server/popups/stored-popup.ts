/** Stored popups: the one that a path names, or 404, and as it was imported. Ids are validated before the query, because they may contain anything. */

import type { PopupDefinition } from '../../shared/model/popup'
import { Refusal } from '../http/refusal'
import type { Popups, StoredPopup } from './queries'

export const isId = (id: string): boolean => /^[\w-]{13}$/.test(id)

export const NO_POPUP = 'There is no popup with this id'

export const mustExist = (popup: StoredPopup | undefined, field?: string): StoredPopup => {
  if (!popup) throw new Refusal(404, NO_POPUP, { field })
  return popup
}

/** Finds a popup, also a deleted one. */
export const storedPopup = async (
  id: string,
  { store }: { store: { popups: Pick<Popups, 'findEver'> } },
): Promise<StoredPopup> => mustExist(isId(id) ? await store.popups.findEver(id) : undefined)

/** A stored popup as it was imported: with its templates of all languages. */
export const storedDefinition = async (
  { popups }: { popups: Pick<Popups, 'template' | 'translated'> },
  popup: StoredPopup,
): Promise<PopupDefinition> => {
  const template = await popups.template(popup.id)
  const htmls = new Map((await popups.translated(popup.id)).map(({ language, html }) => [language, html]))
  const translations =
    popup.translations &&
    Object.fromEntries(
      Object.entries(popup.translations).map(([language, translation]) => [
        language,
        { ...translation, html: htmls.get(language) ?? '' },
      ]),
    )
  return { ...popup, translations, html: template?.html ?? '' }
}
