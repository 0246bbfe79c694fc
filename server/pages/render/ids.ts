/** Ids that follow from those in a document. The page's data names the same ones. */
import type { DocumentPopup, PageDocument } from '../document'

/**
 * The id under which a popup is counted and remembered. All pages of a server share one storage, in which two popups of
 * the same name must not be mistaken for each other.
 */
export const optionOf = ({ id }: Pick<PageDocument, 'id'>, popup: Pick<DocumentPopup, 'id'>): string =>
  `${id}-${popup.id}`

/** The button of a menu, which is no element of its own in the document. */
export const menuButtonId = (menu: string): string => `${menu}-button`
