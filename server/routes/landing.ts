import { landingPage } from '../landing-page'
import { NOTHING, noticePage, PAUSED } from '../notice-page'
import { PLAIN_HEADERS } from '../plain-page'
import type { Route } from '../route'
import { scriptTag } from '../script-tag'
import { findPopup, param } from './lookup'

/**
 * A popup's landing page: anyone may link to it, and search engines may list it. With `?ppt-preview=` it is the owner's
 * preview, which the script asks for by itself: it shows what is paused too.
 */
export const landing: Route = {
  method: 'GET',
  path: '/p/:popup_id',
  async handle(c, tools) {
    const popup = await findPopup(param(c, 'popup_id'), tools)
    if (!popup) return noticePage(c, NOTHING)
    const preview = c.req.query('ppt-preview') === popup.id
    if (popup.paused && !preview) return noticePage(c, PAUSED[popup.language], popup.language)
    const tag = scriptTag(tools.caller.origin(c), popup.siteKey, preview ? '' : popup.id)
    return c.html(landingPage(popup, tag), 200, {
      ...PLAIN_HEADERS,
      // A preview is for its owner alone.
      ...(preview && { 'X-Robots-Tag': 'noindex' }),
    })
  },
}

/** A popup's link that was not pressed on a page with our script: opened in a new tab, or sent to somebody. */
export const clickLink: Route = {
  method: 'GET',
  path: '/click/:popup_id',
  handle: (c) => c.redirect(`/p/${encodeURIComponent(param(c, 'popup_id'))}`),
}
