import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LeadRow, LeadsAnswer } from '../../server/leads/answers'
import { csvOf } from '../../server/leads/csv'
import type { PopupsAnswer } from '../../server/popups/answers'
import { ownerWords } from '../../server/sites/owner-link'
import { describeOnEitherDatabase } from '../support/databases'
import {
  CLICK_POPUP,
  CLOSED_POPUP,
  CLOSED_SITE,
  LEAD_POPUP,
  OPEN_SITE,
  openDemo,
  openShop,
  popupOf,
  type Shop,
} from '../support/shop'

describeOnEitherDatabase('desk', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openDemo(database())
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
    const words = await ownerWords(shop.store)
    const { popups }: PopupsAnswer = await (await shop.desk('/popups')).json()
    const byId = new Map(popups.map((popup) => [popup.id, popup]))
    expect(byId.get(LEAD_POPUP)).toEqual({
      id: LEAD_POPUP,
      name: 'Newsletter',
      type: 'lightbox',
      site: 'Demo shop',
      views: 4,
      closes: 1,
      namelessViews: 0,
      namelessCloses: 0,
      machines: 0,
      conversions: 4,
      rate: 1,
      paused: false,
      previewUrl: `/?wisp-owner=${words(OPEN_SITE)}&ppt-preview=${LEAD_POPUP}`,
      siteUrl: '',
    })
    expect(byId.get(CLICK_POPUP)).toMatchObject({ views: 0, conversions: 1, rate: 0 })
    expect(byId.get(CLOSED_POPUP)).toMatchObject({
      previewUrl: `/p/${CLOSED_POPUP}?wisp-owner=${words(CLOSED_SITE)}&ppt-preview=${CLOSED_POPUP}`,
      siteUrl: `https://shop.example/?wisp-owner=${words(CLOSED_SITE)}&ppt-preview=${CLOSED_POPUP}`,
    })
  })

  it.each(['/popups', '/leads'])('answers %s with 304 until something changes', async (path) => {
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
  ])('finds "%s" literally', async (search, messages) => {
    const answer = await leads('', { 'wisp-search': encodeURIComponent(search) })
    expect(answer.leads.map(({ fields }) => fields.message)).toEqual(messages)
  })

  it('pages through all leads once, newest first', async () => {
    const { total } = await leads('')
    const rows: LeadRow[] = []
    let cursor = ''
    do {
      const page = await leads(`?limit=2${cursor && `&cursor=${cursor}`}`)
      rows.push(...page.leads)
      cursor = page.next ?? ''
    } while (cursor)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total)
    const times = rows.map(({ at }) => at)
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

  it('downloads the results of a search', async () => {
    const response = await shop.desk('/leads.csv', { 'wisp-search': 'wool' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')[1]).toMatch(
      /^\d{4}-.*,Newsletter,1@example\.com,"{""message"":""100% wool""}",/,
    )
  })
})

const FIELDS = ['constructor', 'size'].map((name) => `<input data-wisp-field="${name}">`).join('')
const QUESTIONS = 'popupfields01'

