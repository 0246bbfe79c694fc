import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { makePage } from '../../server/pages/make'
import type { Store } from '../../server/store/store'
import type { OfferedPrize } from '../../shared/model/prize'
import { describeOnEitherDatabase } from '../support/databases'
import { bodyOf, formOf } from '../support/form-definitions'
import { PAGE, plainPage, pngOf, readPage } from '../support/page'
import { eventOf, type Receiver, startReceiver } from '../support/receiver'
import { CLICK_POPUP, CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { leftBy } from '../support/store'
import { openWebhooks, type Webhooks } from '../support/webhooks'

const GAME = 'gameofwheel01'
const HOUR = 60 * 60_000
const folder = mkdtempSync(join(tmpdir(), 'wisp-webhooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FORM = {
  type: 'form',
  button: 'Go',
  fields: [{ name: 'email', kind: 'email', label: 'Email', required: true }],
}
const CONTACT = formOf([{ name: 'your-name' }, { name: 'your-email', kind: 'email', label: 'Email' }])

describeOnEitherDatabase('webhooks are told', (database) => {
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

  const readEvents = async () => {
    await world.deliver()
    return receiver.deliveries.map(eventOf)
  }
  const close = (fields: Record<string, string> = {}, popup = LEAD_POPUP) =>
    world.form(`/api/display/closed/${popup}`, { client_id: 'c', trigger: 'exitIntent', ...fields })
  const ofKind = async (type: string) => (await readEvents()).filter((event) => event.type === type)

  it('of a lead, with what the visitor has filled in', async () => {
    await world.webhook(receiver.url)
    const response = await world.lead('one', { firstName: 'Ann', p_url: 'x', trigger: 'timeDelay' })
    const { conversion_id: id } = await response.json()
    expect(await readEvents()).toEqual([
      {
        type: 'lead.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: {
          site: OPEN_SITE,
          popup: { id: LEAD_POPUP, name: 'Newsletter' },
          id,
          submission: 'one',
          email: 'one@example.com',
          fields: expect.any(Object),
          url: expect.any(String),
          trigger: expect.any(String),
          suspect: false,
          problems: {},
        },
      },
    ])
  })

  it('of a lead once, however often it is sent', async () => {
    await world.webhook(receiver.url)
    for (let times = 0; times < 3; times++) await world.lead('one')
    await Promise.all([1, 2, 3].map(() => world.lead('two')))
    expect((await readEvents()).map(({ data }) => data.submission)).toEqual(['one', 'two'])
    await world.lead('one', { email: 'other@example.com' })
    expect(await readEvents()).toHaveLength(2)
  })

  it('of a lead that takes the place of an empty conversion, and not of that', async () => {
    await world.webhook(receiver.url)
    await world.lead('one', { email: '' })
    expect(await readEvents()).toEqual([])
    await world.lead('one')
    expect(await readEvents()).toMatchObject([{ type: 'lead.created', data: { email: 'one@example.com' } }])
  })

  it('of a lead of a form with steps as soon as a part of it has arrived, and once more when it is whole', async () => {
    const step = (name: string, field: string) => `<div data-wisp-screen="${name}">${field}<button>On</button></div>`
    const box = '<input type="checkbox" data-wisp-field="skin" value="dry" data-wisp-tag="dry-skin">'
    const html = `<form data-wisp-form>${step('mail', '<input data-wisp-field="email">')}${step('skin', box)}</form>`
    await world.store.popups.save(OPEN_SITE, popupOf({ html }))
    await world.webhook(receiver.url)
    const send = (part: number, tags: string) =>
      world.lead('one', {
        newExtraFields: JSON.stringify(
          Object.entries({ 'wisp-part': `${part}`, 'wisp-tags': tags }).map(([name, value]) => ({ name, value })),
        ),
      })
    for (const part of [1, 2, 1]) await send(part, '')
    for (let times = 0; times < 2; times++) await send(0, 'dry-skin')
    await send(3, '')
    const events = await readEvents()
    expect(events.map(({ data, type }) => [type, data.complete, data.tags])).toEqual([
      ['lead.created', false, undefined],
      ['lead.created', undefined, ['dry-skin']],
    ])
    expect(new Set(events.map(({ data }) => data.id)).size).toBe(1)
  })

  it('of a lead that looks like a bot’s too, and that it does', async () => {
    await world.webhook(receiver.url)
    await world.lead('one', { trap: 'x' })
    expect(await readEvents()).toMatchObject([{ data: { suspect: true } }])
  })

  it('nothing of a lead that is not stored', async () => {
    await world.webhook(receiver.url)
    expect((await world.lead('one', { message: 'x'.repeat(70_000) })).status).not.toBe(500)
    expect((await world.lead('two', { poptin_id: 'nosuchpopup00' })).status).toBe(404)
    expect((await readEvents()).filter(({ data }) => data.submission === 'two')).toEqual([])
  })

  it('of a closed popup once', async () => {
    await world.webhook(receiver.url)
    for (let times = 0; times < 2; times++) await close({ report_id: 'r1', url: 'https://shop.example/a' })
    expect(await readEvents()).toMatchObject([
      { type: 'popup.closed', data: { popup: { id: LEAD_POPUP }, trigger: 'exitIntent' } },
    ])
  })

  it('of a prize once, with the lead that it belongs to, and of no blank', async () => {
    const html = '<section data-wisp-screen="play"><button data-wisp-action="play">Spin</button></section>'
    const prize: OfferedPrize = { id: 'sure', label: 'Ten percent', code: 'TEN', chances: 1, winner: true }
    await world.store.popups.save(OPEN_SITE, popupOf({ id: GAME, type: 'gamified', html, prizes: [prize] }))
    await world.webhook(receiver.url, { events: ['prize.won'] })
    await world.lead('one', { poptin_id: GAME })
    const draw = (id: string) => world.form(`/api/display/draw/${GAME}`, { submission_id: id, viewer_id: 'v' })
    for (let times = 0; times < 2; times++) expect((await draw('one')).status).toBe(200)
    const data = {
      submission: 'one',
      email: 'one@example.com',
      prize: { id: 'sure', label: 'Ten percent', code: 'TEN' },
    }
    expect(await readEvents()).toMatchObject([{ type: 'prize.won', data }])
    const blank = { ...prize, winner: false, code: '' }
    await world.store.popups.save(OPEN_SITE, popupOf({ id: GAME, type: 'gamified', html, prizes: [blank] }))
    await draw('two')
    expect(await readEvents()).toHaveLength(1)
  })

  it('of what comes in by a form of a page, and by a contact form', async () => {
    await world.webhook(receiver.url)
    const page = makePage(
      readPage(
        folder,
        { ...plainPage, sections: [{ columns: [{ elements: [FORM] }] }] },
        { 'bowl.png': pngOf(30, 20) },
      ),
      OPEN_SITE,
    )
    await world.store.pages.save(OPEN_SITE, page)
    await world.lead('one', { poptin_id: PAGE })
    await world.store.contactForms.save(OPEN_SITE, CONTACT)
    const send = () =>
      world.request('/wp-json/contact-form-7/v1/contact-forms/101/feedback', {
        method: 'POST',
        body: bodyOf([
          ['your-name', 'Ann'],
          ['your-email', 'ann@example.com'],
          ['_wisp_submission', 'given-id'],
        ]),
        headers: { 'user-agent': 'Mozilla/5.0' },
      })
    expect((await send()).status).toBe(200)
    const forms = (await readEvents()).sort((a, b) => b.data.popup.id.localeCompare(a.data.popup.id))
    expect(forms).toMatchObject([
      { type: 'form.submitted', data: { popup: { id: PAGE }, email: 'one@example.com' } },
      {
        type: 'form.submitted',
        data: { popup: { name: 'Contact' }, email: 'ann@example.com', fields: { 'your-name': 'Ann' } },
      },
    ])
  })

  it('of a cart an hour after its last change, with the lead that has come since; never if it was ordered', async () => {
    const { id } = await world.webhook(receiver.url)
    const leave = (who: string, ...names: string[]) =>
      world.request(
        leftBy(
          who,
          names.map((name) => ({ product_id: name, product_name: name, category: '' })),
        ),
      )
    await leave('ann', 'Mug')
    await leave('ann', 'Mug', 'Pot')
    await leave('ben', 'Mug')
    await leave('cleo', 'Mug')
    await leave('cleo')
    await world.json('/api/display/wix/save-ordered-products', {
      site: OPEN_SITE,
      client_id: 'ben',
      source: 'orders',
      products: [{ product_id: 'Mug', product_name: 'Mug' }],
    })
    await world.lead('ann', { client_id: 'ann' })
    expect(await ofKind('cart.abandoned')).toEqual([])
    world.clock.move(HOUR + 1_000)
    const carts = await ofKind('cart.abandoned')
    expect(carts).toMatchObject([
      {
        data: {
          site: OPEN_SITE,
          email: 'ann@example.com',
          value: '10.00',
          currency: 'USD',
          products: [{ name: 'Mug' }, { name: 'Pot' }],
        },
      },
    ])
    world.clock.move(HOUR)
    expect(await ofKind('cart.abandoned')).toHaveLength(1)
    expect(await world.list(id)).toHaveLength(2)
  })

  it('only of the events that they have chosen', async () => {
    await world.webhook(receiver.url, { events: ['popup.closed'] })
    await world.lead('one')
    await close()
    expect((await readEvents()).map(({ type }) => type)).toEqual(['popup.closed'])
  })

  it('of the whole site, or of one popup', async () => {
    const [all, ofPopup] = [
      await world.webhook(receiver.url),
      await world.webhook(receiver.url, { popupId: CLICK_POPUP }),
    ]
    await world.lead('a')
    await world.lead('b', { poptin_id: CLICK_POPUP })
    await readEvents()
    const popups = async (id: string) => (await world.list(id)).map(({ popupId }) => popupId).sort()
    expect(await popups(all.id)).toEqual([CLICK_POPUP, LEAD_POPUP])
    expect(await popups(ofPopup.id)).toEqual([CLICK_POPUP])
    // The events for each webhook have ids of their own.
    expect(new Set(receiver.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  it('of their own site only', async () => {
    const mine = await world.webhook(receiver.url)
    const theirs = await world.webhook(receiver.url, { siteKey: CLOSED_SITE })
    await world.lead('mine')
    await world.lead('theirs', { poptin_id: CLOSED_POPUP })
    await readEvents()
    for (const [webhook, site] of [
      [mine, OPEN_SITE],
      [theirs, CLOSED_SITE],
    ] as const)
      expect((await world.list(webhook.id)).map(({ siteKey }) => siteKey)).toEqual([site])
  })

  it('from the moment on that they are added, and nothing once they are removed', async () => {
    await world.lead('before')
    const webhook = await world.webhook(receiver.url)
    await world.lead('one')
    await world.store.webhooks.remove(webhook)
    await world.lead('after')
    await world.deliver()
    expect(receiver.deliveries).toEqual([])
    expect(await world.list(webhook.id)).toEqual([])
    await world.webhook(receiver.url)
    await world.lead('again')
    expect((await readEvents()).map(({ data }) => data.submission)).toEqual(['again'])
  })

  it('nothing if the transaction of the lead does not come to its end', async () => {
    const webhook = await world.webhook(receiver.url)
    const announced = { siteKey: OPEN_SITE, popup: { id: LEAD_POPUP, name: 'x' } }
    const draw = { popupId: LEAD_POPUP, submissionId: 'broken', viewerId: 'v', clientId: 'c', caller: 1, announced }
    const broken = Object.defineProperty({ id: 'p', label: 'x', chances: 1, winner: true }, 'code', {
      enumerable: true,
      get: () => {
        throw new Error('broken')
      },
    })
    await expect(world.store.prizes.of(draw, [broken as never])).rejects.toThrow('broken')
    expect(await world.store.prizes.has(LEAD_POPUP, 'broken')).toBe(false)
    expect(await world.list(webhook.id)).toEqual([])
  })

  it('and a site without any asks the database nothing more for its leads', async () => {
    await world.lead('warm')
    const { announce } = { announce: world.store.webhooks.eventsOf }
    let calls = 0
    world.store.webhooks.eventsOf = (...args: Parameters<Store['webhooks']['eventsOf']>) => {
      calls++
      return announce(...args)
    }
    for (let times = 0; times < 20; times++) await world.lead(`lead-${times}`)
    expect(calls).toBe(0)
  })
})
