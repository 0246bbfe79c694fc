/** Keeps a contact in Brevo, in the lists that are named. */
import { call } from './call.js'
import { mapped } from './fields.js'
import { emailOf, NO_EMAIL } from './receiver.js'

/** @type {import('./receiver.js').Receiver} */
export const brevo = {
  needs: ['BREVO_API_KEY'],
  async receive(event, { env, mapping }) {
    const email = emailOf(event)
    if (!email) return NO_EMAIL
    const listIds = (env.BREVO_LIST_IDS ?? '').split(',').filter(Boolean).map(Number)
    await call(`${env.BREVO_URL ?? 'https://api.brevo.com'}/v3/contacts`, {
      headers: { 'api-key': env.BREVO_API_KEY ?? '' },
      body: {
        email,
        attributes: mapped(event, mapping),
        updateEnabled: true,
        ...(listIds.length && { listIds }),
      },
    })
    return 'contact kept'
  },
}