describeOnEitherDatabase('leads of many fields', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    const html = `<form data-wisp-form><input data-wisp-field="email">${FIELDS}</form>`
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: QUESTIONS, html }))
  })
  afterAll(() => shop.close())

  const give = async (email: string, fields: Record<string, string>, popup = QUESTIONS) => {
    const newExtraFields = JSON.stringify(Object.entries(fields).map(([name, value]) => ({ name, value })))
    const response = await shop.form('/api/display/conversion/v', { poptin_id: popup, email, newExtraFields })
    expect(response.status).toBe(200)
  }
  const csv = async (search: string) =>
    (await (await shop.desk('/leads.csv', { 'wisp-search': search })).text()).split('\r\n')

  it('leads have a column for each field of their popups, and one for everything else, whatever a visitor calls it', async () => {
    // One after the other, because the rows are ordered by time.
    const inTurn = async (email: string, newExtraFields: string) => {
      await shop.form('/api/display/conversion/v', { poptin_id: QUESTIONS, email, newExtraFields })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await inTurn('plain@columns.example', '[{"name":"size","value":"XL"}]')
    await inTurn('hostile@columns.example', '[{"name":"toString","value":"x"},{"name":"size","value":"S"}]')
    await inTurn(
      'odd@columns.example',
      '[{"name":"__proto__","value":"p"},{"name":"constructor","value":"c"},{"name":"id","value":"9"}]',
    )
    const [header, ...rows] = await csv('columns.example')
    expect(header).toBe('at,popup,email,constructor,size,other,page,suspect,problems,id')
    expect(rows.filter(Boolean).map((row) => row.split(',').slice(2, -4).join(','))).toEqual([
      'odd@columns.example,c,,"{""__proto__"":""p"",""id"":""9""}"',
      'hostile@columns.example,,S,"{""toString"":""x""}"',
      'plain@columns.example,,XL,',
    ])
  })

  it('leads have the columns of the popups that they came from and, for games, what was won', async () => {
    const html = '<form data-wisp-form><input data-wisp-field="team" data-wisp-property="side"></form>'
    const prizes = [{ id: '1', label: 'A mug', code: 'MUG', chances: 1, winner: true }]
    const id = 'popupgame0001'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, type: 'gamified', html, prizes }))
    await give('player@games.example', { side: 'red' }, id)
    expect((await csv('player@games.example'))[0]).toContain(',email,side,prize,coupon,other,')
    await give('none@lead.example', {}, LEAD_POPUP)
    expect((await csv('none@lead.example'))[0]).toContain(',email,other,page,')
  })

  it('leads have the column of a field whose name is written with character references, and no problem with it', async () => {
    const html = '<form data-wisp-form><input data-wisp-field="Size &amp; fit" required></form>'
    const id = 'popupsizes001'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, html }))
    await give('wide@sizes.example', { 'Size & fit': 'wide' }, id)
    const [header, row] = await csv('wide@sizes.example')
    expect(header).toBe('at,popup,email,Size & fit,other,page,suspect,problems,id')
    expect(row).toMatch(/,wide@sizes\.example,wide,,[^,]*,[^,]*,,/)
  })

  it('leads are read in small batches while they are downloaded, and no longer once the download is aborted', async () => {
    for (let index = 0; index < 120; index++)
      await give(`${index}@stream.example`, { [`name ${index}`]: 'x'.repeat(1_000) })
    const reading = vi.spyOn(shop.store.leads, 'page')
    const response = await shop.desk('/leads.csv', { 'wisp-search': 'stream.example' })
    const reader = response.body?.getReader()
    expect(reading).toHaveBeenCalledTimes(0)
    const [header = ''] = new TextDecoder().decode((await reader?.read())?.value).split('\r\n')
    expect(header.split(',').length).toBeLessThan(12)
    expect(reading).toHaveBeenCalledTimes(1)
    expect(reading.mock.calls[0]?.[0].limit).toBeLessThan(120)
    await reader?.cancel()
    expect(reading).toHaveBeenCalledTimes(1)
    reading.mockRestore()
    expect(await csv('stream.example')).toHaveLength(122)
  })

  it('leads are listed with what the desk shows of them, and are complete in the download', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 190 }, (_, index) => [`question ${index}`, `answer ${index}`]),
    )
    await give('listed@many.example', { essay: 'words '.repeat(1_500), ...fields })
    const text = await (await shop.desk('/leads', { 'wisp-search': 'listed%40many.example' })).text()
    expect(text.length).toBeLessThan(5_000)
    const [lead]: LeadRow[] = JSON.parse(text).leads
    expect(Object.keys(lead?.fields ?? {})).toHaveLength(30)
    expect(lead?.more).toBe(161)
    expect(lead?.fields.essay).toMatch(/^(words )+.*…$/)
    expect(lead?.problems).toEqual({ essay: 'tooLong' })
    const [, row] = await csv('listed@many.example')
    expect(row).toContain('""answer 189""')
    expect(row?.length).toBeGreaterThan(9_000)
  })

  it('leads are listed with the labels of their fields, each of which stands for one of them', async () => {
    const labelled = (label: string, attributes: string) => `<label>${label} <input ${attributes}></label>`
    const html = `<form data-wisp-form>${[
      labelled('E-mail *', 'data-wisp-field="email"'),
      labelled('Your <b>size</b>:', 'data-wisp-field="q1" data-wisp-property="constructor"'),
      labelled('Phone', 'data-wisp-field="phone"'),
      labelled('Phone', 'data-wisp-field="other"'),
      '<input data-wisp-field="size">',
    ].join('')}</form>`
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: 'popuplabels01', html }))
    await give('a@labels.example', { constructor: '42', phone: 'a', other: 'b', size: 'c' }, 'popuplabels01')
    const { leads }: LeadsAnswer = await (await shop.desk('/leads', { 'wisp-search': '%40labels.example' })).json()
    expect(leads[0]?.labels).toEqual({ constructor: 'Your size', phone: 'Phone (phone)', other: 'Phone (other)' })
    // Programs know fields by their names.
    const [header] = await csv('@labels.example')
    expect(header?.split(',').slice(3, 7)).toEqual(['constructor', 'phone', 'other', 'size'])
    const exported = await shop.store.leads.all({ search: '@labels.example' })
    expect(exported[0]).not.toHaveProperty('labels')
  })

  it('a popup leads to the addresses of its links and redirects, in all of its languages', async () => {
    const html =
      '<a href="/sale">Sale</a><a href="https://other.site/x">Other</a><a href="javascript:x()">Bad</a><a href="{{terms}}">Terms</a>'
    const popup = popupOf({ id: 'popuplinks001', html })
    await shop.store.popups.save(OPEN_SITE, {
      ...popup,
      design: { ...popup.design, redirect: { url: 'https://other.site/thanks', newTab: false, sendFormData: false } },
      translations: { de: { html: '<a href="/angebote">Angebote</a>' } },
    })
    const response = await shop.desk('/popups/popuplinks001/links')
    expect(await response.json()).toEqual({
      links: [
        { address: '/sale', by: 'link', words: 'Sale' },
        {
          address: 'https://other.site/x',
          by: 'link',
          words: 'Other',
          url: 'https://other.site/x',
          host: 'other.site',
        },
        {
          address: 'javascript:x()',
          by: 'link',
          words: 'Bad',
          problem: 'begins with javascript:, which popups do not follow',
        },
        {
          address: '{{terms}}',
          by: 'link',
          words: 'Terms',
          problem: 'leads to the terms of the site, whose address is not known',
        },
        { address: '/angebote', by: 'link', words: 'Angebote' },
        {
          address: 'https://other.site/thanks',
          by: 'lead',
          words: '',
          url: 'https://other.site/thanks',
          host: 'other.site',
        },
      ],
    })
    expect((await shop.desk('/popups/nosuchpopup00/links')).status).toBe(404)
  })

  it('leads are listed completely if they are no larger than what people write', async () => {
    await give('short@many.example', { size: 'words '.repeat(60) })
    const { leads }: LeadsAnswer = await (await shop.desk('/leads', { 'wisp-search': 'short%40many.example' })).json()
    expect(leads).toMatchObject([{ fields: { size: 'words '.repeat(60) } }])
    expect(leads[0]).not.toHaveProperty('more')
  })
})

