import { afterEach, beforeEach, expect, it } from 'vitest'
import { EVENTS } from '../../server/db/schema/event-names'
import type { Problem } from '../../server/lib/invalid'
import { addWebhook, rotateSecret } from '../../server/webhooks/add'
import type { WebhooksAnswer } from '../../server/webhooks/answers'
import { describeOnEitherDatabase } from '../support/databases'
import { idOf, type Receiver, startReceiver } from '../support/receiver'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, TOKEN } from '../support/shop'
import { LOCAL, openWebhooks, type Webhooks } from '../support/webhooks'

describeOnEitherDatabase('the desk and webhooks', (database) => {
  let world: Webhooks
  let receiver: Receiver
  beforeEach(async () => {
    receiver = await startReceiver()
    world = await openWebhooks(database())
  })
  afterEach(async () => {
    await world.close()
    await receiver.stop()
  })

  const list = async (site = ''): Promise<WebhooksAnswer> => (await world.desk(`/webhooks?site=${site}`)).json()
  const again = (site: string, id: string, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
    world.request(`/desk/api/webhooks/${site}/deliveries/${id}/again`, { method: 'POST', headers })

  it('shows the webhooks of one site, how they are, and what they were told last, but no secret', async () => {
    expect(await list()).toEqual({ site: '', sites: [], webhooks: [] })
    const { id, secret } = await world.webhook(receiver.url, { events: ['lead.created'], popupId: LEAD_POPUP })
    const theirs = await world.webhook(`${receiver.url}/theirs`, { siteKey: CLOSED_SITE })
    receiver.answers((_, response) => response.writeHead(500).end(`${'broken '.repeat(100)}`))
    for (let count = 0; count < 9; count++) await world.lead(`l${count}`)
    await world.lead('theirs', { poptin_id: CLOSED_POPUP })
    await world.deliver()
    const answer = await list(OPEN_SITE)
    const { deliveries = [], ...webhook } = answer.webhooks[0] ?? {}
    expect([answer.site, answer.sites, answer.webhooks.length]).toEqual([OPEN_SITE, [CLOSED_SITE, OPEN_SITE], 1])
    expect((await list()).site).toBe(CLOSED_SITE)
    expect(webhook).toEqual({
      id,
      url: receiver.url,
      popup: 'Newsletter',
      events: ['lead.created'],
      on: true,
      note: '',
      waiting: 9,
      failingSince: expect.stringMatching(/^\d{4}-/),
    })
    expect(deliveries).toHaveLength(8)
    expect(deliveries[0]).toMatchObject({ event: 'lead.created', state: 'waiting', attempts: 1, status: 500 })
    expect(deliveries[0]?.answer.length).toBeLessThanOrEqual(200)
    expect((await list(CLOSED_SITE)).webhooks).toMatchObject([{ id: theirs.id, deliveries: [{ attempts: 1 }] }])
    expect(JSON.stringify(answer)).not.toContain(secret)
  })

  it('are added with all events unless some are chosen, or refused with all that is wrong, by field', async () => {
    const { store } = world
    const input = { siteKey: OPEN_SITE, url: receiver.url, events: [], popupId: LEAD_POPUP, secret: undefined }
    const { id } = await addWebhook(store, input, LOCAL)
    const chosen = await addWebhook(store, { ...input, events: ['prize.won', 'lead.created'] }, LOCAL)
    const events = new Map((await store.webhooks.list()).map((webhook) => [webhook.id, webhook.events]))
    expect(events.get(id)).toEqual(EVENTS)
    expect(events.get(chosen.id)).toEqual(['lead.created', 'prize.won'])
    const wrong = { siteKey: CLOSED_SITE, url: 'ftp://x', events: ['lead'], popupId: LEAD_POPUP, secret: 'abc' }
    const { problems } = await addWebhook(store, wrong, LOCAL).catch((error) => error)
    expect(problems.map(({ path }: Problem) => path)).toEqual([['url'], ['events'], ['popup'], ['secret']])
    await expect(rotateSecret(store.webhooks, { id }, 'abc')).rejects.toMatchObject({ problems: [problems[3]] })
    expect(await store.webhooks.list()).toHaveLength(2)
  })

  it('makes a delivery again, of this site only', async () => {
    const { id } = await world.webhook(receiver.url)
    await world.lead('one')
    await world.deliver()
    const [row] = await world.list(id)
    const delivery = row?.id ?? ''
    expect((await again(CLOSED_SITE, delivery)).status).toBe(404)
    expect((await again(OPEN_SITE, 'x'.repeat(24))).status).toBe(404)
    expect((await again(OPEN_SITE, "' or 1=1")).status).toBe(404)
    expect((await again(OPEN_SITE, delivery, {})).status).toBe(401)
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(1)
    expect(await (await again(OPEN_SITE, delivery)).json()).toEqual({ again: delivery })
    await world.deliver()
    expect(receiver.deliveries.map(idOf)).toEqual([delivery, delivery])
    receiver.answers((_, response) => response.writeHead(410).end())
    await world.lead('two')
    await world.deliver()
    const refused = await again(OPEN_SITE, delivery)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      // As the command says it.
      expect.stringContaining(`is gone). Switch it on first: wisp webhook resume ${id}`),
    ])
    expect((await list()).webhooks).toMatchObject([{ on: false, note: 'Its receiver answered 410: it is gone' }])
  })
})
