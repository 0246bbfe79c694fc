/** The display and click calls, the server's half: what is asked, and the answer (specification, sections 3 and 7). */
import * as v from 'valibot'
import { encodePopup, type ServedPopup } from './popup'
import { Text } from './text'

/** Of the many facts of the display form, those that decide what is answered. */
export const DisplayForm = v.pipe(
  v.object({ domain: Text, cc: Text, preview_poptin_id: Text }),
  v.transform((form) => ({ domain: form.domain, country: form.cc, preview: form.preview_poptin_id })),
)

export interface Asker {
  /** Two letters, '' when unknown. */
  country: string
  ip: string
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

export const encodeDisplay = (popups: ServedPopup[], asker: Asker): Record<string, unknown> => ({
  ...envelope(asker),
  poptins: popups.map(encodePopup),
  display: 'allowed',
  message: '',
  lang: popups[0]?.language ?? 'en',
})

/** The answer to a page that the site does not list. */
export const encodeRefusal = (asker: Asker): Record<string, unknown> => ({
  ...envelope(asker),
  poptins: [],
  display: 'not_allowed',
  message: 'Client restricted',
  lang: 'en',
})
