/** The text of a display answer: made once for an audience, and finished for each visitor. */
import { CAMPAIGNS, DRAWN, LEAN, TAIL } from '../../shared/wire/addresses'
import { type Audience, encodeDisplay } from '../../shared/wire/server/display'
import { leanFields, leanPopup, leanTranslation } from '../../shared/wire/server/lean'
import { encodeOwn } from '../../shared/wire/server/own'
import { randomId } from '../lib/ids'
import { inLanguage } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import { type DrawingForm, drawingOf } from './drawing-settings'
import { type ServedParts, servedPopup } from './served-popup'

/** Values that differ between visitors, by name. */
type Values = Record<'country' | 'ip' | 'base' | 'now', string>

interface Parts extends ServedParts {
  audience: Omit<Audience, 'country' | 'ip'>
  /** Fields beside those of a display answer. */
  extra?: Record<string, string> | undefined
}

/** Random, so that no text of an owner or visitor contains it. */
const MARK = randomId()
const SLOTS = new RegExp(`${MARK}(\\w+) ?([\\w-]*)${MARK}`, 'g')
/** Marks a place, also inside a longer text, where each visitor gets a value of their own. */
const slot = (name: keyof Values | `viewer ${string}`): string => `${MARK}${name}${MARK}`

/** True if the page needs the server's time, because its own clock may be wrong. */
export const needsTime = (popups: StoredPopup[]): boolean =>
  popups.some(({ design: { countdown }, targeting }) => countdown?.end || targeting?.schedule)

/** The whole answer as the specification has it, with slots. */
export const wholeText = (popups: StoredPopup[], parts: Parts): string => {
  const all = popups.map((popup) => {
    const served = servedPopup(popup, parts)
    const withAddress = <T extends { templateUrl: string }>(each: T): T & { viewerId: string } => ({
      ...each,
      viewerId: slot(`viewer ${popup.id}`),
      templateUrl: slot('base') + each.templateUrl,
    })
    const translations = Object.entries(served.translations ?? {}).map(([language, each]) => [
      language,
      withAddress(each),
    ])
    return { ...withAddress(served), ...(served.translations && { translations: Object.fromEntries(translations) }) }
  })
  const anybody = { ...parts.audience, country: slot('country'), ip: slot('ip') }
  return JSON.stringify({
    ...encodeDisplay(all, anybody, parts.cooldown, parts.calm),
    ...(needsTime(popups) && { now: slot('now') }),
    ...parts.extra,
  })
}

export const filled = (text: string, values: Values, viewerOf: (popupId: string) => string): string =>
  text.replace(SLOTS, (_, name: keyof Values | 'viewer', popupId: string) =>
    JSON.stringify(name === 'viewer' ? viewerOf(popupId) : values[name]).slice(1, -1),
  )

/** The part of the answer that is the same for all visitors. */
const commonAnswer = (popups: StoredPopup[], parts: Parts): Record<string, unknown> => ({
  ...encodeDisplay(
    popups.map((popup) => servedPopup(popup, parts)),
    parts.audience,
    parts.cooldown,
    parts.calm,
  ),
  ...parts.extra,
})

/** The languages of a popup beside its first, as `leanAnswer` has popups. */
const leanTranslations = (
  popup: StoredPopup,
  languages: unknown,
  form: DrawingForm,
): Record<string, unknown> | undefined =>
  popup.translations &&
  Object.fromEntries(
    Object.entries(languages as Record<string, Record<string, unknown>>).map(([language, fields]) => {
      const translated = inLanguage(popup, language)
      return [
        language,
        leanTranslation({ ...fields, ...(translated && { poptin_url: drawingOf(translated, form).path }) }),
      ]
    }),
  )

/** The answer with only those settings of popups that deciding needs. A setting that a popup leaves out is the answer's. */
const leanAnswer = (popups: StoredPopup[], parts: Parts, form: DrawingForm): Record<string, unknown> => {
  const { poptins, ...fields } = commonAnswer(popups, parts)
  const leanPopups = (poptins as Record<string, unknown>[]).map((popup, index) => {
    const storedPopup = popups[index] as StoredPopup
    const { path, settings } = drawingOf(storedPopup, form)
    const html = popup.poptin ? `${settings}${popup.poptin}` : ''
    const languages = leanTranslations(storedPopup, popup.languages, form)
    return leanPopup({ ...popup, poptin: html, poptin_url: path, languages }, fields.lang)
  })
  return { ...leanFields(fields), signature: parts.signature, poptins: leanPopups }
}

type MakeAnswer = (popups: StoredPopup[], parts: Parts) => Record<string, unknown>

/** The answer to a script of this build: popups in the shape in which the loader keeps them. */
export const ownAnswer: MakeAnswer = (popups, parts) => encodeOwn(leanAnswer(popups, parts, 'drawn'))

export const OWN_QUERIES = [DRAWN, CAMPAIGNS, LEAN, TAIL] as const
export type OwnQuery = (typeof OWN_QUERIES)[number]

/** Answers for our own script, by the query with which it asks. */
export const OWN_ANSWERS: Record<OwnQuery, MakeAnswer> = {
  [DRAWN]: ownAnswer,
  [CAMPAIGNS]: (popups, parts) => encodeOwn(leanAnswer(popups, parts, 'drawing')),
  [LEAN]: (popups, parts) => leanAnswer(popups, parts, 'drawing'),
  [TAIL]: commonAnswer,
}

/** An answer without popups in the shape that is asked for. @param query undefined: another script asks */
export const inShape = (query: OwnQuery | undefined, answer: Record<string, unknown>): Record<string, unknown> =>
  query === DRAWN || query === CAMPAIGNS ? encodeOwn(answer) : answer

/** The beginning of an answer for our own script. */
export const textStart = (answer: Record<string, unknown>): string => JSON.stringify(answer).slice(0, -1)

interface Visitor {
  values: Values
  /** Id for all popups. */
  viewer: string
  /** The page needs the server's time. */
  timed: boolean
  /** The browser asks for privacy: the inspector says so. */
  gpc: boolean
}

/** The end of the answer, which is each visitor's own. */
export const visitorsText = ({ values: { country, ip, base, now }, viewer, timed, gpc }: Visitor): string => {
  const own = {
    country_code: country,
    ip,
    ...(timed && { now }),
    ...(gpc && { gpc }),
    viewer_id: viewer,
    server_url: base,
  }
  return `,${JSON.stringify(own).slice(1)}`
}
