/** Keeps a profile in Klaviyo, and subscribes it to a list if one is named. */
import { call } from './call.js'
import { mapped } from './fields.js'
import { emailOf, NO_EMAIL } from './receiver.js'

const REVISION = '2026-01-15'
/** All other names of a mapping are properties of the owner's own. */
const STANDARD = ['first_name', 'last_name', 'phone_number', 'organization', 'title', 'external_id', 'locale']

/** @param {string} email @param {string} list */
const subscription = (email, list) => ({
  data: {
    type: 'profile-subscription-bulk-create-job',
    attributes: {
      custom_source: 'Wisp',
      profiles: {
        data: [
          {
            type: 'profile',
            attributes: { email, subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } } },
          },
        ],
      },
    },
    relationships: { list: { data: { type: 'list', id: list } } },
  },
})

/** @type {import('./receiver.js').Receiver} */
export const klaviyo = {
  needs: ['KLAVIYO_API_KEY'],
  async receive(event, { env, mapping }) {
    const email = emailOf(event)
    if (!email) return NO_EMAIL
    const root = env.KLAVIYO_URL ?? 'https://a.klaviyo.com'
    const type = 'application/vnd.api+json'
    const headers = { accept: type, authorization: `Klaviyo-API-Key ${env.KLAVIYO_API_KEY}`, revision: REVISION }
    const all = Object.entries(mapped(event, mapping))
    const standard = Object.fromEntries(all.filter(([name]) => STANDARD.includes(name)))
    const properties = Object.fromEntries(all.filter(([name]) => !STANDARD.includes(name)))
    const profile = { data: { type: 'profile', attributes: { email, ...standard, properties } } }
    await call(`${root}/api/profile-import`, { headers, type, body: profile })
    if (!env.KLAVIYO_LIST_ID) return 'profile kept'
    const body = subscription(email, env.KLAVIYO_LIST_ID)
    await call(`${root}/api/profile-subscription-bulk-create-jobs`, { headers, type, body })
    return 'profile kept and subscribed'
  },
}
