import type { Context } from 'hono'
import { SERVER_PLACEHOLDER } from '../../shared/model/pictures'
import type { Language } from '../../shared/model/text'
import { own } from '../../shared/values/own'
import { ADDRESS } from '../http/address/public-url'
import { type Encoding, encodingFor } from '../http/encodings'
import { followedBy, type Packed, pack } from '../http/packed-answer'
import { Refusal } from '../http/refusal'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { isLive } from '../popups/live'
import { inLanguage, translatedVersion } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import { NO_POPUP } from '../popups/stored-popup'
import { type DrawingForm, drawingOf } from './drawing-settings'
import type { Services } from './services'

const PICTURES = `${SERVER_PLACEHOLDER}/img/`

/** @param base where the pictures come from */
export const packedTemplate = (html: string, base: string, encoding: Encoding): Promise<Packed> =>
  pack(
    html.replaceAll(PICTURES, () => `${base}/img/`),
    encoding,
  )

/**
 * The address with which our script asked, which is the whole query: pictures come from there, even if the server knows itself only as its
 * proxy does. '' for anything that is no address.
 */
const requestAddress = (c: Context): string => {
  const [, query = ''] = c.req.url.split('?')
  return ADDRESS.test(query) ? query : ''
}

/** A template of a popup, or of a design of the library. */
interface FoundTemplate {
  html: string
  version: string
  /** undefined for a design of the library. */
  popup?: StoredPopup | undefined
  /** Text in front of the template; empty for scripts that get the settings of drawing in the answer. */
  settings: string
}

interface Sought {
  id: string
  /** '' for the first. */
  language: Language
  /** The form also carries settings of drawing, which designs of the library never need. */
  form: DrawingForm | undefined
}

/** Throws a Refusal if there is none. */
const findTemplate = async ({ id, language, form }: Sought, { cache, gallery }: Services): Promise<FoundTemplate> => {
  const design = form || language ? undefined : gallery?.popup(id)
  if (design) return { html: design.html, version: design.htmlVersion, settings: '' }
  const row = /^[\w-]{13}$/.test(id) ? await cache.popup(id) : undefined
  const popup = row && inLanguage(row, language || row.language)
  const storedLanguage = popup?.translatedTo
    ? own((await cache.translated(id, popup.siteKey)) ?? {}, language)
    : popup && (await cache.template(id, popup.siteKey))
  if (!row || !popup || !storedLanguage) throw new Refusal(404, NO_POPUP)
  const { html } = storedLanguage
  const version = popup.translatedTo ? translatedVersion(row, storedLanguage.version) : storedLanguage.version
  if (!form) return { html, version, popup, settings: '' }
  const drawing = drawingOf(popup, form)
  // While a change is being read, one may be newer than the other: what they make together is nobody's version.
  return { html, version: version === popup.htmlVersion ? drawing.version : '', popup, settings: drawing.settings }
}

/**
 * A popup's template. Its URL contains a version and is cached for good; an old version gets the current template.
 * Templates are HTML by site owners on our own origin, so a sandbox keeps them inert when opened as a page.
 */
const templateCall = (path: string, form?: DrawingForm): HotRoute<Services> => ({
  method: 'GET',
  path,
  async hot(c, services) {
    const { caller, cache } = services
    const [id, language] = [param(c, 'poptin_id'), c.req.param('language') ?? '']
    const { html, version, popup, settings } = await findTemplate({ id, language, form }, services)
    const current = version === param(c, 'version')
    // An old version is answered only for live popups: only our answers name the current one, so whoever knows it was shown the popup.
    if (!current && popup && !isLive(popup)) throw new Refusal(404, NO_POPUP)
    const siteKey = popup?.siteKey ?? ''
    const base = caller.base(c)
    const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
    // Pages of other sites show the owner's pictures.
    const requestBase = requestAddress(c) || base
    const make = () => packedTemplate(settings + html, requestBase, encoding)
    // Settings are an owner’s words, too, so they may name that place.
    const pictures = `${settings}${html}`.includes(PICTURES) ? requestBase : ''
    // All that it is made of.
    const name = `template ${id} ${language} ${version} ${encoding} ${pictures}`
    const packed = await (version ? cache.answer(name, siteKey, cache, make) : make())
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      // The query is the caller's choice, so shared caches keep only the answer with the server's own address.
      'Cache-Control': current
        ? `${requestBase === base ? 'public' : 'private'}, max-age=31536000, immutable`
        : 'no-cache',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    return { body: followedBy(packed, ''), encoding: packed.encoding, headers }
  },
})

/** Also of a language beside the popup's first. */
const IN_LANGUAGE = '/in/:language'

const addresses = (path: string, form?: DrawingForm): HotRoute<Services>[] =>
  ['', IN_LANGUAGE].map((end) => templateCall(`/api/display/template/:poptin_id/${path}:version${end}`, form))

export const templates = [...addresses(''), ...addresses('drawing/', 'drawing'), ...addresses('drawn/', 'drawn')]
