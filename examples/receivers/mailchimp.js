/** Adds a contact to an audience of Mailchimp, or updates it. */
import { createHash } from 'node:crypto'
import { call } from './call.js'
import { mapped } from './fields.js'
import { emailOf, NO_EMAIL } from './receiver.js'

/** @type {import('./receiver.js').Receiver} */
export const mailchimp = {
  needs: ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
  async receive(event, { env, mapping }) {
    const email = emailOf(event)
    if (!email) return NO_EMAIL
    const key = env.MAILCHIMP_API_KEY ?? ''
    // The end of a key names the data centre.
    const root = env.MAILCHIMP_URL ?? `https://${key.split('-').at(-1)}.api.mailchimp.com`
    const member = createHash('md5').update(email.toLowerCase()).digest('hex')
    await call(`${root}/3.0/lists/${encodeURIComponent(env.MAILCHIMP_LIST_ID ?? '')}/members/${member}`, {
      method: 'PUT',
      headers: { authorization: `Basic ${Buffer.from(`wisp:${key}`).toString('base64')}` },
      body: {
        email_address: email,
        // Those who are new are asked to confirm, unless the owner has told otherwise.
        status_if_new: env.MAILCHIMP_STATUS ?? 'pending',
        merge_fields: mapped(event, mapping),
      },
    })
    return 'contact kept'
  },
}
