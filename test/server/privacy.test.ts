import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { describeOnEitherDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const ADDRESS = 'https://shop.example/?gclid=click-1&page=2'
const KEPT = 'https://shop.example/?page=2'
const HIDING_POPUP = 'popuphiding01'
const ASKING = { 'Sec-GPC': '1' }

describeOnEitherDatabase('a browser that asks for privacy (Sec-GPC)', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
    const hidden = ['source', 'free', 'gclid', 'page', 'plan', 'channel'].map(
      (name) => `<input type="hidden" data-wisp-field="${name}">`,
    )
    const renamed = '<input type="hidden" data-wisp-field="msclkid" data-wisp-property="clicked">'
    const html = `<form data-wisp-form>${hidden.join('')}${renamed}</form>`
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: HIDING_POPUP, name: 'Hiding', html }))
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const lead = (submission_id: string, headers: Record<string, string>, more: Record<string, string> = {}) =>
    shop.form(
      '/api/display/conversion/v',
      {
        poptin_id: LEAD_POPUP,
        p_target: 'lead',
        email: 'ann@example.com',
        elapsed: '9',
        client_id: 'c-1',
        url: ADDRESS,
        referrer: 'https://ads.example/?fbclid=click-2',
        all_visited_pages: `${ADDRESS}\nhttps://shop.example/b?msclkid=click-3`,
        submission_id,
        ...more,
      },
      headers,
    )
  const stored = (submission: string) =>
    db.selectFrom('conversion').selectAll().where('submission_id', '=', submission).executeTakeFirstOrThrow()

  it.each([
    ['view', 'viewed'],
    ['close', 'closed'],
  ])('is counted with a %s, under no id and without ids of clicks', async (_, call) => {
    const report_id = `private.${call}`
    const before = (await shop.store.figures.totals()).get(LEAD_POPUP)?.[call === 'viewed' ? 'views' : 'closes'] ?? 0
    await shop.form(`/api/display/${call}/${LEAD_POPUP}`, { client_id: 'c-1', url: ADDRESS, report_id }, ASKING)
    const row = await db.selectFrom('report').selectAll().where('report_id', '=', report_id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ client_id: '', url: KEPT })
    const after = (await shop.store.figures.totals()).get(LEAD_POPUP)
    expect(after?.[call === 'viewed' ? 'views' : 'closes']).toBe(before + 1)
  })

  it.each([
    ['total-website-session', { email: 'ann@example.com', url: 'shop.example' }],
    ['conversion-activities', { email: 'ann@example.com', poptin_id: LEAD_POPUP, activity: 'viewed', url: ADDRESS }],
  ])('is told by %s under no id', async (call, fields) => {
    await shop.form(`/api/display/${call}/c-1`, { ...fields, report_id: call }, ASKING)
    const row = await db.selectFrom('activity').selectAll().where('report_id', '=', call).executeTakeFirstOrThrow()
    expect(row.client_id).toBe('')
    expect(row.url).not.toContain('click-1')
  })

  it('gives a lead with all that was typed, under no id, without ids of clicks, and no code of the site runs', async () => {
    const answer = await (await lead('private-1', ASKING)).json()
    expect(answer.integration.conversion_code).toBe('')
    const row = await stored('private-1')
    expect(row).toMatchObject({ email: 'ann@example.com', client_id: '', url: KEPT })
    expect(row.facts).not.toContain('click-')
    expect(row.facts).toContain('https://shop.example/b')
  })

  it('gives no id of a click in a hidden field, which may hold what stood in the address', async () => {
    const address = `${ADDRESS}&gad_source=1&fbclid=IwAR0-click-4`
    const fields = {
      source: 'IwAR0-click-4',
      free: 'a:IwAR0-click-4b:',
      gclid: 'given',
      clicked: 'anything',
      page: address,
      plan: 'pro',
      channel: '1',
    }
    const newExtraFields = JSON.stringify(Object.entries(fields).map(([name, value]) => ({ name, value })))
    await lead('private-2', ASKING, { poptin_id: HIDING_POPUP, url: address, newExtraFields })
    expect(JSON.parse((await stored('private-2')).fields)).toEqual({ page: KEPT, plan: 'pro', channel: '1' })
    await lead('open-2', {}, { poptin_id: HIDING_POPUP, url: address, newExtraFields })
    expect(JSON.parse((await stored('open-2')).fields)).toEqual(fields)
  })

  it('gives all that was typed into other fields, also what looks like the id of a click', async () => {
    const typed = { size: '1', voucher: 'IwAR0-click-4', gclid: 'my own', last_name: 'IwAR0-click-4' }
    const newExtraFields = JSON.stringify(Object.entries(typed).map(([name, value]) => ({ name, value })))
    const url = 'https://shop.example/?gad_source=1&irgwc=1&fbclid=IwAR0-click-4'
    await lead('private-3', ASKING, { url, newExtraFields })
    expect(JSON.parse((await stored('private-3')).fields)).toEqual(typed)
  })

  it('leaves everything to a browser that does not ask', async () => {
    const answer = await (await lead('open-1', { 'Sec-GPC': '0' })).json()
    expect(answer.integration.conversion_code).toBe('<i>bought</i>')
    const row = await stored('open-1')
    expect(row).toMatchObject({ client_id: 'c-1', url: ADDRESS })
    expect(row.facts).toContain('click-3')
  })

  it('is believed without the header as well: a lead without an id keeps no ids of clicks', async () => {
    await lead('page-asks', {}, { client_id: '' })
    const row = await stored('page-asks')
    expect(row.url).toBe(KEPT)
    expect(row.facts).not.toContain('click-')
  })

  it('has no abandoned cart, unless the store knows the customer', async () => {
    const choice = {
      client_id: 'c-1',
      site_key: OPEN_SITE,
      clientId: OPEN_SITE,
      data_for: 'cart_abandonment',
      products: JSON.stringify([{ product_id: 'p-1', product_name: 'Vase', category: '' }]),
    }
    const tell = (more: Record<string, string>, headers: Record<string, string>) =>
      shop.request(`/api/display/shopify/save-browse-abandonment?${new URLSearchParams({ ...choice, ...more })}`, {
        headers,
      })
    const visitors = async () =>
      (await db.selectFrom('abandonment').select(['visitor', 'client_id']).orderBy('visitor').execute()).map(
        ({ visitor, client_id }) => [visitor, client_id],
      )
    expect((await tell({}, ASKING)).status).toBe(200)
    expect(await visitors()).toEqual([])
    expect((await tell({ client_id: '' }, {})).status).toBe(400)
    expect((await tell({ customer: '77' }, ASKING)).status).toBe(200)
    expect(await visitors()).toEqual([['77', '']])
  })

  it('is told so with the answer, for the inspector', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await shop.form(`/api/display/${OPEN_SITE}?lean`, { domain: 'shop.example' }, headers)).json()
    expect((await ask(ASKING)).gpc).toBe(true)
    expect(await ask({})).not.toHaveProperty('gpc')
  })
})
