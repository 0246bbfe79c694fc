/** The webhooks of a site for the desk, with their deliveries, which can be sent again. */
import { LooseId } from '../../shared/wire/server/text'
import { MAX_COUNTED_ROWS } from '../desk/counted-rows'
import { check } from '../http/body'
import { Refusal } from '../http/refusal'
import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import { short } from '../lib/text'
import type { Popups } from '../popups/queries'
import type { DeliveryRow, WebhookRow, WebhooksAnswer } from './answers'
import type { Delivered, Deliveries } from './deliveries'
import type { Webhook, Webhooks } from './queries'

interface Services {
  /** Delivers to a webhook once more, or throws an Invalid. */
  redeliver(delivery: Delivered): Promise<void>
  store: {
    deliveries: Pick<Deliveries, 'list' | 'find' | 'countWaiting'>
    popups: Pick<Popups, 'findEver'>
    webhooks: Pick<Webhooks, 'list'>
  }
}

/** Most deliveries of each webhook. The command lists more. */
const MAX_DELIVERIES = 8
const MAX_ANSWER_LENGTH = 200

const iso = (time: number): string => new Date(time).toISOString()

const deliveryRow = ({ id, at, event, state, attempts, status, took, answer, dueAt }: Delivered): DeliveryRow => ({
  id,
  at: iso(at),
  event,
  state,
  attempts,
  status,
  took,
  answer: short(answer.trim(), MAX_ANSWER_LENGTH),
  ...(dueAt !== undefined && { next: iso(dueAt) }),
})

const webhookRow = async (webhook: Webhook, { store }: Services): Promise<WebhookRow> => {
  const { id, url, popupId, events, on, note, failingSince } = webhook
  const deliveries = await store.deliveries.list(id, MAX_DELIVERIES)
  return {
    id,
    url,
    events,
    on,
    note,
    popup: popupId && ((await store.popups.findEver(popupId))?.name ?? popupId),
    ...(failingSince !== undefined && { failingSince: iso(failingSince) }),
    waiting: await store.deliveries.countWaiting(id, MAX_COUNTED_ROWS + 1),
    deliveries: deliveries.map(deliveryRow),
  }
}

const list: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/webhooks',
  desk: true,
  polled: true,
  async handle(c, services) {
    const siteKey = check(LooseId, c.req.query('site'), 'site')
    const all = await services.store.webhooks.list()
    const sites = [...new Set(all.map(({ siteKey }) => siteKey))].sort()
    const site = sites.includes(siteKey) ? siteKey : (sites[0] ?? '')
    const ofSite = all.filter(({ siteKey }) => siteKey === site)
    const webhooks = await Promise.all(ofSite.map((webhook) => webhookRow(webhook, services)))
    return c.json<WebhooksAnswer>({ site, sites, webhooks })
  },
}

/** The delivery of a site that the address names, so that nobody reaches another's by its id. */
const again: DeskRoute<Services> = {
  method: 'POST',
  path: '/desk/api/webhooks/:site/deliveries/:id/again',
  desk: true,
  async handle(c, { store, redeliver }) {
    const [site, id] = [param(c, 'site'), param(c, 'id')]
    const delivery = /^[a-z\d]{24}$/.test(id) ? await store.deliveries.find(id) : undefined
    if (delivery?.siteKey !== site) throw new Refusal(404, 'The site has no delivery with this id')
    await redeliver(delivery)
    return c.json({ again: id })
  },
}

export const deskWebhooks: DeskRoute<Services>[] = [list, again]
