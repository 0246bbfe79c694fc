import type { Context } from 'hono'
import { bestLanguage } from '../../shared/model/best-language'
import type { Language } from '../../shared/model/text'
import { findPopup } from '../cache/lookup'
import type { SiteCache } from '../cache/site-cache'
import type { Hosts } from '../hosted/hosts'
import { NOTHING, noticePage, pausedNotice } from '../hosted/notice-page'
import { HOSTED_HEADERS } from '../hosted/plain-page'
import { scopeTag } from '../hosted/scope-tag'
import { rootFrom } from '../http/address/relative'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { isLive } from '../popups/live'
import { languagesOf } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import { maySee, type OwnerServices } from '../sites/owner-link'
import { scriptTag, UNCHANGED } from '../sites/script-tag'
import { languagesIn } from '../targeting/language'
import { landingPage } from './landing-page'

interface Services extends OwnerServices {
  hosts: Hosts
  cache: SiteCache
}

/** The language in the address, or else the browser's. The script gives the popup the language of the page. */
const landingLanguage = (c: Context, popup: StoredPopup): Language =>
  bestLanguage(languagesOf(popup), [c.req.query('lang') ?? '', ...languagesIn(c.req.header('accept-language'))]) ??
  popup.language

/**
 * A popup's landing page, public and indexable. With `?ppt-preview=` it is a preview, by an owner's link also of what is
 * not live; the script handles that parameter itself.
 */
export const landing: Route<Services> = {
  method: 'GET',
  path: '/p/:popup_id',
  async handle(c, services) {
    const popup = await findPopup(param(c, 'popup_id'), services)
    if (!popup) return noticePage(c, NOTHING)
    const elsewhere = services.hosts.move(c, popup.siteKey)
    if (elsewhere) return elsewhere
    const preview = c.req.query('ppt-preview') === popup.id
    const language = landingLanguage(c, popup)
    if (popup.translations) c.header('Vary', 'Accept-Language')
    if (!isLive(popup) && !(preview && (await maySee(c, popup.siteKey, services))))
      return noticePage(c, pausedNotice(language), language)
    const tag = scriptTag(rootFrom(c), popup.siteKey, {
      'data-landing': preview ? '' : popup.id,
      ...UNCHANGED,
    })
    return c.html(landingPage({ ...popup, language }, scopeTag(popup.siteKey) + tag), 200, {
      ...HOSTED_HEADERS,
      // Keep previews out of search engines.
      ...(preview && { 'X-Robots-Tag': 'noindex' }),
    })
  },
}

/** Target of a popup's click link when the script did not handle the click: opened in a new tab, or sent to someone. */
export const clickLink: Route = {
  method: 'GET',
  path: '/click/:popup_id',
  handle: (c) => c.redirect(`../p/${encodeURIComponent(param(c, 'popup_id'))}`),
}
