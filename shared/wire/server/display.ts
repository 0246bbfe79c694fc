/** The display and click calls, the server's half: what is asked, and the answer (specification, sections 3 and 7). */
import * as v from 'valibot'
import { encodePopup, type ServedPopup, yesNo } from './popup'
import { targetedOf } from './targeted'
import { Text } from './text'

/** Of the many facts of the display form, those that decide what is answered. */
export const DisplayForm = v.pipe(
  v.object({ domain: Text, cc: Text, preview_poptin_id: Text, cookies: Text }),
  v.transform((form) => ({
    domain: form.domain,
    country: form.cc,
    preview: form.preview_poptin_id,
    newSession: form.cookies.split('\n').includes('new_session'),
  })),
)

export interface Asker {
  /** Two letters, '' when unknown. */
  country: string
  ip: string
  /** This page began the visit. */
  newSession: boolean
}

/** Why nothing may show, in the words of the specification (section 4). */
const MESSAGES = {
  /** The site does not list the page's domain. */
  domain: 'Client restricted',
  /** The site is restricted. */
  site: 'Client restricted',
  /** Its views of this month are used up. */
  views: 'You have been reached the max poptins views number',
}

export interface Restriction {
  reason: keyof typeof MESSAGES
  /** What is offered instead: a popup of this or any other site. */
  upgrade?: { popupId: string; moreThanTwoDays: boolean }
}

const envelope = ({ country, ip }: Asker) => ({
  is_client_restriction: false,
  client_restriction_setting: { upgrade_popup: null },
  if_freemium: false,
  country,
  cc: country,
  country_code: country,
  ip,
  wix_cart_details: null,
})

export const encodeDisplay = (popups: ServedPopup[], asker: Asker): Record<string, unknown> => {
  const targeted = targetedOf(popups)
  return {
    ...envelope(asker),
    poptins: popups.map((popup) => ({
      ...encodePopup(popup),
      poptin_new_session: yesNo(asker.newSession),
      // Ours, beside the specification's.
      targeted: yesNo(targeted.has(popup)),
    })),
    // Ours, beside the specification's: chunks that run on the page.
    run: popups.some(({ design }) => design.teaser) ? ['teaser'] : [],
    display: 'allowed',
    message: '',
    lang: popups[0]?.language ?? 'en',
  }
}

/** A page of another domain is no client of ours: that is no restriction of one. */
export const encodeRestriction = ({ reason, upgrade }: Restriction, asker: Asker): Record<string, unknown> => ({
  ...envelope(asker),
  poptins: [],
  // Ours, beside the specification's.
  run: ['report'],
  display: 'not_allowed',
  message: MESSAGES[reason],
  is_client_restriction: reason !== 'domain',
  client_restriction_setting: {
    upgrade_popup: upgrade ? { id: upgrade.popupId, more_than_two_days: upgrade.moreThanTwoDays } : null,
  },
  lang: 'en',
})
