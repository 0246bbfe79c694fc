/** Whether a template goes along with the answer that names its popup. */
import { SERVER_PLACEHOLDER } from '../../shared/model/pictures'
import type { StoredPopup } from '../popups/queries'
import type { Services } from './services'

/** Letters of a template that every page may be sent, whether or not its popup fires: about 1,200 bytes on the wire. */
const MAX_SENT_ALONG = 4_000

/**
 * The template of the one popup that a page gets, and that is likely to fire. A template that names our address, or one of a site
 * that is mounted beside us, differs between visitors. undefined: the page asks for it when it needs it.
 * @param asked the visitor has pressed for it
 */
export const sentTemplate = async (
  [popup, ...others]: StoredPopup[],
  asked: boolean,
  { cache, mounted }: Pick<Services, 'cache' | 'mounted'>,
): Promise<string | undefined> => {
  if (!popup || others.length || (popup.onClickOnly && !asked)) return
  if (mounted?.sites.some(({ key }) => key === popup.siteKey)) return
  const template = await cache.template(popup.id, popup.siteKey)
  if (template?.version !== popup.htmlVersion || template.html.includes(SERVER_PLACEHOLDER)) return
  return asked || template.html.length <= MAX_SENT_ALONG ? template.html : undefined
}
