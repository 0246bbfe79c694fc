/** Sends an e-mail by the owner's SMTP server. */
import { mapped } from './fields.js'
import { emailOf } from './receiver.js'

/** Milliseconds to connect, for the greeting, and without a word. */
const TIMEOUT_MS = 10_000

/** An answer to the message goes to the visitor. @param {string} email */
const replyTo = (email) => (/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(email) ? { replyTo: email } : {})

/** @type {import('./receiver.js').Receiver} */
export const email = {
  needs: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  async receive(event, { env, mapping }) {
    // The other receivers do without this package.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: env.SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mapping names no files, and what visitors write must not either.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const lines = Object.entries(mapped(event, mapping)).map(([name, value]) => `${name}: ${value}`)
    try {
      await transport.sendMail({
        from: env.MAIL_FROM,
        to: env.MAIL_TO,
        subject: `${env.MAIL_SUBJECT ?? 'Wisp'}: ${event.type}`,
        text: `${lines.join('\n')}\n`,
        ...replyTo(emailOf(event)),
        // The same for the same event, so that a mailbox can tell.
        messageId: `<${event.id}@${
          (env.MAIL_FROM ?? '')
            .split('@')
            .at(-1)
            ?.replace(/[^\w.-]/g, '') || 'wisp'
        }>`,
      })
    } finally {
      transport.close()
    }
    return 'e-mail sent'
  },
}
