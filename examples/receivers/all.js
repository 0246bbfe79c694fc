/** The receivers by name. */
import { brevo } from './brevo.js'
import { email } from './email.js'
import { googleSheets } from './google-sheets.js'
import { hubspot } from './hubspot.js'
import { klaviyo } from './klaviyo.js'
import { mailchimp } from './mailchimp.js'
import { slack } from './slack.js'

/** @type {Map<string, import('./receiver.js').Receiver>} */
export const RECEIVERS = new Map(
  Object.entries({ mailchimp, klaviyo, hubspot, brevo, slack, 'google-sheets': googleSheets, email }),
)
