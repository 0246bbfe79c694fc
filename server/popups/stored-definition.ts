import type { PopupDefinition } from '../../shared/model/popup'
import type { Popups, StoredPopup } from './queries'

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
