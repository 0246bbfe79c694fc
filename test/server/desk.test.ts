import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCsv } from '../../server/csv'
import type { LeadRow, LeadsAnswer, PopupsAnswer } from '../../shared/desk'
import { describeOnEachDatabase } from '../support/databases'
import { CLICK_POPUP, CLOSED_POPUP, LEAD_POPUP, openShop, type Shop } from '../support/shop'

describeOnEachDatabase('desk', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    for (let i = 0; i < 4; i++) await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c' })
    await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' })
    const lead = { poptin_id: LEAD_POPUP, p_target: 'lead' }
    for (const message of ['100% wool', 'under_score', 'back\\slash', 'plain'])
      await shop.form('/api/display/conversion/v', { ...lead, email: `${message.charAt(0)}@example.com`, message })
    await shop.form('/api/display/conversion/v', { poptin_id: CLICK_POPUP, p_target: 'click' })
  })
  afterAll(() => shop.close())

  const leads = async (query: string, headers: Record<string, string> = {}): Promise<LeadsAnswer> =>
    (await shop.desk(`/leads${query}`, headers)).json()

  it('shows figures and previews', async () => {
    const { popups }: PopupsAnswer = await (await shop.desk('/popups')).json()
    const byId = new Map(popups.map((popup) => [popup.id, popup]))
    expect(byId.get(LEAD_POPUP)).toEqual({
      id: LEAD_POPUP,
      name: 'Newsletter',
      type: 'lightbox',
      site: 'Demo shop',
      views: 4,
      closes: 1,
      conversions: 4,
      rate: 1,
      previewUrl: `/?ppt-preview=${LEAD_POPUP}`,
    })
    expect(byId.get(CLICK_POPUP)).toMatchObject({ views: 0, conversions: 1, rate: 0 })
    expect(byId.get(CLOSED_POPUP)?.previewUrl).toBe(`https://shop.example/?ppt-preview=${CLOSED_POPUP}`)
  })

  it.each(['/popups', '/leads', '/leads.csv'])('answers %s with 304 until something changes', async (path) => {
    const tag = (await shop.desk(path)).headers.get('etag') ?? ''
    expect((await shop.desk(path, { 'if-none-match': tag })).status).toBe(304)
    await shop.form('/api/display/conversion/v', { poptin_id: LEAD_POPUP, message: `after ${path}`, p_target: 'lead' })
    expect((await shop.desk(path, { 'if-none-match': tag })).status).toBe(200)
  })

  it.each([
    ['100%', ['100% wool']],
    ['%', ['100% wool']],
    ['r_s', ['under_score']],
    ['\\', ['back\\slash']],
    ['PLAIN', ['plain']],
    ['u@EXAMPLE', ['under_score']],
    ["' or 1=1 --", []],
    ['nobody', []],
  ])('finds "%s" as typed', async (search, messages) => {
    const answer = await leads('', { 'wisp-search': encodeURIComponent(search) })
    expect(answer.leads.map(({ fields }) => fields.message)).toEqual(messages)
    expect(answer.total).toBe(messages.length)
  })

  it('pages through all leads once, newest first', async () => {
    const { total } = await leads('')
    const seen: LeadRow[] = []
    let cursor = ''
    do {
      const page = await leads(`?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.leads)
      cursor = page.next ?? ''
    } while (cursor)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total)
    const times = seen.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it.each(['?limit=0', '?limit=x', '?limit=1000', '?cursor=now', '?cursor=1.%27', '?search=noa'])(
    'refuses %s',
    async (query) => {
      expect((await shop.desk(`/leads${query}`)).status).toBe(400)
    },
  )

  it.each(['%00', '%', 'a'.repeat(201)])('refuses to search for %s', async (search) => {
    expect((await shop.desk('/leads', { 'wisp-search': search })).status).toBe(400)
  })

  it('downloads what a search finds', async () => {
    const response = await shop.desk('/leads.csv', { 'wisp-search': 'wool' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')[1]).toMatch(/^\d{4}-.*,Newsletter,1@example\.com,100% wool,/)
  })
})

it('writes cells that spreadsheets read as text', () => {
  const lead = (fields: Record<string, string>): LeadRow => ({
    id: 'i',
    at: 't',
    popupId: 'p',
    popupName: 'P, "Q"',
    email: '+a@example.com',
    fields,
    url: '',
  })
  const csv = toCsv([lead({ a: '=1+1', b: '-2' }), lead({ c: '@x\nline', a: '\ttab' })])
  expect(csv).toBe(
    '\uFEFFat,popup,email,a,b,c,page,suspect,problems,id\r\n' +
      `t,"P, ""Q""",'+a@example.com,'=1+1,'-2,,,,,i\r\n` +
      `t,"P, ""Q""",'+a@example.com,'\ttab,,"'@x\nline",,,,i\r\n`,
  )
})
