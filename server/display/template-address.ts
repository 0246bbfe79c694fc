/** Addresses of templates. A language beside the first is a part of them: servers of earlier builds refuse those. */
import type { StoredPopup } from '../popups/queries'

/** @param path of the version, below that of the popup */
export const templateAddress = ({ id, translatedTo }: Pick<StoredPopup, 'id' | 'translatedTo'>, path: string): string =>
  `/api/display/template/${id}/${path}${translatedTo === undefined ? '' : `/in/${translatedTo}`}`
