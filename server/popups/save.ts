import type { PopupDefinition } from '../../shared/model/popup'
import { invalid } from '../lib/invalid'
import type { Popups } from './queries'

/** Stores a popup, or throws an Invalid. */
export const savePopup = async (
  popups: Pick<Popups, 'save'>,
  siteKey: string,
  popup: PopupDefinition,
): Promise<void> => {
  if (!(await popups.save(siteKey, popup)))
    throw invalid(`The id ${popup.id} belongs to another site or to a page; give this popup an id of its own`)
}
