/** Writes a message into a channel of Slack, by the address of an incoming webhook of its own. */
import { call } from './call.js'
import { mapped } from './fields.js'

/** What visitors have typed must not become a link or a mention. @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @type {import('./receiver.js').Receiver} */
export const slack = {
  needs: ['SLACK_WEBHOOK_URL'],
  async receive(event, { env, mapping }) {
    const lines = Object.entries(mapped(event, mapping)).map(([name, value]) => `${name}: ${value}`)
    await call(env.SLACK_WEBHOOK_URL ?? '', { body: { text: escaped([event.type, ...lines].join('\n')) } })
    return 'message sent'
  },
}
