import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../server/pages/make'
import { ownersAddress, ownerWords } from '../../server/sites/owner-link'
import { describeOnEitherDatabase } from '../support/databases'
import { PAGE, plainPage, pngOf, readPage } from '../support/page'
import { CLOSED_SITE, LEAD_POPUP, OPEN_SITE, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const OTHER = 'pageother0001'
const folder = mkdtempSync(join(tmpdir(), 'wisp-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'bowl.png': pngOf(300, 200),
  'drawing.svg': '<svg viewBox="0 0 30 20"><script>alert(1)</script></svg>',
  'film.mp4': Buffer.from('\0\0\0\x18ftypmp42 and then some more', 'latin1'),
}
const pageOf = (more: object = {}, site = OPEN_SITE) =>
  makePage(readPage(folder, { ...plainPage, ...more }, FILES), site)
const sectionOf = (...elements: object[]) => ({ columns: [{ elements }] })
const form = {
  type: 'form',
  button: 'Register',
  fields: [
    { name: 'email', kind: 'email', label: 'Email', required: true },
    { name: 'consent', kind: 'consent', label: 'I agree', required: true },
  ],
}

describeOnEitherDatabase('pages', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database(), { trustProxy: true })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const { id } of await shop.store.pages.list()) await shop.store.removal.deletePage(id)
  })

  const save = (more: object = {}, site = OPEN_SITE) => shop.store.pages.save(site, pageOf(more, site))
  const get = (path = '/l/night-market', headers: Record<string, string> = {}) => shop.request(path, { headers })
  const html = async (path?: string, headers?: Record<string, string>) => (await get(path, headers)).text()

  it('have the labels of the fields of their lead forms, also where an earlier build has stored them without', async () => {
    const page = pageOf({ sections: [sectionOf(form)] })
    const labels = async () => (await shop.store.popups.record(page.document.id))?.fields.map(({ label }) => label)
    await shop.store.pages.save(OPEN_SITE, { ...page, forms: '<input data-wisp-field="email">' })
    expect(await labels()).toEqual([undefined])
    for (const { name, run } of shop.store.upkeep) if (name === 'forms of pages') await run()
    expect(await labels()).toEqual(['Email', 'I agree'])
  })

  it('are brought up to date a few at a time, so that calls are answered in between', async () => {
    for (let index = 0; index < 11; index++)
      await save({ id: `page${`${index}`.padStart(9, '0')}`, slug: `fair-${index}` })
    const onStep = vi.fn()
    for (const { name, run } of shop.store.upkeep) if (name === 'forms of pages') await run({ onStep })
    expect(onStep.mock.calls.length).toBeGreaterThan(2)
  })

  it('are complete HTML, with what search engines and previews of links read', async () => {
    await save({
      picture: { src: 'bowl.png', alt: 'A bowl' },
      theme: { paper: '#fdfaf5' },
      sections: [sectionOf({ type: 'heading', level: 1, text: 'Clay & "fire"' })],
    })
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    const page = await response.text()
    const [image = ''] = /\/l-files\/\w+\.png/.exec(page) ?? []
    expect((await get(image)).status).toBe(200)
    for (const part of [
      '<html lang="en" dir="ltr">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>Night market</title>',
      '<meta name="description" content="Forty potters, one evening.">',
      `<link rel="canonical" href="${ORIGIN}/l/night-market">`,
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Night market">',
      '<meta property="og:description" content="Forty potters, one evening.">',
      `<meta property="og:url" content="${ORIGIN}/l/night-market">`,
      '<meta property="og:locale" content="en_US">',
      `<meta property="og:image" content="${ORIGIN}${image}">`,
      '<meta property="og:image:alt" content="A bowl">',
      '<meta property="og:image:width" content="300">',
      '<meta property="og:image:height" content="200">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="theme-color" content="#fdfaf5">',
      '<link rel="icon" href="data:,">',
      `<body data-page-id="${PAGE}">`,
      'Clay &amp; &quot;fire&quot;</h1>',
      `<script async src="../wisp-page.js" data-site="${OPEN_SITE}" data-root="body" data-cfasync="false" data-pagespeed-no-defer="true"></script>`,
    ])
      expect(page).toContain(part)
    expect(page.match(/<script/g)).toHaveLength(3)
    expect(page).not.toContain('wisp-origin')
  })

  it('name the address of the request, and in Hebrew are written from right to left', async () => {
    await save({ language: 'he', title: 'שוק לילה', canonical: 'https://clay.example/market' })
    const page = await html('/l/night-market', { 'x-forwarded-proto': 'https' })
    expect(page).toContain('<html lang="he" dir="rtl">')
    expect(page).toContain('content="he_IL"')
    expect(page).toContain('<link rel="canonical" href="https://clay.example/market">')
    expect(page).toContain('<meta property="og:url" content="https://clay.example/market">')
    await save()
    expect(await html('/l/night-market', { 'x-forwarded-proto': 'https' })).toContain(
      '<link rel="canonical" href="https://wisp.test/l/night-market">',
    )
  })

  it('say to their script who they are, in JSON that cannot end its element', async () => {
    const hostile = '</script><!--<script>\u2028'
    await save({
      toasts: [{ title: hostile, message: hostile, after: 3 }],
      popups: [
        {
          id: 'ask',
          name: 'Ask us',
          position: 'top-center',
          close: { position: 'outside', corner: 'top-left' },
          show: { trigger: 'mouse_exits' },
          after: { action: 'hide_x_day', daysToHide: 7 },
          columns: [{ elements: [{ id: 'no', type: 'button', text: 'No', action: { do: 'close-popup' } }] }],
        },
      ],
      sections: [
        sectionOf(
          { id: 'open', type: 'button', text: 'Ask', action: { do: 'open-popup', popup: 'ask' } },
          {
            id: 'go',
            type: 'button',
            text: 'Go',
            action: { do: 'open-link', to: 'https://a.example/a%20b', newTab: true },
          },
          { id: 'more', type: 'button', text: 'More', action: { do: 'show-elements', elements: ['go', 'open'] } },
          { id: 'top', type: 'menu', brand: 'B', button: { text: 'Ask', action: { do: 'open-popup', popup: 'ask' } } },
        ),
      ],
    })
    const page = await html()
    const [, data = ''] = /<script type="application\/json" data-wisp-page>(.*?)<\/script>/s.exec(page) ?? []
    expect(data).not.toMatch(/[<>&\u2028]/)
    const entry = (id: string, more: object) => ({ trigger: 'click', 'element-id': id, ...more })
    expect(JSON.parse(data)).toEqual({
      id: PAGE,
      variant: '',
      hits: `../api/page/ajax/${OPEN_SITE}`,
      popups: {
        ask: {
          popupID: 'ask',
          positionOnPage: 'center-top',
          coverWholeBg: true,
          animation: 'default',
          hideMobile: false,
          hideDesktop: false,
          howToShowUp: { trigger: 'mouse_exits' },
          afterClose: { action: 'hide_x_day', daysToHide: 7 },
          closeBtn: { position: 'c37-cbtn-outside', corner: 'c37-cbtn-corner-top-left' },
        },
      },
      actions: {
        open: entry('open', { action: 'open-popup', 'popup-id': 'ask' }),
        go: entry('go', { action: 'open-link', target: 'https://a.example/a%20b', 'new-tab': true }),
        more: entry('more', { action: 'show-elements', target: ['go', 'open'] }),
        'top-button': entry('top-button', { action: 'open-popup', 'popup-id': 'ask' }),
        no: entry('no', { action: 'close-popup' }),
      },
      toasts: [{ kind: 'info', title: hostile, message: hostile, after: 3 }],
    })
  })

  it('allow no script but ours, no style but their own, and only what their parts need', async () => {
    await save()
    const plain = (await get()).headers.get('content-security-policy') ?? ''
    expect(plain.split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+'$/),
      "connect-src 'self'",
      expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/),
      "img-src 'self' data: https:",
      "font-src 'self' data: https:",
      "media-src 'self' data: https:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types wisp',
    ])
    const ajax = { ...form, kind: 'ajax', to: 'https://list.example/subscribe?a=1' }
    const video = { type: 'video', video: { type: 'youtube', youtube: 'abcdefghijk' } }
    await save({ sections: [sectionOf({ type: 'heading', text: 'H' }, ajax, video)] })
    const policy = ((await get()).headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://list.example",
        "form-action 'self' https://list.example",
        'frame-src https://www.youtube-nocookie.com',
      ]),
    )
  })

  it('have not changed for a browser that knows them, and are another version at another address', async () => {
    await save()
    const first = await get()
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/l/night-market', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/l/night-market', { 'if-none-match': etag, 'x-forwarded-proto': 'https' })).status).toBe(200)
    await save({ title: 'Day market' })
    expect((await get('/l/night-market', { 'if-none-match': etag })).status).toBe(200)
  })

  it('are compressed, and answer HEAD without a body', async () => {
    await save()
    expect((await get('/l/night-market', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    const head = await shop.request('/l/night-market', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await shop.request('/l/night-market', { method: 'PUT' })).status).toBe(405)
  })

  it.each(['nothing', 'Night-Market', '%00', '%3Cscript%3E', 'a'.repeat(500)])(
    'are not there at /l/%s',
    async (slug) => {
      await save()
      const response = await get(`/l/${slug}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<h1>There is nothing here</h1>')
    },
  )

  it('can be paused, and then only their owner sees them', async () => {
    await save({ language: 'he' })
    await shop.store.pages.setPaused(PAGE, true)
    const response = await get()
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1>ההצעה אינה זמינה כרגע</h1>')
    expect((await get(`/l/night-market?preview=${PAGE}`)).status).toBe(404)
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const preview = await get(ownersAddress(`/l/night-market?preview=${PAGE}`, word))
    expect([preview.status, preview.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect((await get(ownersAddress(`/l/night-market?preview=${OTHER}`, word))).status).toBe(404)
    await save({ title: 'Again' })
    expect((await get()).status).toBe(404)
    await shop.store.pages.setPaused(PAGE, false)
    expect(await html()).toContain('<title>Again</title>')
  })

  describe('with variants', () => {
    const variants = [
      { name: 'short', weight: 3, title: 'Short', texts: { headline: 'Short & sweet' } },
      { name: 'long', weight: 1, sections: [{ id: 'hero', ...sectionOf({ type: 'heading', text: 'Long' }) }] },
      { name: 'later', weight: 0, texts: { headline: 'Later' } },
    ]
    const variantOf = (page: string) => /"variant":"(\w*)"/.exec(page)?.[1]
    const caller = (number: number) => ({
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      'user-agent': 'Tester',
    })

    it('show what each changes', async () => {
      await save({ variants })
      const short = await html('/l/night-market?variant=short')
      expect(short).toContain('<title>Short</title>')
      expect(short).toContain('Short &amp; sweet</h1>')
      const long = await html('/l/night-market?variant=long')
      expect(long).toContain('<title>Night market</title>')
      expect(long).toContain('Long</h2>')
      expect(long).not.toContain('Clay by lamplight')
      // No visitor gets it, so none sees it by its name, and its owner does.
      const hidden = '/l/night-market?variant=later'
      expect(['short', 'long']).toContain(variantOf(await html(hidden)))
      const later = await get(ownersAddress(hidden, (await ownerWords(shop.store))(OPEN_SITE)))
      expect([later.headers.get('x-robots-tag'), variantOf(await later.text())]).toEqual(['noindex', 'later'])
      expect(['short', 'long']).toContain(variantOf(await html('/l/night-market?variant=nosuch')))
    })

    it('give each visitor the same one again, and each its share of all visitors', async () => {
      await save({ variants })
      const counts = new Map<string | undefined, number>()
      for (let number = 0; number < 400; number++) {
        const [first, again] = [await html(undefined, caller(number)), await html(undefined, caller(number))]
        expect(variantOf(again)).toBe(variantOf(first))
        counts.set(variantOf(first), (counts.get(variantOf(first)) ?? 0) + 1)
      }
      // 300 of 400 are expected; the standard deviation is 8.7.
      expect(counts.get('short')).toBeGreaterThan(260)
      expect(counts.get('short')).toBeLessThan(340)
      expect([...counts.keys()].sort()).toEqual(['long', 'short'])
    })

    it('are kept by no shared cache', async () => {
      await save({ variants })
      expect((await get()).headers.get('cache-control')).toBe('private, no-cache')
    })
  })

  describe('with pictures and films', () => {
    const elements = [
      { type: 'heading', text: 'Pictures' },
      { type: 'picture', picture: { src: './bowl.png', alt: '' } },
      { type: 'picture', picture: { src: 'drawing.svg', alt: '', width: 60 } },
      { type: 'video', video: { type: 'self-hosted', source: { mp4: 'film.mp4' }, poster: 'bowl.png' } },
    ]
    const addresses = async () => [...(await html()).matchAll(/\/l-files\/\w+\.\w+/g)].map(([address]) => address)

    it('have their sizes in the page, and the files at addresses that never change', async () => {
      await save({ sections: [sectionOf(...elements)] })
      const page = await html()
      expect(page).toMatch(/<img [^>]*width="300" height="200"/)
      expect(page).toMatch(/<img [^>]*width="60" height="40"/)
      const [bowl = '', ...others] = [...new Set(await addresses())]
      expect(others).toHaveLength(2)
      const response = await get(bowl)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(FILES['bowl.png'])
      const etag = response.headers.get('etag') ?? ''
      expect((await get(bowl, { 'if-none-match': etag })).status).toBe(304)
    })

    it('run nothing: an SVG that is opened by itself is in a sandbox', async () => {
      await save({ sections: [sectionOf(...elements)] })
      const svg = (await addresses()).find((address) => address.endsWith('.svg')) ?? ''
      const { headers } = await get(svg)
      expect(headers.get('content-type')).toBe('image/svg+xml')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('send the part of a film that is asked for', async () => {
      await save({ sections: [sectionOf(...elements)] })
      const film = (await addresses()).find((address) => address.endsWith('.mp4')) ?? ''
      const part = await get(film, { range: 'bytes=4-7' })
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        `bytes 4-7/${FILES['film.mp4'].length}`,
        'ftyp',
      ])
      expect((await get(film, { range: 'bytes=999-' })).status).toBe(416)
    })

    it('keep the files of the import before, for pages that are still open', async () => {
      await save({ sections: [sectionOf(...elements)] })
      const [bowl = ''] = await addresses()
      await save()
      expect((await get(bowl)).status).toBe(200)
      await save()
      expect((await get(bowl)).status).toBe(404)
      await save({ sections: [sectionOf(...elements)] })
      expect((await get(bowl)).status).toBe(200)
      await shop.store.removal.deletePage(PAGE)
      expect((await get(bowl)).status).toBe(404)
    })

    it.each(['/l-files/nothing', `/l-files/${'0'.repeat(24)}.png`, '/l-files/..%2Fsecret.txt'])(
      'are not at %s',
      async (path) => expect((await get(path)).status).toBe(404),
    )
  })

  describe('with a lead form', () => {
    const send = (fields: Record<string, string>) =>
      shop.form('/api/display/conversion/0', { poptin_id: PAGE, visit_duration: '9', ...fields })
    const leads = async () => (await (await shop.desk('/leads')).json()).leads

    it('send leads to the desk under the title of the page, checked by the fields of its forms', async () => {
      await save({ sections: [sectionOf({ type: 'heading', text: 'H' }, form)] })
      expect((await send({ email: 'ann@example.com' })).status).toBe(200)
      expect(await leads()).toEqual([
        expect.objectContaining({
          popupId: PAGE,
          popupName: 'Night market',
          email: 'ann@example.com',
          problems: { consent: 'tick' },
        }),
      ])
      await save({ title: 'Day market' })
      expect((await leads())[0].popupName).toBe('Day market')
    })

    it('take leads that the browser sends itself, and thank the visitor on a page of their own', async () => {
      await save({ sections: [sectionOf(form)] })
      const body = 'email=ann%40example.com&consent=on&guests%5B%5D=Bo&guests%5B%5D=Cy&website='
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const response = await shop.request('/l/night-market', { method: 'POST', body, headers: type })
      expect([response.status, response.headers.get('location')]).toEqual([303, '?sent'])
      const [lead] = await leads()
      const fields = { guests: 'Bo, Cy', consent: 'true' }
      expect(lead).toMatchObject({ popupId: PAGE, email: 'ann@example.com', fields })
      expect(Object.keys(lead)).not.toContain('problems')
      expect(await html('/l/night-market?sent')).toContain('<h1>Sent successfully!</h1>')
      const before = (await leads()).length
      const empty = await shop.request('/l/night-market', { method: 'POST', body: 'email=&website=', headers: type })
      const nowhere = await shop.request('/l/nowhere', { method: 'POST', body, headers: type })
      expect([empty.status, nowhere.status, (await leads()).length]).toEqual([400, 404, before])
    })

    it('keep what their owner sends, marked, and count it in no figure', async () => {
      await save({ sections: [sectionOf(form)] })
      const figures = async () => (await shop.store.figures.totals()).get(PAGE)?.leads ?? 0
      const before = await figures()
      const path = ownersAddress('/l/night-market', (await ownerWords(shop.store))(OPEN_SITE))
      const sent = await shop.form(path, { email: 'owner@example.com', consent: 'on', website: '' })
      expect(sent.status).toBe(303)
      const lead = (await leads()).find(({ email }: { email: string }) => email === 'owner@example.com')
      expect(lead).toMatchObject({ suspect: true })
      expect(await figures()).toBe(before)
    })

    it('take once what the browser sends itself again, with an id or within a minute, and what differs as another lead', async () => {
      await save({ sections: [sectionOf(form)] })
      const before = (await leads()).length
      const post = async (fields: Record<string, string>, agent = 'Mozilla/5.0') => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent }
        const body = `${new URLSearchParams({ email: 'cy@example.com', website: '', ...fields })}`
        expect((await shop.request('/l/night-market', { method: 'POST', body, headers })).status).toBe(303)
      }
      const stored = async () => (await leads()).length - before
      await Promise.all([post({}), post({}), post({ _wisp_submission: '' }), post({ _wisp_submission: 'a b' })])
      expect(await stored()).toBe(1)
      await Promise.all([post({ guests: 'Bo' }), post({}, 'Another')])
      expect(await stored()).toBe(3)
      const id = { _wisp_submission: '1764-1' }
      await Promise.all([post(id), post(id, 'Another'), post(id)])
      expect(await stored()).toBe(4)
      // The page that the browser shows again as it was left.
      await post({ ...id, guests: 'Cy' })
      expect(await stored()).toBe(5)
      expect((await html()).match(/<input type="hidden" name="_wisp_submission" value=""/g)).toHaveLength(1)
      const empty = await shop.request('/l/night-market', {
        method: 'POST',
        body: 'email=&website=&_wisp_submission=1764-2',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(empty.status).toBe(400)
    })

    it('still take leads once they are removed, and keep those that they have', async () => {
      await save({ sections: [sectionOf({ type: 'heading', text: 'H' }, form)] })
      await shop.store.removal.deletePage(PAGE)
      expect((await get()).status).toBe(404)
      expect((await send({ email: 'bob@example.com' })).status).toBe(200)
      expect((await leads()).map(({ email }: { email: string }) => email)).toContain('bob@example.com')
    })
  })

  it('are no popups: no display answer, no list and no command has them', async () => {
    await save()
    const answer = await (await shop.form(`/api/display/${OPEN_SITE}`, { domain: 'wisp.test' })).text()
    expect(answer).not.toContain(PAGE)
    expect(await shop.store.popups.find(PAGE)).toBeUndefined()
    expect((await shop.store.popups.list()).map(({ id }) => id)).not.toContain(PAGE)
    expect((await get(`/api/display/click/${PAGE}`)).status).toBe(404)
    await shop.store.popups.setPaused(PAGE, true)
    expect((await get()).status).toBe(200)
  })

  it('share neither an id nor an address with anything else', async () => {
    expect(await save()).toBeUndefined()
    expect(await save({ id: OTHER })).toBe('slug')
    expect(await save({}, CLOSED_SITE)).toBe('site')
    expect(await save({ id: LEAD_POPUP, slug: 'else' })).toBe('popup')
    expect(await shop.store.popups.save(OPEN_SITE, popupOf({ id: PAGE, name: 'Popup' }))).toBe(false)
    expect((await shop.store.popups.findEver(PAGE))?.name).toBe('Night market')
    expect((await shop.store.pages.list()).map(({ id, slug }) => [id, slug])).toEqual([[PAGE, 'night-market']])
  })

  it('go with their site, and may then come back with another', async () => {
    await shop.store.sites.add({ key: 'short-lived', name: 'Short-lived' })
    expect(await save({ id: OTHER }, 'short-lived')).toBeUndefined()
    const [page, ...others] = await shop.store.pages.ofSite('short-lived')
    expect([page?.document.title, others]).toEqual(['Night market', []])
    await shop.store.removal.removeSite('short-lived')
    expect((await get()).status).toBe(404)
    expect(await shop.store.pages.ofSite('short-lived')).toEqual([])
    expect(await save({ id: OTHER })).toBeUndefined()
    expect(await html()).toContain(`data-site="${OPEN_SITE}"`)
  })
})
