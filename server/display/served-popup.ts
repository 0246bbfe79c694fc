/** A stored popup as an answer has it. */
import type { Calm } from '../../shared/model/calm'
import { momentIn } from '../../shared/values/zoned-time'
import type { ServedPopup } from '../../shared/wire/server/popup'
import { inLanguage } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'

/**
 * Address of a template. A language beside the first is a part of it: servers of earlier builds refuse those.
 *
 * @param path of the version, below that of the popup
 */
export const templateAddress = ({ id, translatedTo }: Pick<StoredPopup, 'id' | 'translatedTo'>, path: string): string =>
  `/api/display/template/${id}/${path}${translatedTo === undefined ? '' : `/in/${translatedTo}`}`

/** A time that is not left to the zone data of browsers. One that is invalid stays as it is. */
const resolved = <T extends { end?: string | undefined; zone?: string | undefined }>(countdown: T): T => {
  const end = countdown.end === undefined ? Number.NaN : momentIn(countdown.end, countdown.zone ?? 'UTC')
  return Number.isNaN(end) ? countdown : { ...countdown, end: new Date(end).toISOString() }
}

/** The parts of a served popup that are not stored with it. */
export interface ServedParts {
  /** Seconds after a close in which no popup opens by itself. */
  cooldown: number
  /** Limits of the site on popups that open by themselves. */
  calm?: Calm | undefined
  /** Ids of popups that ask for what subscribers have given. */
  askers?: ReadonlySet<string> | undefined
  signature: string
  /** The template of the one popup, if it goes along. */
  html?: string | undefined
  /** The pack of each popup, by its id. */
  packs: ReadonlyMap<string, readonly string[]>
}

/** The popup in its languages beside the first. No template goes along with those. */
const translationsOf = (popup: StoredPopup, parts: ServedParts): ServedPopup['translations'] =>
  popup.translations &&
  Object.fromEntries(
    Object.keys(popup.translations).flatMap((language) => {
      const translated = inLanguage(popup, language)
      return translated ? [[language, servedPopup(translated, { ...parts, html: undefined })]] : []
    }),
  )

export const servedPopup = (popup: StoredPopup, parts: ServedParts): ServedPopup => {
  const { siteKey, htmlVersion, paused, status, ended, stopAfterLeads, design, ...translated } = popup
  const { translations: _, translatedTo: __, ...definition } = translated
  const { askers, calm, cooldown, html, packs, signature } = parts
  return {
    ...definition,
    translations: translationsOf(popup, parts),
    html,
    cooldown,
    calm: calm && (calm.subscribers && askers?.has(definition.id) ? 'asksEmail' : 'counts'),
    pack: packs.get(definition.id),
    design: design.countdown ? { ...design, countdown: resolved(design.countdown) } : design,
    accountId: siteKey,
    signature,
    templateUrl: templateAddress(popup, htmlVersion),
  }
}
