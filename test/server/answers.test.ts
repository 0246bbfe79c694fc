/** How display answers are sent: to our own script, with what differs between visitors at the end, and to others. */
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthOf } from '../../server/lib/month'
import { TAIL } from '../../shared/wire/answer-tail'
import { decodeDisplay } from '../../shared/wire/page/display-answer'
import { decodePopup } from '../../shared/wire/page/popup'
import { describeOnEitherDatabase } from '../support/databases'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Popups that have in common what those of one owner have. */
const ownersPopup = (number: number) =>
  popupOf({
    id: `popup${`${number}`.padStart(8, '0')}`,
    name: `Offer ${number}: ${WEEK[number % WEEK.length]}`,
    type: (['lightbox', 'bar', 'side-small', 'social'] as const)[number % 4],
    triggers: number % 2 ? { timeDelay: number } : { scrollPercent: number % 100, exitIntent: true },
    size: { width: 400 + number, height: 300 },
    html: `<p>${number}</p>`,
  })

const SIZES = [1, 10, 100]

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
    const asked = { ...headers, ...(encodings && { 'accept-encoding': encodings }) }
    const response = await shop.form(`/api/display/${site}${query}`, { domain: 'shop.example', cc: 'fr' }, asked)
    const body = Buffer.from(await response.arrayBuffer())
    const encoding = response.headers.get('content-encoding')
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    return { encoding, length: body.length, text: `${text}`, raw: JSON.parse(`${text}`), headers: response.headers }
  }
  const viewersOf = (raw: Record<string, unknown>) =>
    decodeDisplay(raw).campaigns.map((one) => decodePopup(one).viewerId)

  describe.each(SIZES)('with %i popups', (size) => {
    it.each([
      ['gzip', 1.1],
      ['br', 1.05],
    ])('weighs in %s what it says: %f times as much as all of it at once, at most', async (encoding, factor) => {
      const answer = await ask(`shop-${size}`, encoding)
      expect(answer.encoding).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      // Others are sent more, and get it compressed at once.
      const plain = await ask(`shop-${size}`, 'gzip', '')
      for (const { text } of [answer, plain])
        expect(answer.length).toBeLessThanOrEqual(factor * gzipSync(text, { level: 6 }).length)
      expect(plain.length).toBeLessThanOrEqual(1.1 * gzipSync(plain.text, { level: 6 }).length)
    })

    it('tells our script what it tells others', async () => {
      const [plain, own] = [(await ask(`shop-${size}`, '', '')).raw, (await ask(`shop-${size}`)).raw]
      const { country, cc, country_code, ip, poptins, ...rest } = plain
      const { viewer, server_url, ...same } = own
      expect(same).toEqual({
        ...rest,
        country_code,
        ip,
        poptins: poptins.map(({ viewer_id, ...popup }: { viewer_id: string; poptin_url: string }) => ({
          ...popup,
          poptin_url: popup.poptin_url.slice(ORIGIN.length),
        })),
      })
      expect([country, cc, country_code, server_url]).toEqual(['FR', 'FR', 'FR', ORIGIN])
      expect(Object.keys(own).slice(-4)).toEqual(['country_code', 'ip', 'viewer', 'server_url'])
    })
  })

  it('is the same for every encoding, but for the id of the visitor', async () => {
    const all = await Promise.all(['', 'gzip', 'br', 'br, gzip', 'identity'].map((name) => ask('shop-10', name)))
    expect(all.map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br', 'br', null])
    const [first, ...others] = all.map(({ raw: { viewer, ...raw } }) => raw)
    for (const other of others) expect(other).toEqual(first)
    expect(new Set(all.map(({ raw }) => raw.viewer)).size).toBe(all.length)
  })

  it.each([TAIL, ''])('has an id of its own for each popup, of which each uses up one view (%s)', async (query) => {
    const used = async () => (await shop.store.figures.used('shop-10', monthOf(Date.now()))).count
    const before = await used()
    const { raw } = await ask('shop-10', 'gzip', query)
    const ids = raw.poptins.map(({ poptin_id }: { poptin_id: string }) => poptin_id)
    const viewers = viewersOf(raw)
    expect(new Set(viewers).size).toBe(10)
    const view = (id: string, viewer_id = '') => shop.json(`/api/display/viewed/${id}`, { client_id: 'c', viewer_id })
    for (const round of [1, 2]) {
      for (const [index, id] of ids.entries()) expect((await view(id, viewers[index])).status, `${round}`).toBe(200)
      expect(await used()).toBe(before + 10)
    }
    const [first = '', second = ''] = viewers
    const forged = [
      second,
      first.slice(0, 30),
      `${first.slice(0, 29)}!${ids[0]}`,
      first.replace(/^./, '~'),
      `a${first}`,
    ]
    for (const viewer of forged) await view(ids[0], viewer)
    expect(await used()).toBe(before + 10)
  })

  it('has an id that counts for popups of its site alone', async () => {
    const { raw } = await ask('shop-10')
    const elsewhere = { client_id: 'c', viewer_id: `${raw.viewer}${CLOSED_POPUP}` }
    await shop.json(`/api/display/viewed/${CLOSED_POPUP}`, elsewhere)
    expect((await shop.store.figures.used(CLOSED_SITE, monthOf(Date.now()))).count).toBe(0)
    const { raw: own } = await ask(CLOSED_SITE)
    await shop.json(`/api/display/viewed/${CLOSED_POPUP}`, { ...elsewhere, viewer_id: `${own.viewer}${CLOSED_POPUP}` })
    expect((await shop.store.figures.used(CLOSED_SITE, monthOf(Date.now()))).count).toBe(1)
  })

  it('says the time where a popup has a schedule or an end, and what has changed', async () => {
    expect((await ask('demo')).raw.now).toBeUndefined()
    const end = new Date(Date.now() + 3_600_000).toISOString()
    await shop.store.popups.save('demo', popupOf({ design: { ...popupOf({}).design, countdown: { end } } }))
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
