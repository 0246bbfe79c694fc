/** Decides if a template goes along with the answer that names its popup. */
import { SERVER_PLACEHOLDER } from '../../shared/model/pictures'
import type { StoredPopup } from '../popups/queries'

/** Letters of a template that every page may be sent, whether or not its popup fires: about 1,200 bytes on the wire. */
const MAX_SENT_ALONG = 4_000

/**
 * The template of the one popup that a page gets, and that is likely to fire. One with pictures of ours names our address, which differs
 * between visitors. undefined: the page asks for it when it needs it.
 * @param pressed the visitor has pressed for it
 */
export const sentTemplate = async (
  [popup, ...others]: StoredPopup[],
  pressed: boolean,
  htmlOf: (popup: StoredPopup) => Promise<string | undefined>,
): Promise<string | undefined> => {
  // The page decides on the language.
  if (!popup || others.length || popup.translations || (popup.onClickOnly && !pressed)) return
  const html = (await htmlOf(popup)) ?? ''
  if (html.includes(SERVER_PLACEHOLDER)) return
  return pressed || html.length <= MAX_SENT_ALONG ? html : undefined
}
