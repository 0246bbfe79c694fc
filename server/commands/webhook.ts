/** `wisp webhook`: who is told of what happens on a site. */

import { ofArguments } from '../lib/invalid'
import { addWebhook, rotateSecret } from '../webhooks/add'
import { type Command, chooseSite, textOption, textsOption } from './command'
import { confirm } from './confirm'
import { chooseWebhook, describeState } from './webhook-of'
import { withStore } from './with-store'

/** The arguments, by the fields of the webhook that they set. */
const ARGUMENTS = { url: '', events: '--event:', popup: '--popup:', secret: '--secret:' }

export const webhookAdd: Command = {
  name: 'webhook add',
  args: 'URL [--site KEY] [--event NAME]… [--popup ID] [--secret SECRET]',
  help: 'send events to this address; prints the id of the webhook and its signing secret',
  options: {
    site: { type: 'string' },
    event: { type: 'string', multiple: true },
    popup: { type: 'string' },
    secret: { type: 'string' },
  },
  argumentCount: 1,
  async run(world, [url = ''], options) {
    const { id, secret } = await withStore(world, async (store) => {
      const { key: siteKey } = await chooseSite(store, textOption(options, 'site'))
      const input = {
        siteKey,
        url,
        events: textsOption(options, 'event'),
        popupId: textOption(options, 'popup') ?? '',
        secret: textOption(options, 'secret'),
      }
      return ofArguments(() => addWebhook(store, input, world.config.webhookAllow), ARGUMENTS)
    })
    world.print(`${id}\n\nIts receiver checks the signature with this secret, which is not shown again:\n\n${secret}`)
  },
}

export const webhookList: Command = {
  name: 'webhook list',
  args: '[--site KEY]',
  help: 'the webhooks: id, site, popup, state, how many deliveries wait, address, events',
  options: { site: { type: 'string' } },
  argumentCount: 0,
  async run(world, _, options) {
    const site = textOption(options, 'site')
    const rows = await withStore(world, async (store) => {
      const all = await store.webhooks.list(site === undefined ? '' : (await chooseSite(store, site)).key)
      const row = async (webhook: (typeof all)[number]): Promise<string[]> => [
        webhook.id,
        webhook.siteKey,
        webhook.popupId || 'all',
        describeState(webhook),
        `${await store.deliveries.countWaiting(webhook.id)} waiting`,
        webhook.url,
        webhook.events.join(' '),
      ]
      return Promise.all(all.map(row))
    })
    for (const row of rows) world.print(row.join('\t'))
  },
}

export const webhookRotate: Command = {
  name: 'webhook rotate',
  args: 'ID [--secret SECRET]',
  help: 'replace the secret; the old one is valid for one more day',
  options: { secret: { type: 'string' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const secret = await withStore(world, async (store) => {
      const webhook = await chooseWebhook(store, id)
      return ofArguments(() => rotateSecret(store.webhooks, webhook, textOption(options, 'secret')), ARGUMENTS)
    })
    world.print(secret)
  },
}

export const webhookResume: Command = {
  name: 'webhook resume',
  args: 'ID',
  help: 'switch a webhook on again that was switched off because nothing was delivered',
  argumentCount: 1,
  async run(world, [id = '']) {
    await withStore(world, async (store) => store.webhooks.resume(await chooseWebhook(store, id)))
    world.print([id, 'on'].join('\t'))
  },
}

export const webhookRemove: Command = {
  name: 'webhook remove',
  args: 'ID [--yes]',
  help: 'remove a webhook and its deliveries, also those that wait, after asking',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], { yes }) {
    await withStore(world, async (store) => {
      const webhook = await chooseWebhook(store, id)
      const waiting = await store.deliveries.countWaiting(id)
      await confirm(`Remove the webhook to ${webhook.url}, for which ${waiting} deliveries wait?`, yes === true)
      await store.webhooks.remove(webhook)
    })
    world.print([id, 'removed'].join('\t'))
  },
}
