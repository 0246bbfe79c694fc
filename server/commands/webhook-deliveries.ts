/** `wisp webhook test`, `deliveries`, `redeliver`: what a webhook was told, and telling it again. */

import { Failure } from '../lib/failure'
import { invalid, wrongUsage } from '../lib/invalid'
import type { Delivered } from '../webhooks/deliveries'
import { redeliver, sendTest } from '../webhooks/manual-deliveries'
import { type Command, textOption } from './command'
import { chooseWebhook } from './webhook-of'
import { withStore } from './with-store'

const DEFAULT_DELIVERIES = 20
const MAX_DELIVERIES = 1_000

/** `200 in 84 ms`, or why there was no answer. */
const describeAnswer = ({ status, took, answer, attempts }: Delivered): string => {
  if (!attempts) return 'not tried yet'
  const [line = ''] = answer.trim().split('\n')
  return status ? `${status} in ${took} ms` : line
}

const rowOf = (delivery: Delivered): string[] => {
  const { id, at, event, popupId, state, attempts, dueAt } = delivery
  return [
    id,
    new Date(at).toISOString(),
    event,
    popupId || '-',
    state,
    `${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
    describeAnswer(delivery),
    ...(dueAt === undefined ? [] : [`next ${new Date(dueAt).toISOString()}`]),
  ]
}

export const webhookTest: Command = {
  name: 'webhook test',
  args: 'ID',
  help: 'send a signed test event now, and print what is answered',
  argumentCount: 1,
  async run(world, [id = '']) {
    const delivery = await withStore(world, async (store) => {
      const webhook = await chooseWebhook(store, id)
      return sendTest(store, webhook, { allowed: world.config.webhookAllow })
    })
    world.print(rowOf(delivery).join('\t'))
    if (delivery.answer) world.print(delivery.answer)
    if (delivery.state !== 'delivered') throw new Failure('The receiver did not accept it')
  },
}

export const webhookDeliveries: Command = {
  name: 'webhook deliveries',
  args: 'ID [--limit NUMBER]',
  help: 'its deliveries, newest first: id, time, event, popup, state, tries, answer',
  options: { limit: { type: 'string' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const limit = Number(textOption(options, 'limit') ?? DEFAULT_DELIVERIES)
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_DELIVERIES)
      throw wrongUsage(`--limit must be a whole number from 1 to ${MAX_DELIVERIES}`)
    const all = await withStore(world, async (store) => {
      await chooseWebhook(store, id)
      return store.deliveries.list(id, limit)
    })
    for (const delivery of all) world.print(rowOf(delivery).join('\t'))
  },
}

export const webhookRedeliver: Command = {
  name: 'webhook redeliver',
  args: 'DELIVERY',
  help: 'let the running server deliver it again, under the same id',
  argumentCount: 1,
  async run(world, [id = '']) {
    await withStore(world, async (store) => {
      const delivery = await store.deliveries.find(id)
      if (!delivery) throw invalid(`There is no delivery ${id}. Those of a webhook: wisp webhook deliveries ID`)
      await redeliver(store, delivery)
    })
    world.print([id, 'waiting'].join('\t'))
  },
}