const lead = (fields: Record<string, string>): LeadRow => ({
  id: 'i',
  at: 't',
  popupId: 'p',
  popupName: 'P, "Q"',
  email: '+a@example.com',
  fields,
  url: '',
})

it('writes cells that spreadsheets read as text', () => {
  const { header, row } = csvOf(new Set(['a', 'b', 'c']))
  expect(header + row(lead({ a: '=1+1', b: '-2' })) + row(lead({ c: '@x\nline', a: '\ttab' }))).toBe(
    '\uFEFFat,popup,email,a,b,c,other,page,suspect,problems,id\r\n' +
      `t,"P, ""Q""",'+a@example.com,'=1+1,-2,,,,,,i\r\n` +
      `t,"P, ""Q""",'+a@example.com,'\ttab,,"'@x\nline",,,,,i\r\n`,
  )
})

it.each([
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a full-width plus', '＋1', "'＋1"],
  ['a full-width minus', '－1', "'－1"],
  ['a full-width at sign', '＠SUM(1)', "'＠SUM(1)"],
  ['a small equals sign', '﹦1', "'﹦1"],
  ['a space before it', ' =1+1', "' =1+1"],
  ['a no-break space before it', '\u00a0=1', "'\u00a0=1"],
  ['a zero-width space before it', '\u200b=1', "'\u200b=1"],
  ['a byte order mark before it', '\ufeff=1', "'\ufeff=1"],
  ['a soft hyphen before it', '\u00ad-1', "'\u00ad-1"],
  ['a filler before it', '\u3164=1', "'\u3164=1"],
  ['direction marks before it', '\u202e\u200f@x', "'\u202e\u200f@x"],
  ['a quote before it', '"=1', `"'""=1"`],
  ['a semicolon before it', 'a;=f(1)', `"a;'=f(1)"`],
  ['a semicolon and a quote before it', 'a;"=f(1)', `"a;'""=f(1)"`],
  ['several semicolons', ';;＝f(1);\u200b @x!y', `";;'＝f(1);'\u200b @x!y"`],
  ['a line break before it', "a\n=cmd|' /c x'!a", `"a\n'=cmd|' /c x'!a"`],
  ['a tab before it', 'a\t-HYPERLINK(1)', "a\t'-HYPERLINK(1)"],
])('no formula runs from a cell with %s', (_, value, cell) => {
  const { row } = csvOf(new Set(['a']))
  expect(row({ ...lead({ a: value }), popupName: 'P', email: '' })).toBe(`t,P,,${cell},,,,,i\r\n`)
})

