/** How display answers are sent: to our own script, with what differs between visitors at the end, and to others. */
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthOf } from '../../server/lib/days'
import { CAMPAIGNS, DRAWN, LEAN, TAIL } from '../../shared/wire/addresses'
import { decodeDrawn } from '../../shared/wire/drawn'
import { decodeDisplay } from '../../shared/wire/page/display-answer'
import { settingsIn } from '../../shared/wire/page/own-popup'
import { decodePopup } from '../../shared/wire/page/popup'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Popups that have in common what those of one owner have. */
const ownersPopup = (number: number) =>
  popupOf({
    id: `popup${`${number}`.padStart(8, '0')}`,
    name: `Offer ${number}: ${WEEK[number % WEEK.length]}`,
    type: number % 3 ? 'lightbox' : 'bar',
    triggers: number % 2 ? { timeDelay: number } : { scrollPercent: number % 100, exitIntent: true },
    size: { width: 400 + number, height: 300 },
    html: `<p>${number}</p>`,
  })

const SIZES = [1, 10, 100]
/** The most that a block of its own takes, which is felt in an answer of one popup. */
const FRAME_BYTES = 8

describeOnEitherDatabase('a display answer', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    for (const size of SIZES) {
      await shop.store.sites.add({ key: `shop-${size}`, name: `Shop with ${size}` })
      for (let number = 0; number < size; number++)
        await shop.store.popups.save(`shop-${size}`, ownersPopup(size * 1_000 + number))
    }
  })
  afterAll(() => shop.close())

  const ask = async (site: string, encodings = '', query = TAIL, headers = {}) => {
    const allHeaders = { ...headers, ...(encodings && { 'accept-encoding': encodings }) }
    const response = await shop.form(`/api/display/${site}${query}`, { domain: 'shop.example', cc: 'fr' }, allHeaders)
    const body = Buffer.from(await response.arrayBuffer())
    const encoding = response.headers.get('content-encoding')
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    return { encoding, length: body.length, text: `${text}`, raw: JSON.parse(`${text}`), headers: response.headers }
  }

  describe.each(SIZES)('with %i popups', (size) => {
    it.each([
      ['gzip', 1.1, TAIL],
      ['br', 1.05, TAIL],
      ['gzip', 1.1, LEAN],
      ['br', 1.05, LEAN],
      ['gzip', 1.1, DRAWN],
      ['br', 1.05, DRAWN],
    ])(
      'weighs in %s at most %f times as much as all of it compressed at once (%s)',
      async (encoding, factor, query) => {
        const answer = await ask(`shop-${size}`, encoding, query)
        expect(answer.encoding).toBe(encoding)
        expect(answer.headers.get('vary')).toBe('Accept-Encoding')
        // Others are sent more, and get it compressed at once.
        const plain = await ask(`shop-${size}`, 'gzip', '')
        for (const { text } of [answer, plain])
          expect(answer.length).toBeLessThanOrEqual(factor * gzipSync(text, { level: 6 }).length + FRAME_BYTES)
        expect(plain.length).toBeLessThanOrEqual(1.1 * gzipSync(plain.text, { level: 6 }).length)
      },
    )

    it('tells our script what it tells others', async () => {
      const [plain, ownAnswer] = [(await ask(`shop-${size}`, '', '')).raw, (await ask(`shop-${size}`)).raw]
      const { country, cc, country_code, ip, poptins, ...rest } = plain
      const { viewer_id, server_url, ...same } = ownAnswer
      expect(same).toEqual({
        ...rest,
        country_code,
        ip,
        poptins: poptins.map(({ viewer_id, ...popup }: { viewer_id: string; poptin_url: string }) => ({
          ...popup,
          // The template of an only popup goes along.
          poptin: poptins.length === 1 ? '<p>1000</p>' : '',
          poptin_url: popup.poptin_url.slice(ORIGIN.length),
        })),
      })
      expect([country, cc, country_code, server_url]).toEqual(['FR', 'FR', 'FR', ORIGIN])
      expect(Object.keys(ownAnswer).slice(-4)).toEqual(['country_code', 'ip', 'viewer_id', 'server_url'])
    })
  })

  it.each(['br', 'gzip'])('takes 120 bytes of %s for each further popup, at most', async (encoding) => {
    const lengths = await Promise.all(SIZES.map(async (size) => (await ask(`shop-${size}`, encoding, DRAWN)).length))
    const [forOne = 0, forTen = 0, forHundred = 0] = lengths
    expect((forTen - forOne) / 9).toBeLessThanOrEqual(120)
    expect((forHundred - forTen) / 90).toBeLessThanOrEqual(120)
  })

  describe('for our own script', () => {
    const templateOf = async (query: string) => {
      const [wire] = (await ask('demo', '', query)).raw.poptins.filter(
        ({ poptin_id }: { poptin_id: string }) => poptin_id === LEAD_POPUP,
      )
      const url = new URL(wire.poptin_url, ORIGIN)
      const response = await shop.request(url.pathname)
      return { wire, url, html: await response.text(), cache: response.headers.get('cache-control') }
    }

    it('leaves what only drawing needs to the template, which is kept for good', async () => {
      const [lean, whole] = [await templateOf(LEAN), await templateOf('')]
      expect(lean.wire).not.toHaveProperty('design_properties')
      expect(lean.wire).not.toHaveProperty('poptin_size')
      expect(lean.html.endsWith(whole.html)).toBe(true)
      expect(JSON.parse(settingsIn(lean.html))).toMatchObject({ poptin_size: whole.wire.poptin_size })
      expect(whole.html).not.toMatch(/^<!--wisp/)
      for (const { cache } of [lean, whole]) expect(cache).toBe('public, max-age=31536000, immutable')
    })

    it('decodes for the script of this build what drawing needs of every popup', async () => {
      const { campaigns } = (await ask('demo', '', DRAWN)).raw
      const { templateUrl } = campaigns.find(({ id }: { id: string }) => id === LEAD_POPUP)
      expect(templateUrl).toContain('/drawn/')
      const settings = JSON.parse(settingsIn(await (await shop.request(templateUrl)).text()))
      const { wire } = await templateOf('')
      expect(settings.drawn).toEqual(JSON.parse(JSON.stringify(decodeDrawn(wire))))
      expect(settings).not.toHaveProperty('poptin_size')
    })

    it('names another template as soon as a setting of drawing changes, and the one before brings what holds now', async () => {
      const before = await templateOf(LEAN)
      await shop.store.popups.save('demo', popupOf({ size: { width: 123, height: 45 } }))
      const after = await templateOf(LEAN)
      expect(after.url.pathname).not.toBe(before.url.pathname)
      const old = await shop.request(before.url.pathname)
      expect([await old.text(), old.headers.get('cache-control')]).toEqual([after.html, 'no-cache'])
      expect(after.html).toContain('"width":123')
      await shop.store.popups.save('demo', popupOf({}))
    })

    it('leaves as much out of the answer to a press', async () => {
      const click = async (query: string) =>
        await (await shop.request(`/api/display/click/${LEAD_POPUP}${query}`)).json()
      const { campaigns } = await click(DRAWN)
      const others = [(await click(LEAN)).poptins[0], (await click(TAIL)).poptins[0]]
      expect([...campaigns, ...others].map((popup) => 'poptin_size' in popup)).toEqual([false, false, true])
      expect(campaigns).toMatchObject([{ id: LEAD_POPUP, type: 'lightbox', parts: ['cooldown'] }])
    })

    it('says of popups what it says to scripts of earlier builds, as the script keeps them', async () => {
      const { raw: lean } = await ask('shop-10', '', LEAN)
      /** The settings before a template differ, and so do their addresses. */
      const templateOfAny = (address = ''): string => address.replace(/draw(n|ing)\/.*/, '')
      const valuesOf = (popups: Record<string, string>[], name: string) => popups.map((popup) => popup[name])
      for (const query of [DRAWN, CAMPAIGNS]) {
        const { raw: own } = await ask('shop-10', '', query)
        expect(own).not.toHaveProperty('poptins')
        expect(valuesOf(own.campaigns, 'id')).toEqual(valuesOf(lean.poptins, 'poptin_id'))
        expect(valuesOf(own.campaigns, 'templateUrl').map(templateOfAny)).toEqual(
          valuesOf(lean.poptins, 'poptin_url').map(templateOfAny),
        )
      }
    })
  })

  it('is the same for every encoding, but for the id of the visitor', async () => {
    const all = await Promise.all(['', 'gzip', 'br', 'br, gzip', 'identity'].map((name) => ask('shop-10', name)))
    expect(all.map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br', 'br', null])
    const [first, ...others] = all.map(({ raw: { viewer_id, ...raw } }) => raw)
    for (const other of others) expect(other).toEqual(first)
    expect(new Set(all.map(({ raw }) => raw.viewer_id)).size).toBe(all.length)
  })

  const usedBy = async (site: string) => (await shop.store.figures.used(site, monthOf(Date.now()))).count
  const view = (id: string, viewer_id: string) => shop.json(`/api/display/viewed/${id}`, { client_id: 'c', viewer_id })

  it.each([
    ['one id', TAIL, 1],
    ['an id for each of its popups', '', 10],
  ])('has %s, with which each popup uses up one view', async (_, query, count) => {
    const before = await usedBy('shop-10')
    const { raw } = await ask('shop-10', 'gzip', query)
    const popups = decodeDisplay(raw).campaigns.map((campaign) => decodePopup(campaign))
    const [{ id = '', viewerId = '' } = {}] = popups
    expect(new Set(popups.map((popup) => popup.viewerId)).size).toBe(count)
    // A view that is sent again counts once, and what is forged does not.
    for (const _ of [1, 2]) for (const popup of popups) await view(popup.id, popup.viewerId)
    for (const forged of [viewerId.replace(/.$/, '!'), viewerId.replace(/^./, '~'), `a${viewerId}`, viewerId.slice(1)])
      await view(id, forged)
    expect(await usedBy('shop-10')).toBe(before + 10)
  })

  it('has an id that counts for popups of its site alone', async () => {
    for (const [site, counted] of [
      ['shop-10', 0],
      [CLOSED_SITE, 1],
    ] as const) {
      await view(CLOSED_POPUP, (await ask(site)).raw.viewer_id)
      expect(await usedBy(CLOSED_SITE)).toBe(counted)
    }
  })

  it('says the time where a popup has a schedule or an end, and what has changed', async () => {
    expect((await ask('demo')).raw.now).toBeUndefined()
    const end = new Date(Date.now() + 3_600_000).toISOString()
    await shop.store.popups.save(
      'demo',
      popupOf({ design: { ...popupOf({}).design, countdown: { style: 'digits', end } } }),
    )
    for (const query of [TAIL, '']) {
      const { raw } = await ask('demo', 'br', query)
      expect(Math.abs(Number(raw.now) - Date.now())).toBeLessThan(60_000)
    }
    await shop.store.popups.save('demo', popupOf({ name: 'Renamed' }))
    for (const encoding of ['br', 'gzip', '']) {
      const { raw } = await ask('demo', encoding)
      const [popup] = raw.poptins.filter(({ poptin_id }: { poptin_id: string }) => poptin_id === LEAD_POPUP)
      expect(popup.poptin_name).toBe('Renamed')
    }
  })
})
