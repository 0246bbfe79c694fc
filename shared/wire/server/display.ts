/** Server side of the display and click calls: request and answer (specification, sections 3 and 7). */
import * as v from 'valibot'
import type { Calm } from '../../model/calm'
import type { ConsentBridge } from '../../model/consent-platforms'
import { runsStore } from '../../model/platforms'
import { EXCLUSIVE } from '../../model/popup-type'
import { yesNo } from '../../values/names'
import { OWNER } from '../addresses'
import { encodeLive } from './live-targeting'
import { encodePopup, type ServedPopup } from './popup'
import { targetedOf } from './targeted'
import { Text } from './text'

/** Only those fields of the display form that affect the answer. */
export const DisplayForm = v.pipe(
  v.object({
    domain: Text,
    cc: Text,
    preview_poptin_id: Text,
    cookies: Text,
    if_mobile: Text,
    store_integration: Text,
    client_id: Text,
    webdriver: Text,
    previous_visited_pages_with_current: Text,
    [OWNER]: Text,
  }),
  v.transform((form) => ({
    domain: form.domain,
    country: form.cc,
    preview: form.preview_poptin_id,
    newSession: form.cookies.split('\n').includes('new_session'),
    mobile: form.if_mobile === 'true',
    store: form.store_integration,
    nameless: form.client_id === '',
    driven: form.webdriver === 'true',
    pages: form.previous_visited_pages_with_current,
    owner: form[OWNER],
  })),
)

export interface Asker {
  /** Two-letter code; '' if unknown. */
  country: string
  ip: string
  /** Whether the visit started on this page. */
  newSession: boolean
  /** True for a mobile device, as the loader detects it. */
  mobile: boolean
  /** The store platform of the page; '' if it is none. */
  store: string
  /** Nothing may be stored on the page: what it shows is counted without an id. */
  nameless?: boolean | undefined
  /** The consent platform of the site. */
  bridge?: ConsentBridge | undefined
  /** The script is of this build: others lack some chunks, and would wait for them in vain. */
  current?: boolean | undefined
}

/** The reason why no popup may show, in the specification's wording (section 4). */
const MESSAGES = {
  /** The page's domain is not one of the site's. */
  domain: 'Client restricted',
  /** The site is restricted. */
  site: 'Client restricted',
  /** The site's views of this month are used up. */
  views: 'You have been reached the max poptins views number',
}

export interface Restriction {
  reason: keyof typeof MESSAGES
  /** The popup offered instead; it may belong to another site. */
  upgrade?: { popupId: string; moreThanTwoDays: boolean } | undefined
}

/** An asker without country and address: what all visitors with the same answer have in common. */
export type Audience = Omit<Asker, 'country' | 'ip'> & Partial<Asker>

const envelope = ({ country, ip }: Pick<Audience, 'country' | 'ip'>) => ({
  is_client_restriction: false,
  client_restriction_setting: { upgrade_popup: null },
  if_freemium: false,
  country,
  cc: country,
  country_code: country,
  ip,
  wix_cart_details: null,
})

/** A popup to which its owner has given no teaser may still need one: for a reminder, or on a phone after a search. */
const hasTeaser = ({ design, parts, targeting }: ServedPopup, { mobile }: Audience): boolean =>
  design.teaser !== undefined || parts.includes('remind') || Boolean(mobile && targeting?.searchBar)

/** True if some of those that wait for each other go before others. */
const havePriorities = (popups: ServedPopup[]): boolean => {
  const exclusive = popups.filter(({ onClickOnly, type }) => !onClickOnly && EXCLUSIVE.includes(type))
  return new Set(exclusive.map(({ priority = 0 }) => priority)).size > 1
}

/** @param cooldown of the site; 0 for a preview @param calm its limits on popups that open by themselves, if it has any */
export const encodeDisplay = (
  popups: ServedPopup[],
  asker: Audience,
  cooldown = 0,
  calm?: Calm,
): Record<string, unknown> => {
  const targeted = targetedOf(popups)
  const live = popups.some(({ targeting }) => encodeLive(targeting)) ? ['live-targeting'] : []
  return {
    ...envelope(asker),
    poptins: popups.map((popup) => ({
      ...encodePopup(popup),
      poptin_new_session: yesNo(asker.newSession),
      // Our own field, not in the specification.
      targeted: yesNo(targeted.has(popup)),
    })),
    // Our own field, not in the specification: chunks to run on the page.
    run: [
      ...(asker.bridge ? [`consent-${asker.bridge.platform}`] : []),
      ...(asker.nameless ? ['count'] : []),
      // The languages chunk runs teasers, once their popups have a language.
      ...(popups.some(({ translations }) => translations)
        ? ['languages']
        : popups.some((popup) => hasTeaser(popup, asker))
          ? ['teaser']
          : []),
      ...(runsStore(asker.store, popups) ? ['store'] : []),
      ...(asker.current && havePriorities(popups) ? ['priorities'] : []),
      // The chunk `calm` runs the live-targeting chunk itself.
      ...(calm ? ['calm'] : live),
    ],
    // Our own field: what the consent platform has to allow, if it is not the usual.
    ...(asker.bridge?.categories.length && { consent_categories: asker.bridge.categories }),
    // Our own field, for popups of the page itself: seconds after a close in which none opens by itself.
    cooldown,
    // Our own field: how many popups may open by themselves.
    ...(calm && { calm }),
    display: 'allowed',
    message: '',
    lang: popups[0]?.language ?? 'en',
  }
}

/** An unlisted domain is not a restriction of the account, so `is_client_restriction` is false for it. */
export const encodeRestriction = ({ reason, upgrade }: Restriction, asker: Asker): Record<string, unknown> => ({
  ...envelope(asker),
  poptins: [],
  // Our own field, not in the specification.
  run: ['report'],
  display: 'not_allowed',
  message: MESSAGES[reason],
  is_client_restriction: reason !== 'domain',
  client_restriction_setting: {
    upgrade_popup: upgrade ? { id: upgrade.popupId, more_than_two_days: upgrade.moreThanTwoDays } : null,
  },
  lang: 'en',
})
