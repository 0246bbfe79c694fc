/** Keeps a contact in HubSpot: a new one, or the one that has this address. */
import { call, Refused } from './call.js'
import { mapped } from './fields.js'
import { emailOf, NO_EMAIL } from './receiver.js'

/** Some of what was sent was not taken. */
const IN_PART = 207

/** @type {import('./receiver.js').Receiver} */
export const hubspot = {
  needs: ['HUBSPOT_TOKEN'],
  async receive(event, { env, mapping }) {
    const email = emailOf(event)
    if (!email) return NO_EMAIL
    const root = env.HUBSPOT_URL ?? 'https://api.hubapi.com'
    const { status, text } = await call(`${root}/crm/v3/objects/contacts/batch/upsert`, {
      headers: { authorization: `Bearer ${env.HUBSPOT_TOKEN}` },
      body: { inputs: [{ idProperty: 'email', id: email, properties: { email, ...mapped(event, mapping) } }] },
    })
    if (status === IN_PART) throw new Refused(400, text)
    return 'contact kept'
  },
}