it.each([
  '+49 (0)30 123-456',
  '+12125552671 ext. 12',
  '-2.5',
  '1 - 2',
  'Mine:\n- one\n+ two\n= three',
  'a;+49 30 1',
  'a - b',
  'a=b',
  'name@example.com',
  'one; two',
  'שלום - עולם',
  '1,5',
  "it's",
])('leaves “%s” unchanged', (value) => {
  const { row } = csvOf(new Set(['a']))
  const cell = /[,;\n]/.test(value) ? `"${value}"` : value
  expect(row({ ...lead({ a: value }), popupName: 'P', email: '' })).toBe(`t,P,,${cell},,,,,i\r\n`)
})

it.each([
  {
    name: 'in a column',
    names: ['complete', 'tags'],
    facts: ['complete', 'tags'],
    header: 'complete,tags,leadComplete,leadTags,other',
    cells: 'mostly,mine,no,a,',
  },
  {
    name: 'where no template has them any more',
    names: [],
    facts: ['complete', 'tags'],
    header: 'complete,tags,other',
    cells: 'no,a,"{""complete"":""mostly"",""tags"":""mine""}"',
  },
  {
    name: 'where no template has steps any more',
    names: ['tags'],
    facts: [],
    header: 'tags,other',
    cells: 'mine,"{""complete"":""mostly"",""leadComplete"":""no"",""leadTags"":""a""}"',
  },
])('keeps fields that are called as facts about leads are, $name', ({ names, facts, header: columns, cells }) => {
  const { header, row } = csvOf(new Set(names), 'import', facts)
  const sent = lead({ complete: 'mostly', tags: 'mine' })
  expect(header).toBe(`at,popup,email,${columns},page,suspect,problems,id\r\n`)
  expect(row({ ...sent, popupName: 'P', email: '', complete: false, tags: ['a'] })).toBe(`t,P,,${cells},,,,i\r\n`)
})

it('writes values as they are for import elsewhere', () => {
  const { header, row } = csvOf(new Set(['a']), 'import')
  expect(header).toMatch(/^at,/)
  expect(row({ ...lead({ a: '=1+1' }), popupName: 'P', email: '+49 30' })).toBe('t,P,+49 30,=1+1,,,,,i\r\n')
})

it('looks for formulas in one long text as quickly as in many short ones', () => {
  const { row } = csvOf(new Set(['a']))
  const timeOf = (lines: number, times: number): number => {
    const leadRow = lead({ a: '\n '.repeat(lines) })
    const start = performance.now()
    for (let round = 0; round < times; round++) row(leadRow)
    return performance.now() - start
  }
  timeOf(1_000, 10)
  // If the time grew with the square of the lines, it would take a hundred times as long.
  expect(timeOf(20_000, 1)).toBeLessThan(timeOf(200, 100) * 10 + 50)
})
