import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseLocation } from '../../server/db/database'
import { TEST_EVENT } from '../../server/db/schema/event-names'
import { openStore } from '../../server/store/store'
import { sendTest } from '../../server/webhooks/manual-deliveries'
import { newSecret } from '../../server/webhooks/signature'
import { describeOnEitherDatabase } from '../support/databases'
import { eventOf, idOf, type Receiver, startRawReceiver, startReceiver } from '../support/receiver'
import { CLICK_POPUP, CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP } from '../support/shop'
import { LOCAL, openWebhooks, settle, type Webhooks } from '../support/webhooks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describeOnEitherDatabase('deliveries', (database) => {
  let location: DatabaseLocation
  let world: Webhooks
  let receiver: Receiver
  const stops: (() => Promise<unknown>)[] = []
  const open = async (more: Parameters<typeof openWebhooks>[1] = {}) => {
    location = database()
    world = await openWebhooks(location, more)
    stops.push(world.close)
  }
  beforeEach(async () => {
    receiver = await startReceiver()
    stops.push(receiver.stop)
    await open()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })

  const submissions = () => receiver.deliveries.map((delivery) => eventOf(delivery).data.submission)
  const fails = (status: number, headers: Record<string, string> = {}) =>
    receiver.answers((_, response) => response.writeHead(status, headers).end('no'))
  const state = async (id: string) => world.store.webhooks.find(id)

  it('are signed as the kept library checks it, with the time of the attempt and the same id each time', async () => {
    const secret = newSecret()
    await world.webhook(receiver.url, { secret })
    fails(500)
    await world.lead('one')
    await world.deliver()
    world.clock.move(10_000)
    await world.deliver()
    const [first, second] = receiver.deliveries
    if (!first || !second) throw new Error('There were not two attempts')
    expect(new Verifier(secret).verify(first.body, first.headers)).toMatchObject({ type: 'lead.created' })
    expect([second.body, idOf(second)]).toEqual([first.body, idOf(first)])
    const time = ({ headers }: typeof first) => Number(headers['webhook-timestamp'])
    expect(time(second) - time(first)).toBeGreaterThanOrEqual(9)
    expect(first.headers['content-type']).toBe('application/json')
    expect(idOf(first)).toMatch(/^[a-z\d]{24}$/)
  })

  it('are signed with the old secret too for a day after a rotation', async () => {
    const [old, fresh] = [newSecret(), newSecret()]
    const { id } = await world.webhook(receiver.url, { secret: old })
    await world.store.webhooks.rotate(id, fresh)
    const last = async (name: string) => {
      await world.lead(name)
      await world.deliver()
      return receiver.deliveries.at(-1)?.headers['webhook-signature']?.split(' ').length
    }
    expect(await last('one')).toBe(2)
    const [{ body, headers } = { body: '', headers: {} }] = receiver.deliveries
    for (const secret of [old, fresh]) expect(new Verifier(secret).verify(body, headers)).toBeTruthy()
    world.clock.move(DAY + MINUTE)
    expect(await last('two')).toBe(1)
  })

  it('are tried ten times in more than three days, and then given up, with the webhook', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.answers((_, response) => response.writeHead(500).end(`broken ${'x'.repeat(5_000)}`))
    await world.lead('one')
    const waits: number[] = []
    for (let tries = 0; tries < 10; tries++) {
      await world.deliver()
      const [delivery] = await world.list(id)
      expect([receiver.deliveries.length, delivery?.attempts]).toEqual([tries + 1, tries + 1])
      expect(delivery?.answer).toHaveLength(2_048)
      if (delivery?.dueAt === undefined) continue
      const wait = delivery.dueAt - (delivery.answeredAt ?? 0)
      waits.push(wait)
      world.clock.move(wait - 1_000)
      await world.deliver()
      expect(receiver.deliveries).toHaveLength(tries + 1)
      world.clock.move(2_000)
    }
    expect(waits.map((wait) => Math.round(wait / 1_000))).toEqual([
      5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ])
    expect(await world.list(id)).toMatchObject([{ state: 'failed', attempts: 10, status: 500 }])
    expect(await state(id)).toMatchObject({ on: false, note: 'Nothing but failures for three days' })
    await world.lead('two')
    await world.deliver()
    expect(await world.list(id)).toHaveLength(1)
    await world.store.webhooks.resume((await world.store.webhooks.find(id)) as never)
    receiver.answers((_, response) => response.end())
    await world.lead('three')
    await world.deliver()
    expect(await world.list(id)).toMatchObject([{ state: 'delivered' }, { state: 'failed' }])
  })

  it('that succeed now and then keep a webhook on', async () => {
    const { id } = await world.webhook(receiver.url)
    for (let day = 0; day < 5; day++) {
      fails(500)
      await world.lead(`bad-${day}`)
      await world.deliver()
      expect((await state(id))?.failingSince).toBeGreaterThan(0)
      world.clock.move(DAY)
      receiver.answers((_, response) => response.end())
      await world.lead(`good-${day}`)
      await world.deliver()
      expect(await state(id)).toMatchObject({ on: true, failingSince: undefined })
    }
  })

  it('end with a receiver that says that it is gone', async () => {
    const { id } = await world.webhook(receiver.url)
    fails(410)
    await world.lead('one')
    await world.lead('two')
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(1)
    expect(await state(id)).toMatchObject({ on: false, note: 'Its receiver answered 410: it is gone' })
    expect((await world.list(id)).map((delivery) => [delivery.state, delivery.dueAt])).toEqual([
      ['failed', undefined],
      ['failed', undefined],
    ])
  })

  it('leave a receiver alone for as long as it asks, an hour at most', async () => {
    await world.webhook(receiver.url)
    fails(429, { 'retry-after': '120' })
    await world.lead('one')
    await world.lead('two')
    await world.deliver()
    world.clock.move(100_000)
    await world.deliver()
    expect(submissions()).toEqual(['one'])
    fails(503, { 'retry-after': '99999999' })
    world.clock.move(30_000)
    await world.deliver()
    expect(submissions()).toHaveLength(3)
    world.clock.move(HOUR - MINUTE)
    await world.deliver()
    expect(submissions()).toHaveLength(3)
    receiver.answers((_, response) => response.end())
    world.clock.move(2 * MINUTE)
    await world.deliver()
    expect(submissions().slice(3).sort()).toEqual(['one', 'two'])
  })

  it('do not follow a redirect, and count it as a failure', async () => {
    const inner = await startReceiver('127.0.0.2')
    stops.push(inner.stop)
    const { id } = await world.webhook(receiver.url)
    fails(302, { location: inner.url })
    await world.lead('one')
    await world.deliver()
    expect(inner.deliveries).toEqual([])
    expect(await world.list(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 302 }])
  })

  it('never reach a private address, whatever the name stands for at each try', async () => {
    const addresses = [['8.8.8.8', '127.0.0.1'], ['10.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']]
    let lookups = 0
    await open({
      allowed: { hosts: new Set(), ranges: [] },
      resolve: async () => (addresses[lookups++] ?? []).map((address) => ({ address, family: 4 })),
    })
    const { id } = await world.webhook(`https://crm.example:${receiver.port}/hook`)
    await world.lead('one')
    for (const _ of addresses) {
      await world.deliver()
      expect((await world.list(id))[0]).toMatchObject({ status: 0, answer: 'crm.example is not a public address' })
      world.clock.move(3 * HOUR)
    }
    expect([lookups, receiver.deliveries.length]).toEqual([addresses.length, 0])
  })

  it('cut off a receiver that never answers, and go on to others meanwhile', async () => {
    await open({ limits: { time: 300, bytes: 2_048 } })
    const silent = await startRawReceiver(() => {})
    stops.push(silent.stop)
    const slow = await world.webhook(`http://127.0.0.1:${silent.port}/`)
    const quick = await world.webhook(receiver.url)
    await world.lead('one')
    await world.deliver()
    expect(await world.list(slow.id)).toMatchObject([{ status: 0, answer: 'No answer within 0.3 s', attempts: 1 }])
    expect(await world.list(quick.id)).toMatchObject([{ state: 'delivered' }])
  })

  it.each([
    ['is no HTTP', 'SSH-2.0-x\r\n', /Parse Error|Expected HTTP/],
    ['has huge headers', `HTTP/1.1 200 OK\r\n${'X-A: 1234567890\r\n'.repeat(5_000)}\r\n`, /Header overflow/],
    ['ends before it begins', '', /socket hang up/],
  ])('fail if the answer %s', async (_, text, reason) => {
    const raw = await startRawReceiver((socket) => socket.end(text))
    stops.push(raw.stop)
    const { id } = await world.webhook(`http://127.0.0.1:${raw.port}/`)
    await world.lead('one')
    await world.deliver()
    expect(await world.list(id)).toMatchObject([{ status: 0, attempts: 1, answer: expect.stringMatching(reason) }])
  })

  it('are made again if the receiver says 200 and dies half way through its answer', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.answers((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
    })
    await world.lead('one')
    await world.deliver()
    expect(await world.list(id)).toMatchObject([{ state: 'waiting', attempts: 1, answer: 'Its answer broke off' }])
    receiver.answers((_, response) => response.end())
    world.clock.move(HOUR)
    await world.deliver()
    expect(submissions()).toEqual(['one', 'one'])
    expect(await world.list(id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }])
  })

  it('keep an answer that no database takes as it is', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.answers((_, response) => response.end(Buffer.from([65, 0, 0xff, 66, 0xe2, 0x82])))
    await world.lead('one')
    await world.deliver()
    expect(await world.list(id)).toMatchObject([{ state: 'delivered', answer: 'A\uFFFDB' }])
  })

  it('of one popup are first tried in order, one at a time; what fails lets the next ones pass', async () => {
    await world.webhook(receiver.url)
    let [now, peak] = [0, 0]
    receiver.answers(async (delivery, response) => {
      now++
      peak = Math.max(peak, now)
      await new Promise((resolve) => setTimeout(resolve, 3))
      now--
      response.writeHead(eventOf(delivery).data.submission === 'l3' ? 500 : 200).end()
    })
    const names = Array.from({ length: 30 }, (_, index) => `l${index}`)
    for (const name of names.slice(0, 10)) await world.lead(name)
    // All of these are written in one transaction or a few.
    await Promise.all(names.slice(10).map((name) => world.lead(name)))
    const others = [world.another(), world.another()]
    await Promise.all([world.deliver(), ...others.map(settle)])
    await world.deliver()
    expect(submissions()).toEqual(names)
    expect(peak).toBe(1)
    world.clock.move(6_000)
    await world.deliver()
    expect(submissions().slice(30)).toEqual(['l3'])
  })

  it('of different popups do not wait for each other', async () => {
    await world.webhook(receiver.url)
    let both: () => void = () => {}
    const two = new Promise<void>((resolve) => {
      both = resolve
    })
    receiver.answers(async (_, response) => {
      if (receiver.deliveries.length === 2) both()
      await two
      response.end()
    })
    await world.lead('one')
    await world.lead('two', { poptin_id: CLICK_POPUP })
    await world.deliver()
    expect(submissions().sort()).toEqual(['one', 'two'])
  })

  it('to one host are few at the same time, and all of a long list arrive', async () => {
    let [now, peak] = [0, 0]
    receiver.answers(async (_, response) => {
      peak = Math.max(peak, ++now)
      await new Promise((resolve) => setTimeout(resolve, 2))
      now--
      response.end()
    })
    for (let count = 0; count < 12; count++) await world.webhook(receiver.url)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await world.lead(name)
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(84)
    expect(peak).toBeLessThanOrEqual(4)
    expect(peak).toBeGreaterThan(1)
  })

  it('to ten hosts that hang hold up no other one, old or new', async () => {
    await open({ limits: { time: 100 * MINUTE, bytes: 10 } })
    const old = { siteKey: CLOSED_SITE, popupId: CLOSED_POPUP }
    await world.webhook(`${receiver.url}?old`, old)
    const lead = (name: string) => world.lead(name, { poptin_id: CLOSED_POPUP })
    await lead('before')
    await world.deliver()
    const dead = await Promise.all(Array.from({ length: 10 }, (_, host) => startReceiver(`127.0.0.${host + 10}`)))
    for (const { url, answers, stop } of dead) {
      stops.push(stop)
      answers(() => {})
      for (let count = 0; count < 2; count++) await world.webhook(url)
    }
    for (let count = 0; count < 5; count++)
      for (const poptin_id of [LEAD_POPUP, CLICK_POPUP]) await world.lead(`${poptin_id}${count}`, { poptin_id })
    const look = () => world.dispatcher.look(() => {})
    await look()
    await Promise.all(dead.map(({ until }) => until(1)))
    await world.webhook(`${receiver.url}?new`, old)
    await lead('after')
    await look()
    await receiver.until(3)
    expect(receiver.deliveries.map(({ path, body }) => [path, JSON.parse(body).data.submission]).sort()).toEqual([
      ['/hook?new', 'after'],
      ['/hook?old', 'after'],
      ['/hook?old', 'before'],
    ])
    // The deliveries still hang.
    expect(world.dispatcher.isIdle).toBe(false)
    await world.dispatcher.stop()
  })

  it('of many webhooks all arrive, more than one look sees at once', async () => {
    const all = []
    for (let count = 0; count < 60; count++) all.push(await world.webhook(`${receiver.url}?${count}`))
    for (const name of ['a', 'b']) await world.lead(name)
    fails(500)
    await world.deliver()
    // Long enough that it does not matter how often a slow machine has tried.
    world.clock.move(HOUR)
    receiver.forget()
    await world.lead('c')
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(60 * 3)
    for (const { id } of all)
      expect((await world.list(id)).map((delivery) => delivery.state)).toEqual(Array(3).fill('delivered'))
  })

  it('are taken by one of several processes each', async () => {
    await world.webhook(receiver.url)
    const stores = await Promise.all([openStore(location), openStore(location)])
    stops.push(...stores.map(({ close }) => close))
    for (let count = 0; count < 40; count++) await world.lead(`l${count}`, count % 2 ? { poptin_id: CLICK_POPUP } : {})
    await Promise.all([world.deliver(), ...stores.map((store) => settle(world.another(store)))])
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(40)
    expect(new Set(receiver.deliveries.map(idOf)).size).toBe(40)
  })

  it('that a worker has taken and not finished are taken by another when its time is over', async () => {
    await world.webhook(receiver.url)
    await world.lead('one')
    const [waiting] = await world.store.deliveries.after({ webhookId: '', queue: '' }, 1)
    if (!waiting) throw new Error('Nothing waits')
    const claim = await world.store.deliveries.claim(waiting, Date.now() + MINUTE)
    expect(await world.store.deliveries.claim(waiting, Date.now() + MINUTE)).toBeUndefined()
    await world.deliver()
    expect(receiver.deliveries).toEqual([])
    world.clock.move(MINUTE + 1_000)
    await world.deliver()
    expect(submissions()).toEqual(['one'])
    // The first one comes back, too late to say anything.
    if (!claim) throw new Error('It could not be taken')
    const outcome = { delivered: false, status: 500, took: 1, answer: 'late', at: Date.now(), retryAt: Date.now() }
    expect(await world.store.deliveries.finish(claim, outcome, DAY)).toBe(false)
    const [delivery] = await world.list(waiting.webhookId)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 200 })
  })

  it('are given back by a server that stops, and do not count', async () => {
    const { id } = await world.webhook(receiver.url)
    let begun: () => void = () => {}
    const arrival = new Promise<void>((resolve) => {
      begun = resolve
    })
    receiver.answers(() => begun())
    await world.lead('one')
    const dispatcher = world.another()
    await dispatcher.look(() => {})
    await arrival
    await dispatcher.stop()
    expect(await world.list(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    receiver.answers((_, response) => response.end())
    await world.deliver()
    expect(await world.list(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('can be made again by hand, under the same id', async () => {
    const { id } = await world.webhook(receiver.url)
    await world.lead('one')
    await world.deliver()
    const [delivery] = await world.list(id)
    await world.store.deliveries.again(delivery?.id ?? '')
    await world.deliver()
    expect(receiver.deliveries.map(idOf)).toEqual([delivery?.id, delivery?.id])
    expect(receiver.deliveries[1]?.body).toBe(receiver.deliveries[0]?.body)
    expect(await world.list(id)).toMatchObject([{ state: 'delivered' }])
  })

  it('include tests, which are signed, tried once, and say nothing about the webhook', async () => {
    const secret = newSecret()
    const webhook = await world.webhook(receiver.url, { secret, events: ['cart.abandoned'] })
    const sender = { allowed: LOCAL }
    expect(await sendTest(world.store, webhook, sender)).toMatchObject({ state: 'delivered', status: 200 })
    const [{ body, headers } = { body: '', headers: {} }] = receiver.deliveries
    expect(new Verifier(secret).verify(body, headers)).toMatchObject({ type: TEST_EVENT })
    fails(500)
    expect(await sendTest(world.store, webhook, sender)).toMatchObject({ state: 'failed', status: 500, answer: 'no' })
    await world.deliver()
    expect(receiver.deliveries).toHaveLength(2)
    expect(await state(webhook.id)).toMatchObject({ on: true, failingSince: undefined })
  })

  it('are forgotten after thirty days, unless they still wait, and with their site', async () => {
    const { id } = await world.webhook(receiver.url)
    for (const name of ['one', 'two']) await world.lead(name)
    await world.deliver()
    fails(500)
    await world.lead('three')
    await world.deliver()
    await world.store.deliveries.purge(Date.now() + 29 * DAY)
    expect(await world.list(id)).toHaveLength(3)
    await world.store.deliveries.purge(Date.now() + 31 * DAY)
    expect(await world.list(id)).toMatchObject([{ state: 'waiting' }])
    await world.store.removal.removeSite('demo')
    expect([await world.list(id), await world.store.webhooks.list()]).toEqual([[], []])
  })

  it('are many when their webhook or their site is removed, and yet hold up nobody', async () => {
    const { deliveries, webhooks, removal } = world.store
    const outcome = { delivered: true, status: 200, took: 1, answer: '', at: 1 }
    const tell = async (webhook: Awaited<ReturnType<Webhooks['webhook']>>, count: number) => {
      for (let index = 0; index < count; index++)
        await deliveries.keepTest(deliveries.testOf(webhook, Date.now()), webhook, outcome)
    }
    const [one, two] = [await world.webhook(receiver.url), await world.webhook(receiver.url)]
    for (const webhook of [one, two]) await tell(webhook, 1_100)
    for (const remove of [() => webhooks.remove(one), () => removal.removeSite(one.siteKey)]) {
      let [turns, isDone] = [0, false]
      const removed = remove().finally(() => {
        isDone = true
      })
      // Others have their turns: on the embedded database they had none before all was done.
      while (!isDone) {
        await new Promise(setImmediate)
        turns++
      }
      await removed
      expect(turns).toBeGreaterThan(2)
    }
    for (const { id } of [one, two]) expect(await deliveries.list(id, 1)).toEqual([])
    // A delivery that was under way when its webhook was removed.
    await tell(one, 1)
    await deliveries.purge()
    expect(await deliveries.list(one.id, 1)).toEqual([])
  })

  it('that a removed webhook has left behind are forgotten', async () => {
    const webhook = await world.webhook(receiver.url)
    await world.lead('one')
    const { deliveries } = world.store
    const [waiting] = await deliveries.after({ webhookId: '', queue: '' }, 1)
    const claim = waiting && (await deliveries.claim(waiting, Date.now() + MINUTE))
    await world.store.webhooks.remove(webhook)
    expect(
      claim && (await deliveries.finish(claim, { delivered: true, status: 200, took: 1, answer: '', at: 1 }, DAY)),
    ).toBe(false)
    await world.deliver()
    expect(await deliveries.after({ webhookId: '', queue: '' }, 1)).toEqual([])
  })
})
