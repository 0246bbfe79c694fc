/** `wisp webhook`: who is told of what happens on a site. */

import { EVENTS, type EventName, isEvent } from '../db/schema/event-names'
import { suggestion } from '../files/suggest'
import { invalid, wrongUsage } from '../lib/invalid'
import { problemOfUrl } from '../outside/allowed'
import type { Config } from '../process/config'
import type { Store } from '../store/store'
import { isSecret } from '../webhooks/signature'
import { type Command, chooseSite, textOption, textsOption, type Values } from './command'
import { confirm } from './confirm'
import { chooseWebhook, describeState } from './webhook-of'
import { withStore } from './with-store'

/** All that is wrong, at once. */
const problemsOf = ({ webhookAllow }: Config, url: string, options: Values): string[] => {
  const wrong = problemOfUrl(url, webhookAllow)
  const unknown = textsOption(options, 'event').filter((name) => !isEvent(name))
  const secret = textOption(options, 'secret')
  return [
    ...(wrong ? [`URL ${wrong}, got "${url}"`] : []),
    ...unknown.map(
      (name) => `There is no event ${name}${suggestion(name, [...EVENTS])}. There is: ${EVENTS.join(', ')}`,
    ),
    ...(textOption(options, 'popup') && textsOption(options, 'event').includes('cart.abandoned')
      ? ['cart.abandoned belongs to no popup: leave out --popup']
      : []),
    ...(secret === undefined || isSecret(secret) ? [] : ['--secret must be whsec_ and base64 of 24 to 64 bytes']),
  ]
}

const eventsIn = (options: Values): EventName[] => {
  const chosen = textsOption(options, 'event').filter(isEvent)
  return chosen.length ? EVENTS.filter((event) => chosen.includes(event)) : [...EVENTS]
}

/** Refuses an id that is no popup, page or form of the site. */
const choosePopupOf = async (store: Store, siteKey: string, id: string): Promise<string> => {
  const popup = id ? await store.popups.findEver(id) : undefined
  if (!id || (popup && popup.siteKey === siteKey && popup.status !== 'deleted')) return id
  const ids = (await store.popups.list()).flatMap((popup) => (popup.siteKey === siteKey ? popup.id : []))
  throw invalid(`The site has no popup, page or form ${id}${suggestion(id, ids)}`)
}

export const webhookAdd: Command = {
  name: 'webhook add',
  args: 'URL [--site KEY] [--event NAME]… [--popup ID] [--secret SECRET]',
  help: 'tell this address of what happens; prints the id of the webhook, and the secret that signs',
  options: {
    site: { type: 'string' },
    event: { type: 'string', multiple: true },
    popup: { type: 'string' },
    secret: { type: 'string' },
  },
  argumentCount: 1,
  async run(world, [url = ''], options) {
    const problems = problemsOf(world.config, url, options)
    if (problems.length) throw wrongUsage(...problems)
    const { id, secret } = await withStore(world, async (store) => {
      const { key: siteKey } = await chooseSite(store, textOption(options, 'site'))
      const popupId = await choosePopupOf(store, siteKey, textOption(options, 'popup') ?? '')
      const ownSecret = textOption(options, 'secret')
      return store.webhooks.add({
        siteKey,
        popupId,
        url: new URL(url).href,
        events: eventsIn(options),
        secret: ownSecret,
      })
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
  help: 'a new secret; the old one signs as well for another day',
  options: { secret: { type: 'string' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const ownSecret = textOption(options, 'secret')
    if (ownSecret !== undefined && !isSecret(ownSecret))
      throw wrongUsage('--secret must be whsec_ and base64 of 24 to 64 bytes')
    const secret = await withStore(world, async (store) => {
      await chooseWebhook(store, id)
      return store.webhooks.rotate(id, ownSecret)
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
  help: 'remove a webhook with all that it was told and is still to be told, after asking',
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
