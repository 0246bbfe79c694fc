/** One popup in the display answer (specification, section 3). `decodeDisplay` reads it. */

import { CALM_MARK, CALM_MARKS } from '../../model/calm'
import type { PopupDefinition } from '../../model/popup'
import type { Language } from '../../model/text'
import { translationFor } from '../../model/text'
import type { Frequency } from '../../model/trigger-settings'
import { yesNo } from '../../values/names'
import { own } from '../../values/own'
import { translations } from '../../words/translations'
import { encodeType } from '../type'
import { encodeDesign } from './design'
import { encodeLive } from './live-targeting'
import { encodeSlices } from './prize'
import { encodeTargeting } from './targeting'
import { encodeTriggers } from './triggers'
import { withWords } from './words'

/** A popup as sent to one visitor; the template is mostly sent as a URL. */
export interface ServedPopup extends Omit<PopupDefinition, 'html' | 'translations'> {
  /** The same in its languages beside the first. */
  translations?: Record<Language, ServedPopup> | undefined
  /** The template, where it goes along. */
  html?: string | undefined
  /** Chunks that the template needs. */
  parts: string[]
  /** Chunks that there is one file of, the popup's type among them; absent or empty if there is none. */
  pack?: readonly string[] | undefined
  accountId: string
  /** Absent where the answer has one for all of its popups. */
  viewerId?: string | undefined
  /** By which the page knows a refusal of the site's own server. */
  signature?: string
  templateUrl: string
  /** Seconds after a close in which no popup of the site opens by itself; 0: any may at once. */
  cooldown?: number
  /** The site limits how many open by themselves; `asksEmail`: and this one asks for what its subscribers have given. */
  calm?: keyof typeof CALM_MARKS | undefined
}

const FREQUENCY: Record<Frequency['rule'], string> = {
  visits: 'display_once_every_few_visiting_4',
  days: 'display_once_every_few_days_3',
  once: 'display_once_a_visitor_2',
  always: 'all@display_everytime_everypage_5',
}

/** Fields that popup files cannot set, with values that mean off. */
const NEUTRAL = {
  display: 'yes',
  if_poptin_credit: 'no',
  poptin_fields: [],
  client_restriction_setting: { upgrade_popup: null },
  cookie: '',
}

/** A popup that the page embeds is content of the page, so no cooldown applies to it. */
export const cooldownOf = ({ cooldown, type }: Pick<ServedPopup, 'cooldown' | 'type'>): number =>
  type === 'embedded' ? 0 : (cooldown ?? 0)

/** The owner's word that hides the teaser, or ours in another language than English, so that the page need not fetch it. */
const hideWordOf = ({ language, words }: ServedPopup): string | undefined => {
  const code = translationFor(language)
  return own(words ?? {}, 'hide') ?? (code && translations[code].popup.hide)
}

/** @param cooldown of the popup */
export const partsWith = (parts: readonly string[], cooldown: number): string[] => [
  ...parts,
  ...(cooldown ? ['cooldown'] : []),
]

/** The part that puts a popup into the language of the page, once its chunks have come. */
const CHOOSES_LANGUAGE = 'legacy-server'

/** In its first language a popup has the parts of all, since a page fetches no part later. */
const partsInAll = ({ parts, words, translations = {} }: ServedPopup): string[] => {
  const others = Object.values(translations)
  const ofOthers = others.flatMap((each) => [...each.parts, ...(each.words ? ['own-words'] : [])])
  return others.length ? [...new Set([...parts, ...ofOthers])].filter((part) => !words || part !== 'own-words') : parts
}

const partsOf = (popup: ServedPopup): string[] => [
  ...partsWith(withWords(partsInAll(popup), popup), cooldownOf(popup)),
  ...(popup.translations ? [CHOOSES_LANGUAGE] : []),
]

/** Chunks that our own script fetches for its first popup: the pack, and those beside it. undefined: each by itself. */
const chunksOf = (popup: ServedPopup): string[] | undefined => {
  const { pack = [] } = popup
  const others = partsOf(popup).filter((part) => !pack.includes(part))
  return pack.length ? ['ui', ...others].map((chunk) => `${pack.join('_')}/${chunk}`) : undefined
}

/** The fields that are not those of the first language; null for one that is absent. */
const differences = (fields: Record<string, unknown>, first: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys({ ...first, ...fields })
      .filter((name) => JSON.stringify(own(fields, name)) !== JSON.stringify(own(first, name)))
      .map((name) => [name, own(fields, name) ?? null]),
  )

const encodeTranslations = ({ translations, ...first }: ServedPopup): Record<string, unknown> | undefined => {
  if (!translations) return undefined
  // A translation names its own parts, as the first language has those of all.
  const fields = { ...encodePopup(first), poptin: '', parts: undefined, chunks: undefined }
  return Object.fromEntries(
    Object.entries(translations).map(([language, each]) => {
      const parts = [...each.parts, CHOOSES_LANGUAGE]
      return [language, differences(encodePopup({ ...each, parts, pack: first.pack }), fields)]
    }),
  )
}

/** A popup that opens by itself counts; what the page embeds is content of the page. */
const isCalm = ({ calm, onClickOnly, type }: ServedPopup): boolean =>
  Boolean(calm && !onClickOnly && type !== 'embedded')

/** Popups that are marked wait for the chunk that counts. */
const liveOf = (popup: ServedPopup): Record<string, unknown> | undefined => {
  const live = encodeLive(popup.targeting)
  return isCalm(popup) ? { ...live, [CALM_MARK]: CALM_MARKS[popup.calm ?? 'counts'] } : live && { ...live }
}

export const encodePopup = (popup: ServedPopup): Record<string, unknown> => ({
  ...NEUTRAL,
  poptin_id: popup.id,
  poptin_type: encodeType(popup.type),
  poptin_format: popup.format,
  poptin_name: popup.name,
  poptin_target: popup.target,
  poptin: popup.html ?? '',
  poptin_url: popup.templateUrl,
  poptin_size: popup.size,
  on_click: yesNo(popup.onClickOnly),
  account_id: popup.accountId,
  viewer_id: popup.viewerId,
  design_properties: encodeDesign(popup.design, hideWordOf(popup)),
  is_teasers_on: yesNo(popup.design.teaser !== undefined),
  redirect_url: popup.design.redirect?.url ?? '',
  redirect_target: popup.design.redirect?.newTab ? '_blank' : '_self',
  poptin_trigger: {
    close_trigger: popup.design.openOnClose ?? '',
    convert: yesNo(popup.design.closeConverts ?? false),
  },
  x_close_button: yesNo(popup.design.closeControl === 'x'),
  d_f_r: FREQUENCY[popup.frequency.rule],
  d_f_a: popup.frequency.count,
  stop_showing_to_converted_users: yesNo(popup.stopWhenConverted),
  auto_pilot_trigger: yesNo(popup.triggers.autopilot ?? false),
  ...encodeTargeting(popup.targeting),
  triggers: encodeTriggers(popup.triggers),
  lang: popup.language,
  wheel_has_coupon: yesNo(popup.prizes?.some(({ code }) => code) ?? false),
  // Our own fields, not in the specification.
  words: popup.words,
  languages: encodeTranslations(popup),
  prizes: popup.prizes && encodeSlices(popup.prizes),
  parts: partsOf(popup),
  chunks: chunksOf(popup),
  cooldown: cooldownOf(popup) || undefined,
  priority: popup.priority || undefined,
  signature: popup.signature,
  live: liveOf(popup),
})
