import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../support/databases'
import { LEAD_POPUP, openShop, type Shop, UNKNOWN_POPUP } from '../support/shop'

describeOnEachDatabase('reports', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
  })
  afterAll(() => shop.close())

  const figures = async () => (await shop.store.desk.figures()).get(LEAD_POPUP)

  it('counts views, and names each', async () => {
    const send = async () =>
      (
        await shop.json(`/api/display/viewed/${LEAD_POPUP}`, {
          viewer_id: 'v',
          trigger: 'time_delay',
          client_id: 'c',
          type: 'lightbox',
          url: 'https://shop.example/',
          store_integration: null,
          converted_email: '',
        })
      ).json()
    const [first, second] = [await send(), await send()]
    expect(first.poptin_view_id).toMatch(/^[\w-]{26}$/)
    expect(second.poptin_view_id).not.toBe(first.poptin_view_id)
    expect((await figures())?.views).toBe(2)
  })

  it('counts closes', async () => {
    const response = await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c', trigger: 'x' })
    expect(await response.json()).toEqual({ success: true })
    expect((await figures())?.closes).toBe(1)
  })

  it.each([
    ['total-website-session/client-1', { email: 'a@example.com', url: 'shop.example' }],
    ['conversion-activities/client-1', { email: 'a@example.com', poptin_id: LEAD_POPUP, activity: 'viewed' }],
    ['conversion-activities/client-1', { email: 'a@example.com', poptin_id: LEAD_POPUP, activity: 'closed' }],
  ] as [string, Record<string, string>][])('takes %s', async (path, fields) => {
    const response = await shop.form(`/api/display/${path}`, fields)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
  })

  it('takes limitLogs', async () => {
    const response = await shop.request('/api/display/limitLogs/client-1?status=reached&id=12')
    expect(await response.json()).toEqual({ success: true })
  })

  it.each([
    ['view of an unknown popup', `viewed/${UNKNOWN_POPUP}`, {}, 404, undefined],
    ['close of an unknown popup', `closed/${UNKNOWN_POPUP}`, {}, 404, undefined],
    ['view with a list for an address', `viewed/${LEAD_POPUP}`, { url: ['x'] }, 400, 'url'],
    ['view with a hostile viewer', `viewed/${LEAD_POPUP}`, { viewer_id: '<b>' }, 400, 'viewer_id'],
    ['close with a zero character', `closed/${LEAD_POPUP}`, { trigger: '\0' }, 400, 'trigger'],
    ['session with an object', 'total-website-session/c', { email: {} }, 400, 'email'],
    ['session of a hostile client', 'total-website-session/%3Cb%3E', {}, 400, 'client_id'],
    ['activity without a popup', 'conversion-activities/c', { activity: 'viewed' }, 400, 'poptin_id'],
    [
      'activity of an unknown popup',
      'conversion-activities/c',
      { poptin_id: UNKNOWN_POPUP, activity: 'viewed' },
      404,
      'poptin_id',
    ],
    [
      'activity of an unknown kind',
      'conversion-activities/c',
      { poptin_id: LEAD_POPUP, activity: 'bought' },
      400,
      'activity',
    ],
    ['a list instead of an object', `viewed/${LEAD_POPUP}`, '[1', 400, undefined],
  ] as [string, string, unknown, number, string | undefined][])('refuses %s', async (_, path, body, status, field) => {
    const response = await shop.json(`/api/display/${path}`, body)
    expect(response.status).toBe(status)
    expect((await response.json()).error.field).toBe(field)
  })

  it('refuses a limitLogs id that is none', async () => {
    expect((await shop.request('/api/display/limitLogs/c?id=%27%3B')).status).toBe(400)
  })
})
